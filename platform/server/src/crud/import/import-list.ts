import type { ImportColumns } from 'atrium/contract/kind/import/columns'
import type { RecordKind } from 'atrium/contract/kind/record-kind'
import type { Call } from '#server/call/call'
import type { FieldError } from '#server/call/text/field-error-code'
import type { WriteCall } from '#server/call/write-call'
import type { ImportCells } from './cells/import-cell'
import type { Advise } from './cells/name-advice'
import type { ParsedRow } from './run/import-row'

/** The result of a row: a new record, or the change of one. Values that the row does not have stay as they are. */
export interface PlannedRow<V, R> {
  readonly row: ParsedRow<V>
  readonly before: R | undefined
}

/** Values of a record before an import changed it, as JSON can hold them. Those of unique columns are by the keys of their columns. */
export type FormerValues = Readonly<Record<string, unknown>>

/** A record that an undo would put back. */
export interface Restored<R> {
  readonly record: R
  readonly former: FormerValues
}

/** How an import reads and writes the records of a list. */
export interface ImportRecords<R, P> {
  readonly idOf: (record: R) => number
  /** Returns which record has each of these values of a unique column. They are in lower case. */
  readonly holders: (call: Call, key: string, values: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** Returns those of the records that the actor may change, by their ids. */
  readonly read: (call: Call, ids: readonly number[]) => Promise<ReadonlyMap<number, R>>
  /** Runs once before the rows of a call are written, such as to reserve numbers for all that are new. */
  readonly begin?: (call: WriteCall, planned: readonly P[]) => Promise<void>
  /** Adds records; what is wrong only now is noted in its row, and then nothing of the call is imported. Returns their ids in the order of the rows. */
  readonly add: (call: WriteCall, planned: readonly P[]) => Promise<readonly number[]>
  /** Changes a record. Returns the former values; undefined where the row says what is there already. */
  readonly change: (call: WriteCall, planned: P, before: R) => Promise<FormerValues | undefined>
  /** Runs after all rows, and after an undo: for what has to be true of all records together. */
  readonly afterWrite?: (call: WriteCall) => Promise<void>
  /** Returns a text that is another one when the record was changed. */
  readonly markOf: (call: Call, record: R) => string
  /** Returns why records cannot be deleted or put back by an undo, by their ids. */
  readonly keep?: (
    call: WriteCall,
    undone: { readonly added: readonly R[]; readonly changed: readonly Restored<R>[] },
  ) => Promise<ReadonlyMap<number, FieldError>>
  /** Deletes records. May return why some of them stay, by their ids. */
  readonly remove: (call: WriteCall, records: readonly R[]) => Promise<ReadonlyMap<number, FieldError> | void>
  /** Puts a record back. May return why it stays as it is. */
  readonly restore: (call: WriteCall, restored: Restored<R>) => Promise<FieldError | void>
}

/** Finds out what becomes of the rows beyond what their cells say. */
export interface ImportPlanner<V, R, P> {
  readonly row: (planned: PlannedRow<V, R>) => P
  /** Notes errors that all rows together have. */
  readonly end?: (planned: readonly P[]) => Promise<void>
}

/**
 * An import of a list. `V` are the values of a row by the keys of columns, `R` is a record as it is compared and changed, `P` a row with
 * the findings of the planner.
 */
export interface ImportList<V, R, P extends PlannedRow<V, R> = PlannedRow<V, R>> {
  readonly record: Pick<RecordKind, 'kind' | 'name' | 'plural'>
  readonly columns: (call: Call) => ImportColumns
  /** Returns how cells are read; `timeZone`, a name of the IANA list, is that of moments without one of their own. */
  readonly cells: (call: Call, advise: Advise, timeZone: string) => Promise<ImportCells<V>>
  readonly records: ImportRecords<R, P>
  /** Where a row needs more than its cells: `records` are those that the rows name. */
  readonly plan?: (
    call: Call,
    about: { readonly records: readonly R[]; readonly advise: Advise },
  ) => Promise<ImportPlanner<V, R, P>>
  /** Returns the texts of columns whose names the planner looks up, beside those of `cells`. */
  readonly choices?: (call: Call) => Promise<Readonly<Record<string, readonly string[]>>>
}
