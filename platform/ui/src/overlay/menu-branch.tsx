import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icon'
import css from './menu-list.module.css'

interface MenuBranchProps {
  label: string
  icon?: string
  disabled?: boolean
  isDanger?: boolean
  /** The menu beside it, while it is open. */
  children?: ReactNode
  /** By the keys or a press, it takes the focus. */
  onOpen: (takesFocus: boolean) => void
  onShut: () => void
}

/** How near the menu comes to the edges of the window, in CSS pixels. */
const margin = 8

/** A line of a menu with a menu of its own: at its right, or at its left where there is no room. */
export function MenuBranch(props: MenuBranchProps) {
  const { label, icon, disabled, isDanger, children, onOpen, onShut } = props
  const line = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = Boolean(children)
  useLayoutEffect(() => {
    if (isOpen) placeBeside(panel.current!, line.current!.getBoundingClientRect())
  }, [isOpen])
  return (
    <>
      <button
        ref={line}
        type="button"
        role="menuitem"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={disabled}
        tabIndex={-1}
        className={isDanger ? `${css.item} ${css.danger}` : css.item}
        onClick={disabled ? undefined : () => onOpen(true)}
        onPointerMove={(event) => {
          if (!disabled && !isOpen && event.pointerType === 'mouse') onOpen(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowRight' || disabled) return
          event.preventDefault()
          event.stopPropagation()
          onOpen(true)
        }}
      >
        {icon && <Icon name={icon} />}
        <span>{label}</span>
        <Icon name="lucide:chevron-right" className={css.check} />
      </button>
      {isOpen && (
        <div
          ref={panel}
          role="presentation"
          className={css.branch}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft') return
            event.preventDefault()
            event.stopPropagation()
            line.current?.focus()
            onShut()
          }}
        >
          {children}
        </div>
      )}
    </>
  )
}

function placeBeside(panel: HTMLElement, line: DOMRect): void {
  panel.style.left = '0'
  panel.style.top = '0'
  // Not that of the window where something around the menu is moved.
  const origin = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const fits = line.right + origin.width <= clientWidth - margin
  const left = fits ? line.right : Math.max(margin, line.left - origin.width)
  const top = Math.max(margin, Math.min(line.top - 5, clientHeight - margin - origin.height))
  panel.style.left = `${left - origin.left}px`
  panel.style.top = `${top - origin.top}px`
}
