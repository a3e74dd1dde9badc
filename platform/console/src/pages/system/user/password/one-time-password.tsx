import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { copyText } from '#shared/feedback/copy'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import css from './one-time-password.module.css'
import { texts } from './text'

export interface ShownPassword {
  name: string
  password: string
}

/** Shows a one-time password, once. A click beside it does not close it, for nothing brings the password back. */
export function OneTimePassword({ shown, onClose }: { shown: ShownPassword | undefined; onClose: () => void }) {
  const t = useText(texts)
  return (
    <Modal
      isOpen={shown !== undefined}
      title={shown && t('title', shown)}
      width={440}
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('saved')}
        </Button>
      }
    >
      {shown && (
        <>
          <div className={css.row}>
            <output className={css.password} aria-label={t('password')}>
              {shown.password}
            </output>
            <Button icon={<Icon name="lucide:copy" />} onClick={() => void copyText(shown.password)}>
              {t('copy')}
            </Button>
          </div>
          <p className={css.hint}>{t('once')}</p>
        </>
      )}
    </Modal>
  )
}
