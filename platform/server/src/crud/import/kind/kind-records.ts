import type { FieldedKind } from 'atrium/contract/kind/types'
import { kindImportColumns } from 'atrium/contract/kind/import/kind-columns'
import { keyColumn } from 'atrium/contract/kind/import/columns'
import type { Call } from '#server/call/call'
import { chunksOf } from '#server/db/chunks'
import { columnsOf, type Form, type WriteHooks } from '../../crud-writes'
import { columnOf, recordsInScope, storedOf, type Stored } from '../../kind-table'
import type { FormerValues, ImportRecords } from '../import-list'
import { beforeRow } from './kind-hooks'
import { kindHolders } from './kind-holders'
import { kindUndo } from './kind-undo'
import { newRecords, type KindRow } from './new-records'
import { rowForm } from './row-form'
import { updateRecord } from './update-record'

/** Returns how an import reads and writes the records of a kind: like the form, with the hooks of its writes. */
export function kindRecords(kind: FieldedKind, hooks: WriteHooks): ImportRecords<Stored, KindRow> {
  const id = kind.id as 'postId'
  const { key } = keyColumn(kindImportColumns(kind))
  const idOf = (record: Stored) => record[id] as number
  return {
    idOf,
    holders: kindHolders(kind),
    read: (call, ids) => readInScope(call, kind, ids),
    async change(call, { row }, before) {
      // A key that differs in case names the same record.
      const values = { ...row.values, [key]: before[key] }
      const changes = changesOf(before, columnsOf(kind, values))
      if (Object.keys(changes).length === 0) return undefined
      const more = await beforeRow(call, kind, hooks, { row, form: rowForm(kind, values, before), before })
      if (!more) return undefined
      const set = { ...changes, ...more }
      const after = await updateRecord(call, kind, before, set)
      await hooks.afterSave?.(call, after, before)
      return Object.fromEntries(Object.keys(set).map((name) => [name, before[name]]))
    },
    markOf: (_, { version }) => String(version),
    ...newRecords(kind, hooks),
    ...kindUndo(kind, hooks),
  }
}

const changesOf = (before: Stored, values: Form): FormerValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && value !== before[name]))

/** Reads the records that the actor may change; those in the bin are not there. */
async function readInScope(call: Call, kind: FieldedKind, ids: readonly number[]): Promise<Map<number, Stored>> {
  const records = new Map<number, Stored>()
  const kinds = call.deps.product.contract.recordKinds
  for (const some of chunksOf(ids)) {
    const query = recordsInScope(call.db, storedOf(kind), kinds, call.actor).selectAll(kind.table as 'posts')
    const rows = (await query.where(columnOf(kind, kind.id), 'in', some as never).execute()) as unknown as Stored[]
    for (const row of rows) records.set(row[kind.id] as number, row)
  }
  return records
}
