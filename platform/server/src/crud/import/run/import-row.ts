import type { FieldError } from '#server/call/text/field-error-code'
import { withoutMark } from 'atrium/contract/untrusted/formula-start'
import type { ImportCell, ImportCells } from '../cells/import-cell'

/** A row as it is sent: the text of each cell, by the key of its column. */
export type SentRow = Readonly<Record<string, string | undefined>>

/** A row whose cells are read, with its errors so far. Cells that were empty are not there. */
export interface ParsedRow<V> {
  readonly texts: Readonly<Record<string, string>>
  /** Those of the cells without an error. */
  readonly values: Partial<V>
  readonly errors: Record<string, FieldError>
}

/** Notes an error of a row unless its cell has one already. */
export function note({ errors }: ParsedRow<unknown>, column: string, error: FieldError): void {
  errors[column] ??= error
}

/** The apostrophe by which an export keeps a cell from being a formula is not part of its text. */
const cellText = (cell = '') => withoutMark(cell.trim()).trim()

export function parseRow<V>(sent: SentRow, cells: ImportCells<V>): ParsedRow<V> {
  const readers = cells as Readonly<Record<string, ImportCell>>
  const texts: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const row = { texts, values: values as Partial<V>, errors: {} }
  for (const [key, cell] of Object.entries(sent)) {
    const text = cellText(cell)
    if (text === '') continue
    texts[key] = text
    // Such as a column of a module that does not run.
    const read = Object.hasOwn(readers, key) ? readers[key]!.read(text) : { error: 'unknown' as const }
    if ('value' in read) values[key] = read.value
    else note(row, key, read.error)
  }
  return row
}

/** Returns the value of a column in which no two records have the same, as it is compared. */
export function comparedValue<V>({ values, texts }: ParsedRow<V>, key: string): string | undefined {
  const value = (values as Readonly<Record<string, string | number>>)[key] ?? texts[key]
  return value === undefined ? undefined : String(value).toLowerCase()
}

/** Notes rows that have the same value as an earlier one in a column where each differs. The first one is right. */
export function noteRepeated<V>(rows: readonly ParsedRow<V>[], keys: readonly string[]): void {
  for (const key of keys) {
    const firsts = new Map<string, number>()
    for (const [index, row] of rows.entries()) {
      const value = comparedValue(row, key)
      if (!value) continue
      const first = firsts.get(value)
      if (first === undefined) firsts.set(value, index)
      else note(row, key, ['repeatedRow', first + 1])
    }
  }
}
