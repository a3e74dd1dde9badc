import { Icon } from 'atrium/ui/icon'
import type { MenuItem } from '#shared/session/user/session'
import css from './sidebar.module.css'

/**
 * How an entry of the menu looks: a row of a tree, its icon alone (collapsed sidebar), a stack of icon over title
 * (first column) or in the line of the horizontal menu.
 */
export type EntryLook = 'row' | 'icon' | 'stack' | 'line'

const classes: Record<EntryLook, string | undefined> = { row: '', icon: css.bare, stack: css.stack, line: css.line }

/** How an entry is marked: it is the active one, or a closed directory that has the active one inside. */
export type EntryMark = 'page' | 'inside' | undefined

const marks = { page: css.active, inside: css.inside }

/** Class and level of an entry. `level` 0 is the first of a tree. */
export function entryLook(look: EntryLook, mark: EntryMark, level = 0) {
  return {
    className: `${css.entry} ${classes[look]} ${level ? css.below : ''} ${mark ? marks[mark] : ''}`,
    style: { '--level': level },
  }
}

/** Icon and title of an entry. Where the title is not visible, screen readers still have it. */
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
