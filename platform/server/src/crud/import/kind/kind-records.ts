import { isRequired } from '@atrium/contract/kind/field-kind'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { kindImportColumns } from '@atrium/contract/kind/import/kind-columns'
import { keyColumn } from '@atrium/contract/kind/import/columns'
import type { Call } from '#server/call/call'
import type { WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import { assignedValues } from '../../assigned-values'
import { blankOf, columnsOf, type Form, type WriteHooks } from '../../crud-writes'
import { columnOf, formValue, loggedRow, recordsInScope, storedOf, type Stored } from '../../kind-table'
import type { FormerValues, ImportRecords, PlannedRow } from '../import-list'
import { beforeRow } from './kind-hooks'
import { kindHolders } from './kind-holders'
import { updateRecord } from './update-record'
import { kindUndo } from './kind-undo'

/** A row of a kind; a new record has the values that the server assigns. */
export interface KindRow extends PlannedRow<Form, Stored> {
  assigned?: Form
}

/** A statement takes only so many values, and a table may have many columns. */
const fewRows = 100

/** Returns how an import reads and writes the records of a kind: like the form, with the hooks of its writes. */
export function kindRecords(kind: FieldedKind, hooks: WriteHooks): ImportRecords<Stored, KindRow> {
  const table = kind.table as 'posts'
  const id = kind.id as 'postId'
  const { key } = keyColumn(kindImportColumns(kind))
  const idOf = (record: Stored) => record[id] as number
  const newRow = ({ row, assigned }: KindRow): Form => ({
    ...blankOf(kind),
    ...columnsOf(kind, row.values),
    ...assigned,
  })
  const logNew = (call: WriteCall, after: Stored) => call.changed({ id: idOf(after), after: loggedRow(kind, after) })
  const insert = async (call: WriteCall, rows: readonly Form[]) => {
    const inserted = call.db.insertInto(table).values(rows as never)
    const added = (await inserted.returningAll().execute()) as unknown as Stored[]
    for (const after of added) logNew(call, after)
    return added
  }
  return {
    idOf,
    holders: kindHolders(kind),
    read: (call, ids) => readInScope(call, kind, ids),
    async begin(call, planned) {
      const added = planned.filter(({ before }) => !before)
      const assigned = await assignedValues(call, kind, added.length)
      for (const [at, row] of added.entries()) row.assigned = assigned[at]!
    },
    async add(call, planned) {
      const added: number[] = []
      if (hooks.beforeSave || hooks.afterSave) {
        // Each row is there before the hooks of the next one look.
        for (const one of planned) added.push(await addOne(call, one))
        return added
      }
      for (const some of chunksOf(planned.map(newRow), fewRows)) {
        // They come in any order.
        const ids = new Map((await insert(call, some)).map((after) => [String(after[key]), idOf(after)]))
        added.push(...some.map((row) => ids.get(String(row[key]))!))
      }
      return added
    },
    async change(call, { row }, before) {
      // A key that differs in case names the same record.
      const values = { ...row.values, [key]: before[key] }
      const changes = changesOf(before, columnsOf(kind, values))
      if (Object.keys(changes).length === 0) return undefined
      const more = await beforeRow(call, kind, hooks, { row, form: formOf(kind, values, before), before })
      if (!more) return undefined
      const set = { ...changes, ...more }
      const after = await updateRecord(call, kind, before, set)
      await hooks.afterSave?.(call, after, before)
      return Object.fromEntries(Object.keys(set).map((name) => [name, before[name]]))
    },
    markOf: (_, { version }) => String(version),
    ...kindUndo(kind, hooks),
  }

  async function addOne(call: WriteCall, planned: KindRow): Promise<number> {
    const { row } = planned
    const more = await beforeRow(call, kind, hooks, { row, form: formOf(kind, row.values), before: undefined })
    if (!more) return 0
    const [after] = await insert(call, [{ ...newRow(planned), ...more }])
    await hooks.afterSave?.(call, after!, undefined)
    return idOf(after!)
  }
}

const changesOf = (before: Stored, values: Form): FormerValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && value !== before[name]))

/** Returns the values of a row as the form would send them: what it needs is there, from the record or as a new one begins. */
function formOf(kind: FieldedKind, values: Form, before?: Stored): Form {
  const needed = Object.entries(kind.fields).filter(
    ([name, field]) => isRequired(field) && !field.options.computed && !field.options.generated && !(name in values),
  )
  const form = needed.map(([name, field]) => {
    if (!before) return [name, field.options.initial]
    return [name, before[name] === null ? null : formValue(field.kind, before[name])]
  })
  return { ...Object.fromEntries(form), ...values }
}

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
