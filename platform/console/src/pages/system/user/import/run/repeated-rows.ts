import { withoutMark } from '@atrium/contract/untrusted/formula-start'
import { importColumns, type ImportKey } from '../sheet/import-columns'
import type { Row } from '../sheet/import-table'

/** Columns whose values differ within a file, as they do in the database, without regard to case. */
const uniqueKeys = ['username', 'email', 'phoneNumber'] as const satisfies readonly ImportKey[]

/** A row that says the same as an earlier one in a column where each has to differ. */
export interface RepeatedCell {
  readonly row: number
  readonly key: ImportKey
  /** The index of the first row that says so. */
  readonly first: number
}

/** As the server compares it: the apostrophe by which an export keeps a cell from being a formula is not part of its text. */
const compared = (cell = '') => withoutMark(cell.trim()).toLowerCase()

/** Cells that repeat an earlier row of the file, which the server cannot see where that row is in another call. */
export function repeatedCells(rows: readonly Row[]): RepeatedCell[] {
  const extra = importColumns().flatMap(({ key, isUnique }) => (isUnique ? [key] : []))
  return [...uniqueKeys, ...extra].flatMap((key) => {
    const firsts = new Map<string, number>()
    return rows.flatMap((row, index) => {
      const value = compared(row[key])
      const first = firsts.get(value)
      if (value && first === undefined) firsts.set(value, index)
      return first === undefined ? [] : [{ row: index, key, first }]
    })
  })
}
