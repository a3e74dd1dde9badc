import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { useText } from '../../i18n/text'
import { copyText } from '#shared/feedback/copy'
import { Modal } from '#shared/feedback/modal'
import { texts } from '#shared/feedback/text'
import css from './shown-once.module.css'

interface ShownOnceProps {
  title: string
  /** Names the value for assistive technology. */
  label: string
  /** The value; undefined closes the dialog. */
  value: string | undefined
  hint: string
  onClose: () => void
}

/**
 * Shows a value that nothing brings back, such as a password. A click beside it does not close it.
 * @example
 * <ShownOnce title={t('title')} label={t('secret')} value={secret} hint={t('once')} onClose={forget} />
 */
export function ShownOnce({ title, label, value, hint, onClose }: ShownOnceProps) {
  const t = useText(texts)
  return (
    <Modal
      isOpen={value !== undefined}
      title={title}
      width={520}
      mask={{ closable: false }}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('noted')}
        </Button>
      }
    >
      {value !== undefined && (
        <>
          <div className={css.row}>
            <output className={css.value} aria-label={label}>
              {value}
            </output>
            <Button icon={<Icon name="lucide:copy" />} onClick={() => void copyText(value)}>
              {t('copy')}
            </Button>
          </div>
          <p className={css.hint}>{hint}</p>
        </>
      )}
    </Modal>
  )
}
