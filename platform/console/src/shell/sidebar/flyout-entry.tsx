import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { MenuItem } from '#shared/session/user/session'
import { EntryContent, entryLook, type EntryLook } from './entry-look'
import { MenuLink } from './menu-link'
import { MenuTree } from './menu-tree'
import css from './sidebar.module.css'
import { trailTo, useOpenEntries } from './use-open-entries'

interface FlyoutEntryProps {
  item: MenuItem
  /** The path of the active entry. */
  active: string
  look: Exclude<EntryLook, 'row'>
}

/** One top-level entry, and on hover, focus or click its title or its menu: below a line, else beside it. */
export function FlyoutEntry({ item, active, look }: FlyoutEntryProps) {
  const [shown, setShown] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const isActive = trailTo([item], active).length > 0
  const directory = item.children.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return
    setShown(false)
    root.current?.querySelector('button')?.focus()
  }
  return (
    <div
      ref={root}
      role="presentation"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => !directory && setShown(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setShown(false)}
      onKeyDown={onKeyDown}
      onClick={(event) => (event.target as Element).closest('a') && setShown(false)}
    >
      {directory ? (
        <button
          type="button"
          {...entryLook(look, isActive ? 'page' : undefined)}
          aria-current={isActive || undefined}
          aria-expanded={shown}
          onClick={() => setShown(true)}
        >
          <EntryContent item={item} look={look} />
        </button>
      ) : (
        <MenuLink item={item} active={isActive} look={look} />
      )}
      {shown && <Flyout item={item} active={active} look={look} anchor={root} />}
    </div>
  )
}

interface FlyoutProps extends FlyoutEntryProps {
  anchor: RefObject<HTMLElement | null>
}

function Flyout({ item, active, look, anchor }: FlyoutProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { open, toggle } = useOpenEntries(item.children, active)
  useLayoutEffect(() => {
    if (anchor.current && panel.current) place(panel.current, anchor.current, look === 'line')
  })
  if (item.children.length === 0) {
    return (
      <div ref={panel} className={css.tip} aria-hidden="true">
        <span>{item.title}</span>
      </div>
    )
  }
  return (
    <div ref={panel} className={css.flyout}>
      <div className={css.sheet}>
        {look !== 'line' && <p className={css.heading}>{item.title}</p>}
        <MenuTree items={item.children} active={active} open={open} onToggle={toggle} level={1} />
      </div>
    </div>
  )
}

/** Within the window, 8 px from its edges. */
function place(panel: HTMLElement, anchor: HTMLElement, below: boolean): void {
  const { top, right, bottom, left } = anchor.getBoundingClientRect()
  const inside = (wanted: number, most: number) => `${Math.max(8, Math.min(wanted, most - 8))}px`
  panel.style.top = below ? `${bottom}px` : inside(top, window.innerHeight - panel.offsetHeight)
  panel.style.left = below ? inside(left, window.innerWidth - panel.offsetWidth) : `${right}px`
}
