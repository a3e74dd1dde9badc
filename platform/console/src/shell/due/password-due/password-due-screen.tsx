import { useText } from '#shared/i18n/text'
import { usePageTitle } from '#shared/navigation/page-title'
import { changeDuePassword, forgetPasswordDue } from '#shared/session/calls/password-due'
import { signOut } from '#shared/session/calls/sign-in'
import { NewPasswordForm } from './new-password-form'
import css from './password-due.module.css'
import { texts } from './text'

/** Asks a person who signed in with a one-time password to choose their own. */
export function PasswordDueScreen() {
  const t = useText(texts)
  usePageTitle(t('title'))
  const leave = () => {
    forgetPasswordDue()
    void signOut()
  }
  return (
    <main className={css.screen}>
      <div className={css.panel}>
        <h1>{t('title')}</h1>
        <p>{t('hint')}</p>
        <NewPasswordForm onSend={changeDuePassword} />
        <button type="button" className={css.leave} onClick={leave}>
          {t('signOut')}
        </button>
      </div>
    </main>
  )
}
