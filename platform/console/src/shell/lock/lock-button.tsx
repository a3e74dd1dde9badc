import { IconButton } from 'atrium/ui/button'
import { useText } from '#shared/i18n/text'
import { useLockDialog } from './lock-dialog-state'
import { texts } from './text'

export function LockButton() {
  const t = useText(texts)
  return (
    <IconButton
      icon="lucide:lock"
      label={t('lock')}
      aria-haspopup="dialog"
      onClick={() => useLockDialog.setState({ open: true })}
    />
  )
}
