import type { MenuItem } from '../../shared/session/session'

/** An entry of the menu that leads somewhere, with what it can be found by. */
export interface SearchEntry {
  readonly item: MenuItem
  /** Titles of the directories above it, from the top. */
  readonly trail: readonly string[]
  readonly title: string
  readonly path: string
  /** First letters of the title's syllables; empty where it has no Chinese character. */
  readonly initials: string
}

/** Answers the first letters of a Chinese title's syllables, in lower case. */
export type Initials = (title: string) => string

/** The leaves of a menu in its order, ready to be searched. Without `initialsOf` they are found by title and path alone. */
export function searchEntries(menu: readonly MenuItem[], initialsOf?: Initials): SearchEntry[] {
  const entries: SearchEntry[] = []
  const collect = (items: readonly MenuItem[], trail: readonly string[]) => {
    for (const item of items) {
      const { title, path, children } = item
      if (children.length > 0) collect(children, [...trail, title])
      else
        entries.push({
          item,
          trail,
          title: title.toLowerCase(),
          path: path.toLowerCase(),
          initials: initialsOf && /\p{Script=Han}/u.test(title) ? initialsOf(title) : '',
        })
    }
  }
  collect(menu, [])
  return entries
}

/** The entries that a text finds, without regard to case: by title first, then by initials, then by path. */
export function findEntries(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return []
  const found: [SearchEntry[], SearchEntry[], SearchEntry[]] = [[], [], []]
  for (const entry of entries) {
    if (entry.title.includes(wanted)) found[0].push(entry)
    else if (entry.initials.includes(wanted)) found[1].push(entry)
    else if (entry.path.includes(wanted)) found[2].push(entry)
  }
  return found.flat()
}
