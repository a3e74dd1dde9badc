import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import css from './context-menu.module.css'
import { MenuList, type MenuAction } from './menu-list'

interface ContextMenuProps {
  /** The name of the menu for screen readers. */
  label: string
  /** Where it opens, in coordinates of the window. */
  at: { readonly x: number; readonly y: number }
  /** The lines of the menu; a line with `children` opens a menu of its own. */
  actions: readonly MenuAction[]
  /** The element that it belongs to, which has the focus again after a choice and after Esc. */
  trigger: HTMLElement
  /** Called after a choice, by Esc and by a click elsewhere. The caller then takes the menu away. */
  onClose: () => void
}

/** A menu at a point, moved so that it stays in the window. A click elsewhere, scrolling and Esc close it. */
export function ContextMenu({ label, at, actions, trigger, onClose }: ContextMenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current!
    const { width, height } = element.getBoundingClientRect()
    element.style.left = `${Math.max(8, Math.min(at.x, document.documentElement.clientWidth - width - 8))}px`
    element.style.top = `${Math.max(8, Math.min(at.y, window.innerHeight - height - 8))}px`
  }, [at])
  useEffect(() => {
    const outside = ({ target }: Event) => {
      if (!panel.current?.contains(target as Node)) onClose()
    }
    const ends = ['pointerdown', 'scroll', 'contextmenu'] as const
    for (const type of ends) document.addEventListener(type, outside, true)
    window.addEventListener('resize', onClose)
    window.addEventListener('blur', onClose)
    return () => {
      for (const type of ends) document.removeEventListener(type, outside, true)
      window.removeEventListener('resize', onClose)
      window.removeEventListener('blur', onClose)
    }
  }, [onClose])
  const close = () => {
    trigger.focus({ preventScroll: true })
    onClose()
  }
  return createPortal(
    <div
      ref={panel}
      role="presentation"
      className={css.panel}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <MenuList label={label} actions={actions} onClose={close} />
    </div>,
    document.body,
  )
}
