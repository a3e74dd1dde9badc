import { useEffect, useRef } from 'react'
import { PasswordInput } from '#shared/field/password/password-input'
import { SubmitButton } from '#shared/field/submit-button'
import { usePasswordRule } from '#shared/field/password/use-password-rule'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import { useNewPassword } from './use-new-password'

/** Asks for the present password and a new one. `onSend` changes it and rejects with `RequestError`. */
export function NewPasswordForm({ onSend }: { onSend: (old: string, next: string) => Promise<void> }) {
  const t = useText(texts)
  const { field, isBusy, onSubmit } = useNewPassword(onSend)
  const rule = usePasswordRule()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <PasswordInput {...field('old')} />
      <PasswordInput {...field('next')} hint={rule} />
      <PasswordInput {...field('repeat')} />
      <SubmitButton busy={isBusy}>{t(isBusy ? 'saving' : 'save')}</SubmitButton>
    </form>
  )
}
