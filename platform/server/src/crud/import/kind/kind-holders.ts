import type { FieldedKind } from 'atrium/contract/kind/types'
import { sql } from 'kysely'
import type { Call } from '#server/call/call'
import { chunksOf } from '#server/db/chunks'
import { storedValue } from '../../kind-table'
import type { ImportRecords } from '../import-list'

/** Returns what finds the records that have values of a unique field. Those in the bin do not count: their values are free. */
export function kindHolders(kind: FieldedKind): ImportRecords<never, never>['holders'] {
  const there = kind.softDelete ? sql`and deleted_at is null` : sql``
  return async ({ db }: Call, key, values) => {
    const holders = new Map<string, number>()
    const isText = kind.fields[key]!.kind.column === 'text'
    // As the unique indexes have it, so that they are used.
    const column = isText ? sql<string>`lower(${sql.ref(key)})` : sql<number>`${sql.ref(key)}`
    for (const some of chunksOf(values)) {
      const wanted = new Map(some.map((value) => [isText ? value : exactValue(kind, key, value), value]))
      const list = sql.join([...wanted.keys()])
      const found = sql<{ id: number; value: string | number }>`
        select ${sql.ref(kind.id)} as id, ${column} as value from ${sql.table(kind.table)} where ${column} in (${list}) ${there}`
      for (const { id, value } of (await found.execute(db)).rows) holders.set(wanted.get(value) ?? String(value), id)
    }
    return holders
  }
}

/** Returns the value of a field that is no text as it is stored: of the form, or as it was stored before. */
const exactValue = ({ fields }: FieldedKind, name: string, text: string): number =>
  /^-?\d+$/.test(text) ? Number(text) : Number(storedValue(fields[name]!.kind, text.toUpperCase()))
