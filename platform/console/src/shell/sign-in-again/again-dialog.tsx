import { Dialog } from 'atrium/ui/overlay/dialog'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import { changeOwnPassword } from '#shared/session/calls/own-password'
import { useClosedByBack } from '#shared/navigation/overlays'
import { endRenewal } from '#shared/session/end/renewal'
import { NewPasswordForm } from '../due/password-due/new-password-form'
import { AgainForm } from './again-form'
import { goOn } from './go-on'
import css from './sign-in-again.module.css'
import { texts } from './text'

/** Asks for the password, and for a new one where that is due. `reason` is why the session ended, in words. */
export function AgainDialog({ reason }: { reason: string }) {
  const t = useText(texts)
  const [isDue, setDue] = useState(false)
  useClosedByBack(true, endRenewal)
  if (isDue) {
    const send = async (old: string, next: string) => {
      await changeOwnPassword(old, next)
      goOn()
    }
    return (
      <Dialog title={t('due')} hint={t('dueHint')} onClose={endRenewal}>
        <div className={css.due}>
          <NewPasswordForm onSend={send} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('title')} hint={t('hint', { reason })} onClose={endRenewal}>
      <AgainForm onDue={() => setDue(true)} />
    </Dialog>
  )
}
