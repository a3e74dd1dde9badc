import type { Places } from 'atrium/contract/fields'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { allFound } from '../../call/checks/found'
import type { WriteCall } from '../../call/write-call'
import { rowsInScope } from '../crud-writes'
import { loggedRow, type Stored } from '../kind-table'

/** Returns what gives records of a kind with `reorder` other numbers: all of them or none. Those that get another one have another version and are in the log. */
export function crudSort(kind: FieldedKind) {
  const order = kind.order!
  return async (call: WriteCall, places: Places): Promise<null> => {
    const ids = places.map(({ id }) => id)
    const rows = allFound(await rowsInScope(call, kind, ids), ids)
    const sorts = new Map(places.map(({ id, sort }) => [id, sort]))
    for (const before of rows) {
      const id = before[kind.id] as number
      const sort = sorts.get(id)!
      if (sort === before[order]) continue
      const update = call.db
        .updateTable(kind.table as 'posts')
        .set({ [order]: sort, version: before.version + 1 })
        .where(kind.id as 'postId', '=', id)
      const after = (await update.returningAll().executeTakeFirstOrThrow()) as unknown as Stored
      call.changed({ id, before: loggedRow(kind, before), after: loggedRow(kind, after) })
    }
    return null
  }
}
