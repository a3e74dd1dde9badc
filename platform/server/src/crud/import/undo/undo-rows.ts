import { importUndoHours } from 'atrium/contract/kind/import/limits'
import type { WriteCall } from '#server/call/write-call'
import type { Database } from '#server/db/schema'
import type { FormerValues, ImportList, PlannedRow } from '../import-list'

const undoMillis = importUndoHours * 3_600_000

/** A record that a part of an import wrote. */
interface WrittenRow {
  readonly id: number
  /** The value of the key column. */
  readonly name: string
  /** The former values; undefined for a record that was added. */
  readonly former?: FormerValues
}

/** The same with a text that is another one once the record was changed. */
export interface UndoRow extends WrittenRow {
  readonly mark: string
}

/** Keeps the rows of this part for an undo. Deletes those of imports that can no longer be undone. */
export async function keepForUndo<V, R, P extends PlannedRow<V, R>>(
  call: WriteCall,
  { record, records }: ImportList<V, R, P>,
  importId: string,
  written: readonly WrittenRow[],
): Promise<void> {
  await sweepImports(call.db, call.now)
  if (written.length === 0) return
  const now = await records.read(
    call,
    written.map(({ id }) => id),
  )
  const rows = written.map((row): UndoRow => {
    const after = now.get(row.id)
    return { ...row, mark: after ? records.markOf(call, after) : '' }
  })
  await call.db
    .insertInto('importParts')
    .values({
      importId,
      recordKind: record.kind,
      userId: call.actor.userId,
      createdAt: call.now,
      rows: JSON.stringify(rows),
    })
    .execute()
}

/** Returns the parts of an import of the actor that can still be undone, without their rows. */
export const partsOf = ({ db, actor, now }: WriteCall, kind: string, importId: string) =>
  db
    .selectFrom('importParts')
    .where('userId', '=', actor.userId)
    .where('recordKind', '=', kind)
    .where('importId', '=', importId)
    .where('createdAt', '>', now - undoMillis)

export async function deletePart({ db }: WriteCall, partId: number): Promise<void> {
  await db.deleteFrom('importParts').where('partId', '=', partId).execute()
}

/** Deletes the rows of imports that can no longer be undone. */
export async function sweepImports(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('importParts')
    .where('createdAt', '<=', now - undoMillis)
    .execute()
}
