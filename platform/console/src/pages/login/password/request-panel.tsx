import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { Field } from '#shared/field/field'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { VerificationPart } from '#shared/session/verification/verification-part'
import { Panel, Way } from './panel'
import css from './password.module.css'
import { texts } from './text'

/** Asks for an account, then for a verification, and says the same for any account. */
export function RequestPanel({ isOffered }: { isOffered: boolean }) {
  const t = useText(texts)
  const [isSent, setSent] = useState(false)
  if (!isOffered)
    return (
      <Panel title={t('forgotten')} hint={t('notOffered')}>
        <Way path="/login">{t('toLogin')}</Way>
      </Panel>
    )
  return isSent ? (
    <Panel title={t('sent')} hint={t('sentHint')}>
      <Way path="/login">{t('toLogin')}</Way>
    </Panel>
  ) : (
    <Panel title={t('forgotten')} hint={t('forgottenHint')}>
      <RequestForm onSent={() => setSent(true)} />
      <Way path="/login">{t('toLogin')}</Way>
    </Panel>
  )
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const t = useText(texts)
  const input = useRef<HTMLInputElement>(null)
  const [account, setAccount] = useState('')
  const [error, setError] = useState('')
  /** Another number for each verification; 0 while there is none. */
  const [round, setRound] = useState(0)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => input.current?.focus(), [])
  const stop = (message: string) => {
    setRound(0)
    setError(message)
    input.current?.select()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (account.trim() === '') stop(t('enterAccount'))
    else if (round === 0) setRound(1)
  }
  const send = async (pass: string) => {
    setBusy(true)
    try {
      await request(api.passwordLinks.request, { body: { account, pass } }, { message: false })
      onSent()
    } catch (thrown) {
      if (!(thrown instanceof RequestError)) throw thrown
      stop(thrown.fields.account ?? thrown.msg)
    }
    setBusy(false)
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Field
        ref={input}
        label={t('account')}
        {...(error && { error })}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        onChange={({ target }) => {
          setAccount(target.value)
          setError('')
          setRound(0)
        }}
      />
      {round > 0 && (
        <div className={css.verification}>
          <VerificationPart
            purpose="forgottenPassword"
            account={account.trim()}
            takesFocus
            onPass={(pass) => void send(pass)}
          />
        </div>
      )}
      {round === 0 && <SubmitButton busy={isBusy}>{t(isBusy ? 'sending' : 'send')}</SubmitButton>}
    </form>
  )
}
