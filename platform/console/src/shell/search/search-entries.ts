import type { MenuItem } from '#shared/session/user/session'

/** An entry of the menu that leads somewhere, with what it can be found by. */
export interface SearchEntry {
  readonly item: MenuItem
  /** Titles of the directories above it, from the top. */
  readonly trail: readonly string[]
  readonly title: string
  readonly path: string
  /** Empty where the title has no Chinese character. */
  readonly readings: Readings
}

/** How a Chinese title is typed by pinyin, in lower case. */
export interface Readings {
  /** The first letters of its syllables. */
  readonly initials: string
  /** All letters, once from each syllable on. */
  readonly full: readonly string[]
}

const noReadings: Readings = { initials: '', full: [] }

/** Returns the leaves of a menu in its order, ready to be searched. Without `readingsOf` they are found by title and path alone. */
export function searchEntries(menu: readonly MenuItem[], readingsOf?: (title: string) => Readings): SearchEntry[] {
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
          readings: readingsOf && /\p{Script=Han}/u.test(title) ? readingsOf(title) : noReadings,
        })
    }
  }
  collect(menu, [])
  return entries
}

/**
 * Returns the entries that a text finds, without regard to case: titles with a word that begins so, other titles, pinyin from the
 * first syllable on (initials or in full), pinyin from a later one on, paths. Equal ones stay in the order of the menu.
 */
export function findEntries(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return []
  const found: SearchEntry[][] = [[], [], [], [], []]
  for (const entry of entries) found[rankOf(entry, wanted)]?.push(entry)
  return found.flat()
}

/** 0 is the best one; -1 for an entry that is not found. */
function rankOf({ title, readings, path }: SearchEntry, wanted: string): number {
  const place = placeInTitle(title, wanted)
  if (place >= 0) return isWordStart(title, place) ? 0 : 1
  const { initials, full } = readings
  const typed = wanted.replaceAll(/\s/g, '')
  if (initials.startsWith(typed) || full[0]?.startsWith(typed)) return 2
  if (initials.includes(typed) || full.some((rest) => rest.startsWith(typed))) return 3
  return path.includes(wanted) ? 4 : -1
}

/** Where a text is in a title, both in lower case: where a word begins so, else the first place; -1 for none. */
export function placeInTitle(title: string, wanted: string): number {
  const first = title.indexOf(wanted)
  for (let at = first; at >= 0; at = title.indexOf(wanted, at + 1)) if (isWordStart(title, at)) return at
  return first
}

/** Chinese has no sign between words: there only the start of the title, and what follows a sign, begins one. */
function isWordStart(title: string, at: number): boolean {
  return at === 0 || !/[\p{Letter}\p{Number}]/u.test(title[at - 1]!)
}
