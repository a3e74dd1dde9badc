import type { Output } from 'atrium/contract/endpoint'
import type { api } from '#shared/api/api'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import type { Credentials } from '#shared/session/calls/sign-in'
import css from './login.module.css'
import { texts } from './text'

type DemoAccounts = Output<typeof api.session.loginOptions>['demoAccounts']

const DemoData = __BROWSER_RUNTIME__ ? lazyPart(async () => (await import('./demo-data')).DemoData) : undefined

interface DemoSectionProps {
  accounts: DemoAccounts
  onPick: (account: Credentials) => void
  /** Called when the data of the demo are other ones. */
  onReset: () => void
}

/** The accounts of the demo seed, each filling the form in, and in the demo the choice of its data; nothing at all in a real installation. */
export function DemoSection({ accounts, onPick, onReset }: DemoSectionProps) {
  const t = useText(texts)
  // The demo can be reset even when none of its accounts has the published password any more.
  if (accounts.length === 0 && !DemoData) return null
  return (
    <section className={css.demo} aria-label={t('demo')}>
      {accounts.length > 0 && <Accounts accounts={accounts} onPick={onPick} />}
      {DemoData && <DemoData onReset={onReset} />}
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
