import type { Factor, Factors, Passkey } from 'atrium/contract/system/user/factor'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { UnreadSection } from '#shared/facts/owned/unread-section'
import css from '#shared/session/factor/factors.module.css'
import { texts } from '#shared/session/factor/text'
import { noPasskeys } from '#shared/session/passkey/support'
import { texts as passkeyTexts } from '#shared/session/passkey/text'
import type { Asked } from './change-dialogs'
import { FactorRow } from './factor-row'
import { useRemove } from './use-remove'

const SetupDialog = lazyPart(async () => (await import('./setup-dialog')).SetupDialog, {
  close: ({ onClose }) => onClose(),
})
const PasskeyDialog = lazyPart(async () => (await import('./passkey-dialog')).PasskeyDialog, {
  close: ({ onClose }) => onClose(),
})
const ChangeDialog = lazyPart(async () => (await import('./change-dialogs')).ChangeDialog, {
  close: ({ onClose }) => onClose(),
})

/** From so few recovery codes on the page asks for new ones. */
const fewCodes = 3

/** The second factors of the person: what they have, and the ways to change it. */
export function FactorSection() {
  const t = useText(texts)
  const { data, isError, refetch } = useQuery(queryOf(api.ownFactors.read))
  const app = useSetUp()
  const passkey = useSetUp()
  const [asked, setAsked] = useState<Asked>()
  if (!data) return <UnreadSection error={isError ? t('failed') : undefined} onRetry={() => void refetch()} />
  const hasApp = data.factors.length > 0
  const isOn = hasApp || data.passkeys.length > 0
  return (
    <>
      <div className={css.top}>
        <StatusTag tone={isOn ? 'success' : 'neutral'} dot>
          {t(isOn ? 'on' : 'off')}
        </StatusTag>
        <p>{t('hint')}</p>
        <Button type={isOn ? 'default' : 'primary'} onMouseEnter={SetupDialog.prepare} onClick={app.open}>
          {t(hasApp ? 'addAnother' : 'turnOn')}
        </Button>
      </div>
      {hasApp && <FactorList label={t('list')} rows={data.factors} isLast={isLast(data)} onAsk={setAsked} />}
      <Passkeys {...data} onAdd={passkey.open} onAsk={setAsked} />
      {isOn && <Codes left={data.recoveryCodes} onRenew={() => setAsked({ kind: 'codes' })} />}
      {app.count > 0 && <SetupDialog key={`app ${app.count}`} isOpen={app.isOpen} onClose={app.close} />}
      {passkey.count > 0 && (
        <PasskeyDialog key={`passkey ${passkey.count}`} isOpen={passkey.isOpen} onClose={passkey.close} />
      )}
      {asked && <ChangeDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const isLast = ({ factors, passkeys }: Factors) => factors.length + passkeys.length === 1

/** A dialog that begins from the start each time that it opens. */
function useSetUp() {
  const [state, setState] = useState({ count: 0, isOpen: false })
  return {
    ...state,
    open: () => setState(({ count }) => ({ count: count + 1, isOpen: true })),
    close: () => setState(({ count }) => ({ count, isOpen: false })),
  }
}

interface PasskeysProps extends Factors {
  onAdd: () => void
  onAsk: (asked: Asked) => void
}

function Passkeys({ onAdd, onAsk, ...all }: PasskeysProps) {
  const t = useText(passkeyTexts)
  const reason = noPasskeys()
  const { passkeys } = all
  return (
    <>
      <h3 className={css.subtitle}>{t('passkeys')}</h3>
      <div className={css.top}>
        <p>{reason ? t(reason) : t('hint')}</p>
        {!reason && (
          <Button onMouseEnter={PasskeyDialog.prepare} onClick={onAdd}>
            {t('add')}
          </Button>
        )}
      </div>
      {passkeys.length > 0 && <FactorList label={t('passkeys')} rows={passkeys} isLast={isLast(all)} onAsk={onAsk} />}
    </>
  )
}

interface FactorListProps {
  label: string
  rows: readonly (Factor | Passkey)[]
  isLast: boolean
  onAsk: (asked: Asked) => void
}

function FactorList({ label, rows, isLast: isLastOne, onAsk }: FactorListProps) {
  const remove = useRemove()
  return (
    <ul className={css.list} aria-label={label}>
      {rows.map((factor) => (
        <FactorRow
          key={'passkeyId' in factor ? factor.passkeyId : factor.factorId}
          factor={factor}
          onRename={() => onAsk({ kind: 'rename', factor })}
          onRemove={() => remove(factor, isLastOne)}
        />
      ))}
    </ul>
  )
}

function Codes({ left, onRenew }: { left: number; onRenew: () => void }) {
  const t = useText(texts)
  return (
    <div className={css.left}>
      <p>
        {t('codesLeft', { count: left })}
        {left <= fewCodes && <StatusTag tone="warning">{t('codesLow')}</StatusTag>}
      </p>
      <Button onClick={onRenew}>{t('newCodes')}</Button>
    </div>
  )
}
