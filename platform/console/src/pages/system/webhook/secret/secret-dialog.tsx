import { ShownOnce } from '#shared/facts/once/shown-once'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'

interface SecretDialogProps {
  secret: string
  isOpen: boolean
  onClose: () => void
}

/** Shows the secret of a webhook, once. */
export function SecretDialog({ secret, isOpen, onClose }: SecretDialogProps) {
  const t = useText(texts)
  return (
    <ShownOnce
      title={t('secretTitle')}
      label={t('secret')}
      value={isOpen ? secret : undefined}
      hint={t('secretOnce')}
      onClose={onClose}
    />
  )
}
