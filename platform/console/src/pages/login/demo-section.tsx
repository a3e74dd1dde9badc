import { useEffect, useState } from 'react'
import type { Output } from 'atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { takeBrand } from '#shared/brand/brand'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { takeDefaultLanguage } from '#shared/i18n/language'
import { useText } from '#shared/i18n/text'
import type { Credentials } from '#shared/session/calls/sign-in'
import css from './login.module.css'
import { texts } from './text'

type DemoAccounts = Output<typeof api.session.loginOptions>['demoAccounts']

const DemoData = __BROWSER_RUNTIME__ ? lazyPart(async () => (await import('./demo-data')).DemoData) : undefined

/** The accounts of the demo seed, each filling the form in, and in the demo the choice of its data; nothing at all in a real installation. */
export function DemoSection({ onPick }: { onPick: (account: Credentials) => void }) {
  const t = useText(texts)
  const [turn, setTurn] = useState(0)
  const accounts = useDemoAccounts(turn)
  // The demo can be reset even when none of its accounts has the published password any more.
  if (accounts.length === 0 && !DemoData) return null
  return (
    <section className={css.demo} aria-label={t('demo')}>
      {accounts.length > 0 && <Accounts accounts={accounts} onPick={onPick} />}
      {DemoData && <DemoData onReset={() => setTurn(turn + 1)} />}
    </section>
  )
}

function Accounts({ accounts, onPick }: { accounts: DemoAccounts; onPick: (account: Credentials) => void }) {
  const t = useText(texts)
  return (
    <>
      <p>{t('demo')}</p>
      <ul className={css.chips}>
        {accounts.map((account) => (
          <li key={account.username}>
            <button type="button" className={css.chip} onClick={() => onPick(account)}>
              {account.username}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Loads them again whenever `turn` changes. */
function useDemoAccounts(turn: number): DemoAccounts {
  const [accounts, setAccounts] = useState<DemoAccounts>([])
  useEffect(() => {
    const controller = new AbortController()
    request(api.session.loginOptions, undefined, { message: false, signal: controller.signal }).then(
      ({ demoAccounts, brand, language }) => {
        takeBrand(brand)
        takeDefaultLanguage(language)
        setAccounts(demoAccounts)
      },
      // The form also works without them.
      () => undefined,
    )
    return () => controller.abort()
  }, [turn])
  return accounts
}
