import type { UniqueField } from 'atrium/contract/kind/record-kind'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { sql } from 'kysely'
import type { Call } from '#server/call/call'
import { chunksOf } from '#server/db/chunks'
import { blankOf, columnsOf, type Form } from '../../crud-writes'
import { note } from '../run/import-row'
import type { KindRow } from './new-records'

/** The values of a field and of the one within whose values it is unique. */
interface Pair {
  readonly value: unknown
  readonly within: unknown
}

const keyOf = ({ value, within }: Pair) => `${String(within)} ${String(value).toLowerCase()}`

/** Notes the rows whose value of a field that is unique within another one is that of an earlier row or of another record. */
export async function noteTakenWithin(call: Call, kind: FieldedKind, rows: readonly KindRow[]): Promise<void> {
  for (const unique of kind.unique ?? []) if (unique.within !== undefined) await noteTaken(call, kind, unique, rows)
}

async function noteTaken(call: Call, kind: FieldedKind, unique: UniqueField, rows: readonly KindRow[]): Promise<void> {
  const { field, within = '' } = unique
  const pairOf = (row: Form): Pair => ({ value: row[field], within: row[within] })
  const pairs = rows.map(({ row, before }) => {
    const after = pairOf({ ...blankOf(kind), ...before, ...columnsOf(kind, row.values) })
    const isEmpty = after.value === undefined || after.value === '' || after.value === null
    return isEmpty || (before && keyOf(after) === keyOf(pairOf(before))) ? undefined : after
  })
  const holders = await readHolders(
    call,
    kind,
    unique,
    pairs.flatMap((pair) => pair ?? []),
  )
  const firsts = new Map<string, number>()
  for (const [index, pair] of pairs.entries()) {
    if (!pair) continue
    const key = keyOf(pair)
    const { row } = rows[index]!
    const first = firsts.get(key)
    if (first !== undefined) note(row, field, ['repeatedRow', first + 1])
    else firsts.set(key, index)
    if (holders.has(key)) note(row, field, 'taken')
  }
}

/** Returns the keys of the pairs that records have. */
async function readHolders(
  { db }: Call,
  kind: FieldedKind,
  { field, within = '', isExact }: UniqueField,
  pairs: readonly Pair[],
): Promise<Set<string>> {
  const there = kind.softDelete ? sql`and deleted_at is null` : sql``
  // As the unique indexes have it, so that they are used.
  const column = isExact ? sql.ref(field) : sql`lower(${sql.ref(field)})`
  const values = [...new Set(pairs.map(({ value }) => (isExact ? value : String(value).toLowerCase())))]
  const found = new Set<string>()
  for (const some of chunksOf(values)) {
    const rows = sql<Pair>`
      select ${column} as value, ${sql.ref(within)} as within from ${sql.table(kind.table)} where ${column} in (${sql.join(some)}) ${there}`
    for (const pair of (await rows.execute(db)).rows) found.add(keyOf(pair))
  }
  return found
}
