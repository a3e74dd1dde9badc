import { uniqueColumns, type ImportColumn } from 'atrium/contract/kind/import/columns'
import { withoutMark } from 'atrium/contract/untrusted/formula-start'
import type { Row } from '../sheet/import-table'

/** A row that says the same as an earlier one in a column where each has to differ. */
export interface RepeatedCell {
  readonly row: number
  readonly key: string
  /** The index of the first row that says so. */
  readonly first: number
}

/** As the server compares it: the apostrophe by which an export keeps a cell from being a formula is not part of its text. */
const compared = (cell = '') => withoutMark(cell.trim()).toLowerCase()

/** Cells that repeat an earlier row of the file, which the server cannot see where that row is in another call. */
export function repeatedCells(rows: readonly Row[], columns: readonly ImportColumn[]): RepeatedCell[] {
  return uniqueColumns(columns).flatMap(({ key }) => {
    const firsts = new Map<string, number>()
    return rows.flatMap((row, index) => {
      const value = compared(row[key])
      const first = firsts.get(value)
      if (value && first === undefined) firsts.set(value, index)
      return first === undefined ? [] : [{ row: index, key, first }]
    })
  })
}
