import { Icon } from 'atrium/ui/icon'
import type { MenuItem } from '#shared/session/user/session'
import { EntryContent, entryLook } from './entry-look'
import { MenuLink } from './menu-link'
import css from './sidebar.module.css'
import { trailTo } from './use-open-entries'

interface MenuTreeProps {
  items: readonly MenuItem[]
  /** The path of the active entry. */
  active: string
  open: ReadonlySet<string>
  onToggle: (path: string) => void
  level?: number
}

export function MenuTree({ items, level = 0, ...rest }: MenuTreeProps) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item.path}>
          {item.children.length > 0 ? (
            <Directory item={item} level={level} {...rest} />
          ) : (
            <MenuLink item={item} level={level} active={item.path === rest.active} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Directory({ item, level, ...rest }: Omit<MenuTreeProps, 'items'> & { item: MenuItem; level: number }) {
  const open = rest.open.has(item.path)
  const inside = !open && trailTo([item], rest.active).length > 0
  return (
    <>
      <button
        type="button"
        {...entryLook('row', inside ? 'inside' : undefined, level)}
        aria-current={inside || undefined}
        aria-expanded={open}
        onClick={() => rest.onToggle(item.path)}
      >
        <EntryContent item={item} look="row" level={level} />
        <Icon name="lucide:chevron-right" size={14} className={css.chevron} />
      </button>
      {open && <MenuTree items={item.children} level={level + 1} {...rest} />}
    </>
  )
}
