import type { ImportUndo } from 'atrium/contract/kind/import/calls'
import type { HeadingKeys } from '../sheet/headings'
import type { Row, Table } from '../sheet/import-table'
import type { CheckResult } from './import-check'
import type { Imported } from './import-run'

/** A file that was read, or copied cells. */
export interface ReadFile {
  readonly name: string
  readonly table: Table
  /** The column of each heading. */
  readonly keys: HeadingKeys
  readonly rows: readonly Row[]
  /** The headings of columns that are left out. */
  readonly ignored: readonly string[]
}

/** The result of the last check, and the rows that were checked. */
export interface Check {
  readonly rows: readonly Row[]
  readonly updateExisting: boolean
  readonly result: CheckResult
}

/** How many rows a step is through with, and of how many, where that is known. */
interface Progress {
  readonly done: number
  readonly total?: number
}

/** A row with errors that is left out of the import. */
export interface SkippedRow {
  /** Its number in the file, from 1. */
  readonly number: number
  readonly row: Row
  readonly fields: Readonly<Record<string, string>>
}

/** The result of an undo. */
export type Undone = Pick<ImportUndo, 'removed' | 'restored' | 'left'>

export interface ImportState {
  /** The same for all parts of a file: by it they are undone together. */
  readonly importId: string
  readonly updateExisting: boolean
  /** Undefined until a file was read. */
  readonly file?: ReadFile
  /** Which column each heading is has to be chosen, or is being chosen. */
  readonly isMapping?: boolean
  /** As they are by now. */
  readonly rows: readonly Row[]
  /** Their numbers in the file, from 1, once some of its rows are left out. */
  readonly numbers?: readonly number[]
  readonly skipped: readonly SkippedRow[]
  readonly checked?: Check
  readonly imported: Imported
  readonly isDone?: boolean
  readonly undone?: Undone
  readonly busy?: 'reading' | 'checking' | 'importing' | 'undoing'
  /** Of a step that takes several calls. */
  readonly progress?: Progress
  /** Why it does not go on, in words. */
  readonly error?: string
}

export type Step = Promise<Partial<ImportState>>
export type Report = (progress: Progress) => void

const nothing: Imported = { rows: 0, added: 0, changed: 0, newRecords: [] }

/** Returns an id that no other import has. Without `crypto.randomUUID`, which is missing outside of https. */
const drawId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const startState = (updateExisting = false): ImportState => ({
  importId: drawId(),
  updateExisting,
  rows: [],
  skipped: [],
  imported: nothing,
})

/** Returns the number of a row in the file, from 1. */
export const numberIn =
  ({ numbers }: Pick<ImportState, 'numbers'>) =>
  (index: number): number =>
    numbers?.[index] ?? index + 1

/** Whether some rows are in, or may be. */
export const isBegun = ({ rows, lost }: Imported): boolean => rows > 0 || lost !== undefined

/** Leaves out the rows that the last check rejected, so that the others can be imported. */
export function withoutErrors(state: ImportState, { result, ...check }: Check): ImportState {
  const errors = new Map(result.errors.map(({ row, fields }) => [row, fields]))
  const numberOf = numberIn(state)
  const skipped = result.errors.map(({ row, fields }) => ({ number: numberOf(row), row: state.rows[row]!, fields }))
  const good = [...state.rows.keys()].filter((index) => !errors.has(index))
  const rows = good.map((index) => state.rows[index]!)
  const existing = new Set(good.flatMap((index, place) => (result.existing.has(index) ? [place] : [])))
  return {
    ...state,
    rows,
    numbers: good.map(numberOf),
    skipped: [...state.skipped, ...skipped],
    checked: { ...check, rows, result: { ...result, existing, errors: [] } },
  }
}
