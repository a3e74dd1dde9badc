import { FocusReturn } from 'atrium/ui/overlay/focus-return'
import { Drawer as KitDrawer, type DrawerProps as KitDrawerProps } from 'antd'
import { useText } from '../i18n/text'
import { useClosedByBack } from '../navigation/overlays'
import { texts } from './text'

interface DrawerProps extends Omit<KitDrawerProps, 'open' | 'onClose' | 'closable' | 'focusable'> {
  isOpen: boolean
  /** Asked for by the ×, by Esc, by Back of the browser and by a click beside the drawer. */
  onClose: () => void
}

/**
 * A panel that slides in at the side of the window, at the right unless `placement` says otherwise; `size` is in CSS pixels,
 * on a narrower screen all of it. Every drawer of the console is this one, so that its × has the same side and name, and the focus goes
 * back to what opened it.
 *
 * @example
 * <Drawer title={t('details')} size={480} isOpen={isOpen} onClose={close} destroyOnHidden>…</Drawer>
 */
export function Drawer({ isOpen, onClose, ...rest }: DrawerProps) {
  const t = useText(texts)
  useClosedByBack(isOpen, onClose)
  return (
    <>
      <FocusReturn isOpen={isOpen} />
      <KitDrawer
        {...rest}
        open={isOpen}
        onClose={onClose}
        closable={{ 'aria-label': t('close'), placement: 'end' }}
        focusable={{ focusTriggerAfterClose: false }}
      />
    </>
  )
}
