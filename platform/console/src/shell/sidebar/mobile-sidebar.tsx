import { IconButton } from 'atrium/ui/button'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '#shared/i18n/text'
import { useClosedByBack } from '#shared/navigation/overlays'
import { texts } from '../text'
import { Brand } from './brand'
import { MenuPlace } from './menu-place'
import { SidebarMenu } from './sidebar'
import css from './sidebar.module.css'

/** The menu as an off-canvas panel over a mask. A native modal dialog holds the focus, closes by Esc and gives the focus back. */
export function MobileSidebar({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(texts)
  const dialog = useRef<HTMLDialogElement>(null)
  useClosedByBack(open, onClose)
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(() => {
    const element = dialog.current
    // What the mask gets arrives at the dialog itself. A link closes too, before its page takes the focus.
    const onClick = ({ target }: MouseEvent) => {
      if (target === element || (target as Element).closest('a')) element?.close()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])
  return (
    <dialog ref={dialog} className={css.panel} aria-label={t('menu')} onClose={onClose}>
      {open && (
        <nav className={css.sidebar} aria-label={t('menu')}>
          <div className={css.top}>
            <Brand />
            <IconButton icon="lucide:x" label={t('closeMenu')} onClick={onClose} />
          </div>
          <MenuPlace>
            <SidebarMenu />
          </MenuPlace>
        </nav>
      )}
    </dialog>
  )
}
