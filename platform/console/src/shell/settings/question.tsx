import { PlainButton, PrimaryButton } from '@atrium/ui/button'
import { Dialog, DialogActions } from '@atrium/ui/overlay/dialog'
import { useText } from '#shared/i18n/text'
import { useClosedByBack } from '#shared/navigation/overlays'
import { texts } from './text'

interface QuestionProps {
  title: string
  hint: string
  /** The label of the button that confirms. */
  action: string
  onClose: () => void
  onAgree: () => void
}

/** Asks before settings go. Esc closes the question alone, not the drawer around it. */
export function Question({ title, hint, action, onClose, onAgree }: QuestionProps) {
  const t = useText(texts)
  useClosedByBack(true, onClose)
  const agree = () => {
    onClose()
    onAgree()
  }
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}>
      <Dialog title={title} hint={hint} onClose={onClose}>
        <DialogActions>
          <PlainButton onClick={onClose}>{t('cancel')}</PlainButton>
          <PrimaryButton onClick={agree}>{action}</PrimaryButton>
        </DialogActions>
      </Dialog>
    </div>
  )
}
