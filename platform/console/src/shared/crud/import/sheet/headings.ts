import { withoutZone } from './time-zone'
import { headingsOf, plainHeading, type ImportColumn } from 'atrium/contract/kind/import/columns'

/** The column that each heading of a file means, by its key; undefined for one that is left out. */
export type HeadingKeys = readonly (string | undefined)[]

/** The columns that a person chose for headings, which are as `plainHeading` returns them. An empty text is for one that is left out. */
export type ChosenColumns = Readonly<Record<string, string>>

/**
 * Finds the columns of headings: by what was chosen for them before, else by their title in either language, else by another heading
 * that means the same, where no other one is the column already.
 */
export function keysOf(
  headings: readonly string[],
  columns: readonly ImportColumn[],
  chosen: ChosenColumns = {},
): HeadingKeys {
  const known = new Set(columns.map(({ key }) => key))
  const plain = headings.map((heading) => plainHeading(withoutZone(heading)))
  const keys = plain.map((heading) => {
    const choice = chosen[heading]
    if (choice === '' || (choice !== undefined && known.has(choice))) return choice || undefined
    return columns.find(({ title }) => headingsOf({ key: '', title }).includes(heading))?.key
  })
  for (const [place, heading] of plain.entries()) {
    if (keys[place] !== undefined || chosen[heading] === '') continue
    const same = columns.find((column) => headingsOf(column).includes(heading))
    if (same && !keys.includes(same.key)) keys[place] = same.key
  }
  return keys
}
