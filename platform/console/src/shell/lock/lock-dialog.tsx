import { PlainButton } from 'atrium/ui/button'
import { Dialog, DialogActions } from 'atrium/ui/overlay/dialog'
import { useEffect } from 'react'
import { PasswordInput } from '#shared/field/password/password-input'
import { SubmitButton } from '#shared/field/submit-button'
import { useText } from '#shared/i18n/text'
import { useClosedByBack } from '#shared/navigation/overlays'
import { lockSession } from '#shared/session/calls/lock-session'
import { useLockDialog } from './lock-dialog-state'
import css from './lock.module.css'
import { texts } from './text'
import { usePasswordForm } from './use-password-form'

/** Asks for the lock-screen password and locks. */
export function LockDialog() {
  const open = useLockDialog((state) => state.open)
  // A console that starts again begins without the question.
  useEffect(() => () => useLockDialog.setState({ open: false }), [])
  return open ? <Question onClose={() => useLockDialog.setState({ open: false })} /> : null
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useText(texts)
  useClosedByBack(true, onClose)
  const { field, isBusy, onSubmit } = usePasswordForm('enterLockPassword', lockSession)
  return (
    <Dialog title={t('lock')} hint={t('lockHint')} onClose={onClose}>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <PasswordInput {...field} label={t('lockPassword')} name="lock-password" autoComplete="off" />
        <DialogActions>
          <PlainButton onClick={onClose}>{t('cancel')}</PlainButton>
          <SubmitButton busy={isBusy}>{t('confirm')}</SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
