import { Icon } from '@atrium/ui/icon'
import type { MenuItem } from '../../shared/session/session'
import { MenuLink } from './menu-link'
import css from './sidebar.module.css'

export interface MenuTreeProps {
  items: readonly MenuItem[]
  /** The path of the entry to mark. */
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
  return (
    <>
      <button
        type="button"
        className={`${css.entry} ${level ? css.below : ''}`}
        style={{ '--level': level }}
        aria-expanded={open}
        onClick={() => rest.onToggle(item.path)}
      >
        {level === 0 && <Icon name={item.icon || 'lucide:folder'} />}
        <span className={css.title} title={item.title}>
          {item.title}
        </span>
        <Icon name="lucide:chevron-right" size={14} className={css.chevron} />
      </button>
      {open && <MenuTree items={item.children} level={level + 1} {...rest} />}
    </>
  )
}
