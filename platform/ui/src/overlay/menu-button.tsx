import { useId, type ReactNode } from 'react'
import css from './menu-button.module.css'
import { MenuList, type MenuAction } from './menu-list'
import { usePopover } from './popover'

export type { MenuAction } from './menu-list'

interface MenuButtonProps {
  /** The name of the button; also its tooltip. */
  label: string
  /** The content of the button. */
  children: ReactNode
  /** The lines of the menu; a line with children opens a menu of its own. */
  actions: readonly MenuAction[]
  /** Shown above the actions, not part of them. */
  heading?: ReactNode
  /** The class of the button. */
  className?: string
}

/** How near a menu comes to the edge of the screen, in CSS pixels. */
const margin = 8

/** A menu ends where its button does. Where it would begin left of the screen, it moves to the right. */
function keepOnScreen(panel: HTMLElement | null): void {
  const missing = panel ? margin - panel.getBoundingClientRect().left : 0
  if (panel && missing > 0) panel.style.translate = `${missing}px`
}

/**
 * A button that opens a menu below it: arrows, Home and End move, Enter chooses, Esc and a click elsewhere close.
 * @example
 * <MenuButton label={t('more')} actions={[{ key: 'delete', label: t('delete'), onSelect: remove }]}>
 *   <Icon name="lucide:ellipsis" />
 * </MenuButton>
 */
export function MenuButton({ label, children, actions, heading, className }: MenuButtonProps) {
  const { open, setOpen, close, root } = usePopover()
  const id = useId()
  return (
    <div className={css.root} {...root}>
      <button
        type="button"
        className={`${css.trigger} ${className ?? ''}`}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {open && (
        <div className={css.panel} ref={keepOnScreen}>
          {heading && <div className={css.heading}>{heading}</div>}
          <MenuList id={id} label={label} actions={actions} onClose={close} />
        </div>
      )}
    </div>
  )
}
