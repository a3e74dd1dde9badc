import { fileFields } from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { deleteFiles } from '#server/call/file/stored-files'
import type { WriteCall } from '#server/call/write-call'
import { loggedRow, type Stored } from '../kind-table'
import type { CheckedLines } from '../lines/check-lines'
import { withLoggedLines } from '../lines/line-records'
import { saveLines } from '../lines/write-lines'

type Form = Readonly<Record<string, unknown>>

/**
 * Saves the records of a kind, each with its row of the operation log. A resource has its own in the place of the derived one where one service of the platform writes the table
 * (decision 081): for kinds without lines, import, bin, actions, parent and position.
 */
export interface RecordStore<F, R, V> {
  /** `values` are those of the form as the table has them, with what a new record begins with. Returns the record. */
  readonly add: (call: WriteCall, values: V, form: F, lines: readonly CheckedLines[]) => Promise<R>
  readonly change: (
    call: WriteCall,
    before: R,
    values: Partial<V>,
    form: F,
    lines: readonly CheckedLines[],
  ) => Promise<R>
  /** `more` is what the log has of each row beside its fields. */
  readonly remove: (call: WriteCall, rows: readonly R[], more: readonly object[]) => Promise<void>
}

/** Returns what saves records in the table of their kind, and their lines in the tables of these. */
export function tableStore(kind: FieldedKind): RecordStore<Form, Stored, Form> {
  const table = kind.table as 'posts'
  const id = kind.id as 'postId'
  /** Returns rows as they are logged, with their lines. */
  const logged = async (call: WriteCall, rows: readonly Stored[]) =>
    (await withLoggedLines(call.db, kind, rows)).map((row) => loggedRow(kind, row))
  return {
    async add(call, values, _form, lines) {
      const insert = call.db.insertInto(table).values(values as never)
      const after = (await insert.returningAll().executeTakeFirstOrThrow()) as unknown as Stored
      await saveLines(call.db, kind, after[id] as number, lines)
      call.changed({ id: after[id] as number, after: (await logged(call, [after]))[0]! })
      return after
    },
    async change(call, former, values, _form, lines) {
      const recordId = former[id] as number
      const before = (await logged(call, [former]))[0]!
      const update = call.db.updateTable(table).set({ ...values, version: former.version + 1 } as never)
      const changed = await update.where(id, '=', recordId).returningAll().executeTakeFirstOrThrow()
      const after = changed as unknown as Stored
      await saveLines(call.db, kind, recordId, lines, before)
      call.changed({ id: recordId, before, after: (await logged(call, [after]))[0]! })
      return after
    },
    async remove(call, rows, more) {
      for (const [at, before] of (await logged(call, rows)).entries())
        call.changed({ id: before[id] as number, before: { ...before, ...more[at] } })
      const ids = rows.map((row) => row[id] as number)
      await (kind.softDelete ? setDeletedAt(call, kind, ids, call.now) : removeRows(call, kind, rows))
    },
  }
}

/** Deletes rows for good, with their files. */
export async function removeRows(call: WriteCall, kind: FieldedKind, rows: readonly Stored[]): Promise<void> {
  const ids = rows.map((row) => row[kind.id] as number)
  const table = kind.table as 'posts'
  await call.db
    .deleteFrom(table)
    .where(kind.id as 'postId', 'in', ids)
    .execute()
  const files = fileFields(kind)
  if (files.length > 0) await deleteFiles(call, files, rows)
}

/** Puts records into the bin, or with null takes them out of it. */
export async function setDeletedAt(
  { db }: WriteCall,
  kind: FieldedKind,
  ids: readonly number[],
  deletedAt: number | null,
): Promise<void> {
  const update = db.updateTable(kind.table as 'posts').set({ deletedAt } as never)
  await update.where(kind.id as 'postId', 'in', ids).execute()
}
