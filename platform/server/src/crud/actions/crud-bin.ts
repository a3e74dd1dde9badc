import { allFound } from '../../call/checks/found'
import { rejectTaken } from '../../call/checks/taken'
import type { WriteCall } from '../../call/write-call'
import { removeRows, setDeletedAt } from '../rows/record-store'
import { columnOf, loggedRow, recordsInScope, storedOf, type KindTable, type Stored } from '../kind-table'
import { withLoggedLines } from '../lines/line-records'
import { rejectChildren, rejectRestored } from '../tree/tree-checks'
import { treeOf } from '../tree/tree-of'

/** Returns what restores and deletes records of the bin of a kind: all of them or none. */
export function crudBin({ kind }: KindTable) {
  const tree = treeOf(kind)
  const inBin = async (call: WriteCall, ids: number[]) => {
    const kinds = call.deps.product.contract.recordKinds
    const deleted = recordsInScope(call.db, storedOf(kind), kinds, call.actor, true)
    const found = deleted.selectAll(kind.table as 'posts').where(columnOf(kind, kind.id), 'in', ids as never)
    return allFound((await found.execute()) as unknown as Stored[], ids)
  }
  return {
    /** Takes records out of the bin. Throws `record.taken` where another record has a unique value of one by now. */
    async restore(call: WriteCall, ids: number[]): Promise<null> {
      const rows = await inBin(call, ids)
      if (tree) await rejectRestored(call, kind, tree, rows)
      for (const row of await withLoggedLines(call.db, kind, rows)) {
        const id = row[kind.id] as number
        await rejectTaken(call, kind, row, { [kind.id]: id })
        call.changed({ id, after: loggedRow(kind, { ...row, deletedAt: null }) })
      }
      await setDeletedAt(call, kind, ids, null)
      return null
    },
    /** Deletes records for good. */
    async purge(call: WriteCall, ids: number[]): Promise<null> {
      const rows = await inBin(call, ids)
      if (tree) await rejectChildren(call, kind, tree, ids, true)
      for (const before of await withLoggedLines(call.db, kind, rows))
        call.changed({ id: before[kind.id] as number, before: loggedRow(kind, before) })
      await removeRows(call, kind, rows)
      return null
    },
  }
}
