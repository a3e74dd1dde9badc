import { PlainButton } from 'atrium/ui/button'
import { Dialog, DialogActions } from 'atrium/ui/overlay/dialog'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { RequestError } from '#shared/api/request-error'
import { PasswordInput } from '#shared/field/password/password-input'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { useClosedByBack } from '#shared/navigation/overlays'
import { endReauthentication } from '#shared/session/reauthentication/reauthentication'
import { useSession } from '#shared/session/user/session'
import { VerificationPart } from '#shared/session/verification/verification-part'
import { usePasswordForm } from '../lock/use-password-form'
import css from './reauthentication.module.css'
import { texts } from './text'

const cancel = () => endReauthentication(false)

/** Asks for the password of the account. */
export function ReauthenticationDialog() {
  const t = useText(texts)
  useClosedByBack(true, cancel)
  return (
    <Dialog title={t('title')} hint={t('hint')} onClose={cancel}>
      <PasswordForm />
    </Dialog>
  )
}

function PasswordForm() {
  const t = useText(texts)
  const username = useSession((session) => session.userInfo.username)
  const { field, isBusy, demand, onPass, onSubmit } = usePasswordForm('enterPassword', show)
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      {/* Password managers fill in what belongs to this name. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordInput {...field} label={t('password')} />
      {demand > 0 && <VerificationPart key={demand} purpose="reauthenticate" takesFocus onPass={onPass} />}
      <DialogActions>
        <PlainButton onClick={cancel}>{t('cancel')}</PlainButton>
        <SubmitButton busy={isBusy}>{t('submit')}</SubmitButton>
      </DialogActions>
    </form>
  )
}

async function show(password: string, pass?: string): Promise<void> {
  try {
    await request(api.session.reauthenticate, { body: { password, pass } }, { message: false })
  } catch (error) {
    // The session ended or was locked meanwhile, which shows in place of this.
    if (error instanceof RequestError && error.isHandled) return cancel()
    throw error
  }
  endReauthentication(true)
}
