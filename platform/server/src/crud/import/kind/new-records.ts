import { keyColumn } from 'atrium/contract/kind/import/columns'
import { kindImportColumns } from 'atrium/contract/kind/import/kind-columns'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import { assignedValues } from '../../assigned-values'
import { blankOf, columnsOf, type Form, type WriteHooks } from '../../crud-writes'
import { loggedRow, type Stored } from '../../kind-table'
import type { ImportRecords, PlannedRow } from '../import-list'
import { beforeRow } from './kind-hooks'
import { rowForm } from './row-form'

/** A row of a kind; a new record has the values that the server assigns. */
export interface KindRow extends PlannedRow<Form, Stored> {
  assigned?: Form
}

/** A statement takes only so many values, and a table may have many columns. */
const fewRows = 100

/** Returns how an import adds the records of a kind. */
export function newRecords(
  kind: FieldedKind,
  hooks: WriteHooks,
): Pick<ImportRecords<Stored, KindRow>, 'begin' | 'add'> {
  const { key } = keyColumn(kindImportColumns(kind))
  return {
    async begin(call, planned) {
      const added = planned.filter(({ before }) => !before)
      const assigned = await assignedValues(call, kind, added.length)
      for (const [at, row] of added.entries()) row.assigned = assigned[at]!
    },
    async add(call, planned) {
      const added: number[] = []
      if (hooks.beforeSave || hooks.afterSave) {
        // Each row is there before the hooks of the next one look.
        for (const one of planned) added.push(await addOne(call, kind, hooks, one))
        return added
      }
      const rows = planned.map((one) => newRow(kind, one))
      for (const some of chunksOf(rows, fewRows)) {
        const inserted = await insert(call, kind, some)
        // They come in any order.
        const ids = new Map(inserted.map((after) => [String(after[key]), after[kind.id] as number]))
        added.push(...some.map((row) => ids.get(String(row[key]))!))
      }
      return added
    },
  }
}

const newRow = (kind: FieldedKind, { row, assigned }: KindRow): Form => ({
  ...blankOf(kind),
  ...columnsOf(kind, row.values),
  ...assigned,
})

async function insert(call: WriteCall, kind: FieldedKind, rows: readonly Form[]): Promise<Stored[]> {
  const inserted = call.db.insertInto(kind.table as 'posts').values(rows as never)
  const added = (await inserted.returningAll().execute()) as unknown as Stored[]
  for (const after of added) call.changed({ id: after[kind.id] as number, after: loggedRow(kind, after) })
  return added
}

/** Resolves to 0 where the hooks have noted an error in the row. */
async function addOne(call: WriteCall, kind: FieldedKind, hooks: WriteHooks, planned: KindRow): Promise<number> {
  const { row } = planned
  const form = rowForm(kind, row.values)
  const more = await beforeRow(call, kind, hooks, { row, form, before: undefined })
  if (!more) return 0
  const [after] = await insert(call, kind, [{ ...newRow(kind, planned), ...more }])
  await hooks.afterSave?.(call, after!, undefined)
  return after![kind.id] as number
}
