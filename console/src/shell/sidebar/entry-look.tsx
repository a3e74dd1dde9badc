import { Icon } from '@atrium/ui/icon'
import type { MenuItem } from '#shared/session/session'
import css from './sidebar.module.css'

/**
 * How an entry of the menu is drawn: a row of a tree, its icon alone (collapsed sidebar), a stack of icon over title
 * (first column) or in the line of the horizontal menu.
 */
export type EntryLook = 'row' | 'icon' | 'stack' | 'line'

const classes: Record<EntryLook, string | undefined> = { row: '', icon: css.bare, stack: css.stack, line: css.line }

/** How an entry is marked: it is the one of the page, or a directory that hides that one. */
export type EntryMark = 'page' | 'inside' | undefined

const marks = { page: css.active, inside: css.inside }

/** Class and level of an entry. `level` 0 is the first of a tree. */
export function entryLook(look: EntryLook, mark: EntryMark, level = 0) {
  return {
    className: `${css.entry} ${classes[look]} ${level ? css.below : ''} ${mark ? marks[mark] : ''}`,
    style: { '--level': level },
  }
}

/** Icon and title of an entry; the title is there for those who listen where it is not drawn. */
export function EntryContent({ item, look, level = 0 }: { item: MenuItem; look: EntryLook; level?: number }) {
  const fallback = item.children.length > 0 ? 'lucide:folder' : 'lucide:file'
  return (
    <>
      {level === 0 && <Icon name={item.icon || fallback} size={look === 'stack' ? 18 : 16} />}
      <span
        className={look === 'icon' ? 'visually-hidden' : css.title}
        title={look === 'icon' ? undefined : item.title}
      >
        {item.title}
      </span>
    </>
  )
}
