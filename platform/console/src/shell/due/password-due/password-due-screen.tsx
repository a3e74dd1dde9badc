import { useText } from '#shared/i18n/text'
import { changeDuePassword, forgetPasswordDue } from '#shared/session/calls/password-due'
import { DueScreen } from '../due-screen'
import { NewPasswordForm } from './new-password-form'
import { texts } from './text'

/** Asks a person who signed in with a one-time password to choose their own. */
export function PasswordDueScreen() {
  const t = useText(texts)
  return (
    <DueScreen title={t('title')} hint={t('hint')} leave={t('signOut')} onLeave={forgetPasswordDue}>
      <NewPasswordForm onSend={changeDuePassword} />
    </DueScreen>
  )
}
