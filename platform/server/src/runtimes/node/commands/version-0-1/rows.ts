import { sql } from 'kysely'
import type { Database } from '#server/db/schema'
import { StartError } from '../../settings'
import type { Table } from './tables'

type Row = Record<string, unknown>

/** Few enough for their pictures to be in memory at once. */
const pageLength = 200

/** After how many rows of a table the progress is told. */
const stride = 100_000

/** Called with a table and how many of its rows are copied. */
export type Report = (table: string, copied: number, all: number) => void

async function countRows(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
  return rows[0]!.n
}

/** Returns the rows that come after one in the order of the key; the first ones without it. */
async function pageAfter(db: Database, { name, columns, key }: Table, last: Row | undefined): Promise<Row[]> {
  const refs = sql.join(key.map((column) => sql.ref(column)))
  const after = last
    ? sql`where (${refs}) > (${sql.join(key.map((column) => sql.val(last[column])))})`
    : sql`where 1 = 1`
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${after} order by ${refs} limit ${pageLength}
  `.execute(db)
  return rows
}

/** Copies all rows of a table. Returns how many. Throws a StartError where not all of them were read. */
export async function copyTable(from: Database, to: Database, table: Table, report: Report): Promise<number> {
  // By the names of the database on both sides.
  const [source, target] = [from.withoutPlugins(), to.withoutPlugins()]
  const all = await countRows(source, table.name)
  let copied = 0
  for (let page = await pageAfter(source, table, undefined); page.length > 0;) {
    await target
      .insertInto(table.name as never)
      .values(page)
      .execute()
    const told = Math.floor(copied / stride)
    copied += page.length
    if (Math.floor(copied / stride) > told) report(table.name, copied, all)
    page = await pageAfter(source, table, page.at(-1))
  }
  if (copied === all) return copied
  throw new StartError(`Of the table ${table.name} ${copied} of ${all} rows could be read. Nothing was kept.`)
}

/** Throws a StartError where a table lacks columns, or has others, than its namesake here. Returns the tables that have no namesake. */
export async function compareTables(db: Database, tables: readonly Table[], name: string): Promise<string[]> {
  const present = new Map((await db.introspection.getTables()).map((table) => [table.name, table.columns]))
  for (const table of tables) {
    const columns = (present.get(table.name) ?? []).map((column) => column.name)
    const differing = [
      ...table.columns.filter((column) => !columns.includes(column)),
      ...columns.filter((column) => !table.columns.includes(column)),
    ]
    if (differing.length === 0) continue
    throw new StartError(
      `${name} is not as version 0.1 made it: its table ${table.name} differs in ${differing.join(', ')}. Undo that change and copy it again.`,
    )
  }
  return [...present.keys()].filter((other) => tables.every((table) => table.name !== other))
}
