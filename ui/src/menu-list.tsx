import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react'
import { Icon } from './icon'
import css from './menu-list.module.css'
import { preparing } from './button'

/** One line of a menu. `checked` makes it a choice among its neighbours. */
export interface MenuAction {
  key: string
  label: string
  icon?: string
  checked?: boolean
  /** Stays in the list and takes the focus, but does nothing. */
  disabled?: boolean
  /** Takes something away: drawn in red. */
  isDanger?: boolean
  /** Draws a hairline above. */
  apart?: boolean
  onSelect: () => void
  /** Runs when the focus or the pointer is on the line: loads in advance what it opens. */
  prepare?: () => void
  /** Takes the line out of the list when Delete is pressed on it; the menu stays open. */
  onRemove?: () => void
}

interface MenuListProps {
  id?: string
  label: string
  actions: readonly MenuAction[]
  /** Called before the action that was chosen, and on Tab. */
  onClose: () => void
}

/** An open menu, whose first line takes the focus: arrows, Home and End move, Enter chooses. */
export function MenuList({ id, label, actions, onClose }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={menu}
      className={css.list}
      role="menu"
      id={id}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, onClose)}
    >
      {actions.map(({ key, apart, ...action }) => (
        <Fragment key={key}>
          {apart && <div role="separator" className={css.line} />}
          <MenuLine {...action} onSelect={() => (onClose(), action.onSelect())} />
        </Fragment>
      ))}
    </div>
  )
}

function MenuLine(props: Omit<MenuAction, 'key' | 'apart'>) {
  const { label, icon, checked, disabled, isDanger, onSelect, prepare, onRemove } = props
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled}
      aria-keyshortcuts={onRemove && 'Delete'}
      tabIndex={-1}
      className={isDanger ? `${css.item} ${css.danger}` : css.item}
      onClick={disabled ? undefined : onSelect}
      onKeyDown={onRemove && ((event) => removeLine(event, onRemove))}
      {...preparing(prepare)}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {checked && <Icon name="lucide:check" className={css.check} />}
    </button>
  )
}

/** The focus goes to the next line, or to the one before, first: a line that is gone could not give it away. */
function removeLine({ key, currentTarget }: KeyboardEvent<HTMLElement>, onRemove: () => void): void {
  if (key !== 'Delete') return
  const lines = [...currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const at = lines.indexOf(currentTarget)
  const next = lines[at + 1] ?? lines[at - 1]
  next?.focus()
  onRemove()
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
