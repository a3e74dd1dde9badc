import type { Database } from '#server/db/schema'
import { StartError } from '../../settings'
import { insertRows } from '../backup/rows/insert-rows'
import { readRows } from '../backup/rows/read-rows'
import { countRows, type Table } from '../backup/rows/tables'

/** After how many rows of a table the progress is told. */
const stride = 100_000

/** Called with a table and how many of its rows are copied. */
export type Report = (table: string, copied: number, all: number) => void

/** Copies all rows of a table. Returns how many. Throws a StartError where not all of them were read. */
export async function copyTable(from: Database, to: Database, table: Table, report: Report): Promise<number> {
  const all = await countRows(from, table.name)
  let copied = 0
  for await (const rows of readRows(from, table)) {
    await insertRows(to, table, rows)
    const told = Math.floor(copied / stride)
    copied += rows.length
    if (Math.floor(copied / stride) > told) report(table.name, copied, all)
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
