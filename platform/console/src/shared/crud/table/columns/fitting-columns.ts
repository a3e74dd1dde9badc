import type { ListColumn } from '../list-column'

/** The properties that decide whether a column may be hidden in a table that is too wide. */
export type FittingColumn = Pick<ListColumn<never>, 'key' | 'importance' | 'isTitle'>

const ranks = { low: 0, high: 2 }

/**
 * Returns the keys of the columns to hide, so that the others fit: the least important ones, and as few as possible.
 * `excess` and `widths` are in CSS pixels; `excess` is how much too wide the table is with all of its columns. The title and
 * the columns that the person `chosen` stay, even when the table is too wide with them.
 */
export function columnsToHide(
  columns: readonly FittingColumn[],
  widths: ReadonlyMap<string, number>,
  excess: number,
  chosen: readonly string[],
): string[] {
  const rank = ({ importance }: FittingColumn) => (importance ? ranks[importance] : 1)
  const candidates = columns
    .filter(({ key, isTitle }) => !isTitle && !chosen.includes(key))
    .toSorted((a, b) => rank(a) - rank(b))
  const hidden: string[] = []
  let rest = excess
  for (const { key } of candidates) {
    if (rest <= 0) break
    hidden.push(key)
    rest -= widths.get(key) ?? 0
  }
  return hidden
}
