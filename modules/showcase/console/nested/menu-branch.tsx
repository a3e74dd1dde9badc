import { Link } from 'react-router'
import type { MenuItem } from 'atrium/console/data'
import { Icon } from 'atrium/ui'
import css from './level-page.module.css'

/** Entries of the menu with all that is below them; the pages are links. */
export function MenuBranch({ items, active }: { items: readonly MenuItem[]; active: string }) {
  return (
    <ul className={css.branch}>
      {items.map((item) => (
        <li key={item.path}>
          {item.children.length > 0 ? (
            <>
              <span className={css.entry}>
                <Icon name="lucide:folder-open" />
                {item.title}
              </span>
              <MenuBranch items={item.children} active={active} />
            </>
          ) : (
            <Link to={item.to} className={css.entry} aria-current={item.path === active ? 'page' : undefined}>
              <Icon name="lucide:file" />
              {item.title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
