import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { copyText } from '#shared/feedback/copy'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import css from '../webhook.module.css'
import { texts } from '../text'

interface SecretDialogProps {
  secret: string
  isOpen: boolean
  onClose: () => void
}

/** Shows a secret, once. A click beside it does not close it, for nothing brings the secret back. */
export function SecretDialog({ secret, isOpen, onClose }: SecretDialogProps) {
  const t = useText(texts)
  return (
    <Modal
      isOpen={isOpen}
      title={t('secretTitle')}
      width={520}
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('saved')}
        </Button>
      }
    >
      <div className={css.row}>
        <output className={css.secret} aria-label={t('secret')}>
          {secret}
        </output>
        <Button icon={<Icon name="lucide:copy" />} onClick={() => void copyText(secret)}>
          {t('copy')}
        </Button>
      </div>
      <p className={css.hint}>{t('secretOnce')}</p>
    </Modal>
  )
}
