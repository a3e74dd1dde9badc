import { FocusReturn } from 'atrium/ui/overlay/focus-return'
import { Modal as KitModal, type ModalProps as KitModalProps } from 'antd'
import { useText } from '../i18n/text'
import { useClosedByBack } from '../navigation/overlays'
import { texts } from './text'

interface ModalProps extends Omit<KitModalProps, 'open' | 'onCancel' | 'closable' | 'destroyOnHidden' | 'focusable'> {
  isOpen: boolean
  /** Asked for by the ×, by Esc, by Back of the browser and, unless `mask` forbids it, by a click beside the dialog. */
  onClose: () => void
}

/**
 * A dialog with fields or a list, drawn by the UI kit; a question is asked by `confirm`. What it holds goes when it is closed.
 * Every such dialog of the console is this one, so that its × has the same name, and the focus goes back to what opened it.
 *
 * @example
 * <Modal title={t('link')} width={440} isOpen={isOpen} onClose={close} footer={null}>…</Modal>
 */
export function Modal({ isOpen, onClose, ...rest }: ModalProps) {
  const t = useText(texts)
  useClosedByBack(isOpen, onClose)
  return (
    <>
      <FocusReturn isOpen={isOpen} />
      <KitModal
        {...rest}
        open={isOpen}
        onCancel={onClose}
        closable={{ 'aria-label': t('close') }}
        focusable={{ focusTriggerAfterClose: false }}
        destroyOnHidden
      />
    </>
  )
}
