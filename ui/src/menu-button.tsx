import { Fragment, useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from './icon'
import css from './menu-button.module.css'
import { usePopover } from './popover'

/** One line of a `MenuButton`. `checked` makes it a choice among its neighbours. */
export interface MenuAction {
  key: string
  label: string
  icon?: string
  checked?: boolean
  /** Draws a hairline above. */
  apart?: boolean
  onSelect: () => void
}

interface MenuButtonProps {
  /** The name of the button; also its tooltip. */
  label: string
  /** What the button shows. */
  children: ReactNode
  actions: readonly MenuAction[]
  /** Shown above the actions, not part of them. */
  heading?: ReactNode
  className?: string
}

/** A button that opens a menu below it: arrows, Home and End move, Enter chooses, Esc and a click elsewhere close. */
export function MenuButton({ label, children, actions, heading, className }: MenuButtonProps) {
  const { open, setOpen, close, root } = usePopover()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
  }, [open])
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
        <div className={css.panel}>
          {heading && <div className={css.heading}>{heading}</div>}
          <div
            ref={menu}
            role="menu"
            id={id}
            tabIndex={-1}
            aria-label={label}
            onKeyDown={(event) => moveFocus(event, close)}
          >
            {actions.map(({ key, apart, ...action }) => (
              <Fragment key={key}>
                {apart && <div role="separator" className={css.line} />}
                <MenuLine {...action} onSelect={() => (close(), action.onSelect())} />
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function MenuLine({ label, icon, checked, onSelect }: Omit<MenuAction, 'key' | 'apart'>) {
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      tabIndex={-1}
      className={css.item}
      onClick={onSelect}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {checked && <Icon name="lucide:check" className={css.check} />}
    </button>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Tab') {
    close()
    return
  }
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
