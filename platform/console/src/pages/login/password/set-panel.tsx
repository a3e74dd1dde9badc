import type { PasswordLink } from 'atrium/contract/system/user/password-link'
import { useEffect, useRef, useState } from 'react'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { PasswordInput } from '#shared/field/password/password-input'
import { usePasswordRule } from '#shared/field/password/use-password-rule'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { Panel, Way } from './panel'
import css from './password.module.css'
import { texts } from './text'
import { useSetPassword } from './use-set-password'

/** Sets a password by the link of a mail. */
export function SetPanel({ token, isOffered }: { token: string; isOffered: boolean }) {
  const t = useText(texts)
  const [link, setLink] = useState<PasswordLink>()
  const [isDone, setDone] = useState(false)
  /** Why the link does not work. */
  const [wrong, setWrong] = useState<string>()
  useEffect(() => {
    request(api.passwordLinks.read, { body: { token } }, { message: false }).then(setLink, (error: unknown) =>
      setWrong(error instanceof RequestError ? error.msg : String(error)),
    )
  }, [token])
  if (wrong !== undefined) return <BadPanel reason={wrong} isOffered={isOffered} />
  if (!link) return null
  const { username: name, purpose } = link
  if (isDone)
    return (
      <Panel title={t('done')} hint={t('doneHint', { name })}>
        <Way path="/login" isMain>
          {t('logIn')}
        </Way>
      </Panel>
    )
  const isReset = purpose === 'reset'
  return (
    <Panel title={t(isReset ? 'reset' : 'invitation')} hint={t(isReset ? 'resetHint' : 'invitationHint', { name })}>
      <SetForm token={token} link={link} onSet={() => setDone(true)} onBad={setWrong} />
    </Panel>
  )
}

function BadPanel({ reason, isOffered }: { reason: string; isOffered: boolean }) {
  const t = useText(texts)
  return (
    <Panel title={t('bad')} hint={reason}>
      <p className={css.hint}>{t('badHint')}</p>
      {isOffered && (
        <Way path="/password" isMain>
          {t('another')}
        </Way>
      )}
      <Way path="/login">{t('toLogin')}</Way>
    </Panel>
  )
}

interface SetFormProps {
  token: string
  link: PasswordLink
  onSet: () => void
  /** Called with the words of the server where the link is no longer good. */
  onBad: (msg: string) => void
}

function SetForm({ token, link, onSet, onBad }: SetFormProps) {
  const t = useText(texts)
  const form = useRef<HTMLFormElement>(null)
  const rule = usePasswordRule(link.passwordLength)
  const { field, isBusy, onSubmit } = useSetPassword({ token, onSet, onBad })
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [])
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <input hidden readOnly name="username" autoComplete="username" value={link.username} />
      <PasswordInput {...field('next')} hint={rule} />
      <PasswordInput {...field('repeat')} />
      <SubmitButton busy={isBusy}>{t(isBusy ? 'saving' : 'save')}</SubmitButton>
    </form>
  )
}
