import { Icon } from '@atrium/ui/icon'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { MenuItem } from '../../shared/session/session'
import { MenuLink } from './menu-link'
import { MenuTree } from './menu-tree'
import css from './sidebar.module.css'
import { trailTo, useOpenEntries } from './use-open-entries'

/** One top-level entry of the collapsed sidebar: its icon, and beside it on hover, focus or click its title or its menu. */
export function FlyoutEntry({ item, active }: { item: MenuItem; active: string }) {
  const [shown, setShown] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const marked = trailTo([item], active).length > 0
  const directory = item.children.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return
    setShown(false)
    root.current?.querySelector('button')?.focus()
  }
  return (
    <li>
      <div
        ref={root}
        role="presentation"
        onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(true)}
        onPointerLeave={() => setShown(false)}
        onFocus={() => !directory && setShown(true)}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setShown(false)}
        onKeyDown={onKeyDown}
      >
        {directory ? (
          <button
            type="button"
            className={`${css.entry} ${css.bare} ${marked ? css.active : ''}`}
            aria-label={item.title}
            aria-expanded={shown}
            onClick={() => setShown(true)}
          >
            <Icon name={item.icon || 'lucide:folder'} />
          </button>
        ) : (
          <MenuLink item={item} active={marked} bare />
        )}
        {shown && <Flyout item={item} active={active} beside={root} />}
      </div>
    </li>
  )
}

function Flyout({ item, active, beside }: { item: MenuItem; active: string; beside: RefObject<HTMLElement | null> }) {
  const panel = useRef<HTMLDivElement>(null)
  const { open, toggle } = useOpenEntries(item.children, active)
  useLayoutEffect(() => {
    const anchor = beside.current?.getBoundingClientRect()
    if (!anchor || !panel.current) return
    const lowest = window.innerHeight - panel.current.offsetHeight - 8
    panel.current.style.top = `${Math.max(8, Math.min(anchor.top, lowest))}px`
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
        <p className={css.heading}>{item.title}</p>
        <MenuTree items={item.children} active={active} open={open} onToggle={toggle} level={1} />
      </div>
    </div>
  )
}
