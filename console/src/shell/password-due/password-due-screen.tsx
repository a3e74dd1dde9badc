import { useEffect, useRef } from 'react'
import { PasswordField } from '../../shared/field/password-field'
import { SubmitButton } from '../../shared/field/submit-button'
import { useText } from '../../shared/i18n/text'
import { usePageTitle } from '../../shared/session/page-title'
import { forgetPasswordDue } from '../../shared/session/hold/password-due'
import { signOut } from '../../shared/session/sign-in'
import css from './password-due.module.css'
import { texts } from './text'
import { useNewPassword } from './use-new-password'

/** Asks whoever signed in with a password for one time to choose their own. */
export function PasswordDueScreen() {
  const t = useText(texts)
  const { field, isBusy, onSubmit } = useNewPassword()
  const form = useRef<HTMLFormElement>(null)
  usePageTitle(t('title'))
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const leave = () => {
    forgetPasswordDue()
    void signOut()
  }
  return (
    <main className={css.screen}>
      <form ref={form} className={css.panel} onSubmit={onSubmit} noValidate>
        <h1>{t('title')}</h1>
        <p>{t('hint')}</p>
        <PasswordField {...field('old')} />
        <PasswordField {...field('next')} />
        <PasswordField {...field('repeat')} />
        <SubmitButton busy={isBusy}>{t(isBusy ? 'saving' : 'save')}</SubmitButton>
        <button type="button" className={css.leave} onClick={leave}>
          {t('signOut')}
        </button>
      </form>
    </main>
  )
}
