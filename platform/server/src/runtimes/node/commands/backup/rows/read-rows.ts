import { sql } from 'kysely'
import type { Database } from '#server/db/schema'
import { encodeRow, Tally, type Row, type Total } from './row'
import type { Table } from './tables'

/** Returns a value as JSON has it, and bytes as a Uint8Array, whatever the library of an engine returns. */
function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}

const pageRows = 500
/** Few enough for their pictures to be in memory at once. */
const pageRowsWithBytes = 16

/** Returns the rows that come after one in the order of the key; the first ones without it. The key is behind the columns. */
async function pageAfter(db: Database, { name, columns, key, hasBytes }: Table, last: Row | undefined): Promise<Row[]> {
  const refs = sql.join(key.map((column) => sql.ref(column)))
  const after = last
    ? sql`where (${refs}) > (${sql.join(last.slice(columns.length).map((value) => sql.val(value)))})`
    : sql``
  const selected = [...columns, ...key].map((column, at) => sql`${sql.ref(column)} as ${sql.ref(`c${at}`)}`)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(selected)} from ${sql.table(name)} ${after} order by ${refs} limit ${hasBytes ? pageRowsWithBytes : pageRows}
  `.execute(db.withoutPlugins())
  return rows.map((row) => Object.values(row).map(plainValue))
}

/** Returns all rows of a table, some at a time. They are all of one moment where `db` is a snapshot. */
export async function* readRows(db: Database, table: Table): AsyncGenerator<Row[]> {
  let last: Row | undefined
  do {
    const page = await pageAfter(db, table, last)
    if (page.length > 0) yield page.map((row) => row.slice(0, table.columns.length))
    last = page.at(-1)
  } while (last)
}

/** Counts the rows of a table, and sums up what they hold. */
export async function totalOf(db: Database, table: Table): Promise<Total> {
  const tally = new Tally()
  for await (const rows of readRows(db, table)) for (const row of rows) tally.add(encodeRow(row))
  return { rows: tally.rows, sum: tally.sum }
}
