import { Fragment, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../icon'
import css from './menu-list.module.css'
import { MenuBranch } from './menu-branch'
import { preparing } from '../button'

/** One line of a menu. `checked` makes it a choice among its neighbours. */
export interface MenuAction {
  key: string
  label: string
  icon?: string
  checked?: boolean
  /** Stays in the list and takes the focus, but does nothing. */
  disabled?: boolean
  /** Why it does nothing, for the pointer and for screen readers. */
  reason?: string
  /** Runs when the line is pressed while it is disabled, such as to show the reason to a finger; the menu stays open. */
  explain?: () => void
  /** Takes something away: drawn in red. */
  isDanger?: boolean
  /** Draws a hairline above. */
  apart?: boolean
  onSelect?: () => void
  /** Opens a menu of its own beside the line, in place of `onSelect`. */
  children?: readonly MenuAction[]
  /** The keys that do the same elsewhere, such as `Ctrl C`. Shown only: the menu does not listen for them. */
  shortcut?: string
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
  /** Whether the first line takes the focus. */
  takesFocus?: boolean
}

/**
 * An open menu, whose first line takes the focus: arrows, Home and End move, Enter chooses. Arrow Right, Enter, a press and the pointer
 * open what is below a line, Arrow Left closes it.
 */
export function MenuList({ id, label, actions, onClose, takesFocus = true }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ key: string; takesFocus: boolean }>()
  useEffect(() => {
    if (takesFocus) menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true })
  }, [takesFocus])
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
          {action.children ? (
            <MenuBranch
              {...branchOf(action)}
              onOpen={(takes) => setOpened({ key, takesFocus: takes })}
              onShut={() => setOpened(undefined)}
            >
              {opened?.key === key && (
                // With another key it takes the focus when it is open already.
                <MenuList
                  key={String(opened.takesFocus)}
                  label={action.label}
                  actions={action.children}
                  takesFocus={opened.takesFocus}
                  onClose={onClose}
                />
              )}
            </MenuBranch>
          ) : (
            <MenuLine
              {...action}
              onReach={() => setOpened(undefined)}
              onSelect={() => (onClose(), action.onSelect?.())}
            />
          )}
        </Fragment>
      ))}
    </div>
  )
}

const branchOf = ({ label, icon, disabled, isDanger }: Omit<MenuAction, 'key'>) => ({ label, icon, disabled, isDanger })

function MenuLine(props: Omit<MenuAction, 'key' | 'apart' | 'children'> & { onReach: () => void }) {
  const { label, icon, checked, disabled, reason, explain, isDanger, shortcut, onSelect } = props
  const { onReach, prepare, onRemove } = props
  return (
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled}
      title={reason}
      aria-description={reason}
      aria-keyshortcuts={onRemove && 'Delete'}
      tabIndex={-1}
      onPointerMove={onReach}
      className={isDanger ? `${css.item} ${css.danger}` : css.item}
      onClick={disabled ? explain : onSelect}
      onKeyDown={onRemove && ((event) => removeLine(event, onRemove))}
      {...preparing(prepare)}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {shortcut && <kbd className={css.shortcut}>{shortcut}</kbd>}
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
  const menu = event.currentTarget
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')].filter(
    (one) => one.closest('[role=menu]') === menu,
  )
  const at = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  // A menu around this one would move too.
  event.stopPropagation()
  items.at(next % items.length)?.focus()
}
