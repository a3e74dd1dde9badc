import type { FieldedKind } from 'atrium/contract/kind/types'
import type { WriteCall } from '#server/call/write-call'
import type { Form } from '../../crud-writes'
import { loggedRow, type Stored } from '../../kind-table'

/** Writes columns of a record, as the next version of it. */
export async function updateRecord(call: WriteCall, kind: FieldedKind, before: Stored, set: Form): Promise<Stored> {
  const id = kind.id as 'postId'
  const values = { ...set, version: before.version + 1 } as never
  const query = call.db.updateTable(kind.table as 'posts').set(values)
  const changed = await query
    .where(id, '=', before[id] as number)
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = changed as unknown as Stored
  call.changed({ id: before[id] as number, before: loggedRow(kind, before), after: loggedRow(kind, after) })
  return after
}
