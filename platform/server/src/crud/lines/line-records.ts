import { linesIn, type Line, type LinesOf } from 'atrium/contract/kind/fields/lines/line-values'
import { referenceFields } from 'atrium/contract/kind/fields-of'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { RecordKinds } from 'atrium/contract/kind/record-kind'
import type { Viewer } from '../../access/scope'
import type { Call } from '../../call/call'
import type { Database } from '../../db/schema'
import { formValue, type Records, type Stored } from '../kind-table'
import { namesOf, presentNames } from '../rows/rows'

type Row = Record<string, unknown>

/** The lines of some records, by their ids. */
export type LinesById = ReadonlyMap<number, readonly Line[]>

/** Returns the stored lines of records in their order, with the columns of `select`. */
async function rowsOf(
  db: Database,
  { id }: FieldedKind,
  { table }: LinesOf,
  ids: readonly number[],
  select: (query: Records) => Records = (query) => query,
): Promise<readonly Stored[]> {
  if (ids.length === 0) return []
  const all = db.selectFrom(table as 'posts').where(`${table}.${id}` as 'postId', 'in', ids)
  const rows = select(all as Records).selectAll(table as 'posts')
  const inOrder = rows.orderBy(`${table}.${id}` as 'postId').orderBy(`${table}.position` as 'postId')
  return await inOrder.execute()
}

function byRecord<T>(rows: readonly Stored[], id: string, lineOf: (row: Stored) => T): Map<number, T[]> {
  const found = new Map<number, T[]>()
  for (const row of rows) {
    const own = found.get(row[id] as number) ?? []
    own.push(lineOf(row))
    found.set(row[id] as number, own)
  }
  return found
}

/** Returns the values of stored lines as the form has them, by the ids of their records. */
export async function storedLines(
  db: Database,
  kind: FieldedKind,
  lines: LinesOf,
  ids: readonly number[],
): Promise<LinesById> {
  return byRecord(await rowsOf(db, kind, lines, ids), kind.id, (row) => valuesOf(lines, row))
}

function valuesOf({ fields }: LinesOf, row: Stored): Row {
  const entries = Object.entries(fields).map(([name, { kind }]) => {
    const value = row[name]
    return [name, value === null || value === undefined ? null : formValue(kind, value)] as const
  })
  return Object.fromEntries(entries)
}

/** Returns rows as they are logged, with the values of their lines. */
export async function withLoggedLines(
  db: Database,
  kind: FieldedKind,
  rows: readonly Stored[],
): Promise<readonly Stored[]> {
  const ids = rows.map((row) => row[kind.id] as number)
  const found = await Promise.all(
    linesIn(kind).map(async (lines) => [lines.name, await storedLines(db, kind, lines, ids)] as const),
  )
  const linesOf = (row: Stored) => found.map(([name, byId]) => [name, byId.get(row[kind.id] as number) ?? []])
  return rows.map((row) => ({ ...row, ...Object.fromEntries(linesOf(row)) }))
}

/** Adds the lines to records that were read, with the names of what they refer to; those out of the reader's scope are empty. */
export async function addLines(call: Call, kind: FieldedKind, records: readonly Row[]): Promise<void> {
  const ids = records.map((record) => record[kind.id] as number)
  for (const lines of linesIn(kind)) {
    const rows = await rowsOf(call.db, kind, lines, ids, (query) =>
      withNames(query, lines, call.deps.product.contract.recordKinds, call.actor),
    )
    const byId = byRecord(rows, kind.id, (row) => ({
      ...valuesOf(lines, row),
      ...presentNames(row, lines, call.language),
    }))
    for (const record of records) record[lines.name] = byId.get(record[kind.id] as number) ?? []
  }
}

function withNames(query: Records, lines: LinesOf, kinds: RecordKinds, viewer: Viewer): Records {
  const names = referenceFields(lines).flatMap((field) => namesOf(lines, field, kinds, viewer))
  return names.length > 0 ? (query.select(names.map(([name, sql]) => sql.as(name))) as Records) : query
}
