import type { RecordKind } from '@atrium/contract/kind/record-kind'
import { sql } from 'kysely'
import { recordInScope } from '#server/access/records/record-scope'
import type { Call } from '#server/call/call'
import type { WriteCall } from '#server/call/write-call'
import { chunksOf } from '#server/db/chunks'
import type { FormerValues, ImportRecords, PlannedRow, Restored } from '../import-list'
import { inUse } from '../undo/undo-reasons'

/** A stored row. Tables of kinds are known by their names alone; for the types each of them is the one of posts. */
export type Stored = Readonly<Record<string, unknown>> & { readonly version: number }
type Values = Readonly<Record<string, unknown>>

interface TableOptions {
  readonly kind: Pick<RecordKind, 'kind' | 'table' | 'id'>
  /** The column that says which record a row is about. */
  readonly key: string
  /** The values of a new record whose row does not have them. */
  readonly blank: Values
  /** Returns which of these records others refer to, so that they cannot be deleted. */
  readonly usedIds?: (call: WriteCall, ids: readonly number[]) => Promise<Iterable<number>>
}

/**
 * Returns how an import reads and writes the records of a table whose columns are called as those of the import, and whose rows have a
 * version. A list whose values are in other tables too has records of its own.
 */
export function tableRecords<V>({
  kind,
  key,
  blank,
  usedIds,
}: TableOptions): ImportRecords<Stored, PlannedRow<V, Stored>> {
  const table = kind.table as 'posts'
  const id = kind.id as 'postId'
  const idOf = (record: Stored) => record[id] as number
  const update = async ({ db, changed }: WriteCall, before: Stored, values: Values) => {
    const set = db.updateTable(table).set({ ...values, version: before.version + 1 } as never)
    const after = await set.where(id, '=', idOf(before)).returningAll().executeTakeFirstOrThrow()
    changed({ id: idOf(before), before, after })
  }
  return {
    idOf,
    ...reads({ table, id, kind: kind.kind }),
    async add({ db, changed }, planned) {
      const rows = planned.map(({ row }) => ({ ...blank, ...row.values }))
      const added: number[] = []
      for (const some of chunksOf(rows, fewRows)) {
        const inserted = await db
          .insertInto(table)
          .values(some as never)
          .returningAll()
          .execute()
        for (const after of inserted) changed({ id: after[id], after })
        // They come in any order.
        const ids = new Map(inserted.map((after) => [(after as unknown as Stored)[key], after[id]]))
        added.push(...some.map((row) => ids.get((row as Values)[key])!))
      }
      return added
    },
    async change(call, { row }, before) {
      // A key that differs in case names the same record.
      const values = changesOf(before, { ...row.values, [key]: before[key] })
      if (Object.keys(values).length === 0) return undefined
      await update(call, before, values)
      return Object.fromEntries(Object.keys(values).map((name) => [name, before[name]]))
    },
    markOf: (_, { version }) => String(version),
    async keep(call, { added }) {
      const used = await usedIds?.(call, added.map(idOf))
      return new Map([...(used ?? [])].map((one) => [one, inUse]))
    },
    async remove({ db, changed }, records) {
      for (const before of records) changed({ id: idOf(before), before })
      await db.deleteFrom(table).where(id, 'in', records.map(idOf)).execute()
    },
    restore: (call, { record, former }: Restored<Stored>) => update(call, record, former),
  }
}

/** A statement takes only so many values, and a table may have many columns. */
const fewRows = 100

const changesOf = (before: Stored, values: object): FormerValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && value !== before[name]))

/** Reads of a table by the values of unique columns and by ids. */
function reads({ table, id, kind }: { readonly table: 'posts'; readonly id: 'postId'; readonly kind: string }) {
  return {
    async holders({ db }: Call, key: string, values: readonly string[]) {
      const holders = new Map<string, number>()
      // As the unique indexes have it, so that they are used.
      const indexed = sql<string>`lower(${sql.ref(key)})`
      for (const some of chunksOf(values)) {
        const rows = await db
          .selectFrom(table)
          .where(indexed, 'in', some)
          .select([id, indexed.as('value')])
          .execute()
        for (const row of rows) holders.set(row.value, row[id])
      }
      return holders
    },
    async read({ db, actor, deps }: Call, ids: readonly number[]) {
      const records = new Map<number, Stored>()
      const scope = recordInScope(deps.product.contract.recordKinds, kind, actor)
      for (const some of chunksOf(ids)) {
        const rows = await db.selectFrom(table).where(id, 'in', some).where(scope).selectAll().execute()
        for (const row of rows) records.set(row[id], row)
      }
      return records
    },
  }
}
