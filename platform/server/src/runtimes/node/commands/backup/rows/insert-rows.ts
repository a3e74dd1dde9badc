import { sql } from 'kysely'
import type { Database } from '#server/db/schema'
import type { Row } from './row'
import type { Table } from './tables'

/** Below the number of parameters that a statement may have on either engine. */
const mostValues = 15_000

/** Adds rows to a table, whose columns they are in the order of. */
export async function insertRows(db: Database, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const length = Math.max(1, Math.floor(mostValues / columns.length))
  const target = db.withoutPlugins()
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (let start = 0; start < rows.length; start += length) {
    const values = rows
      .slice(start, start + length)
      .map((row) => sql`(${sql.join(row.map((value) => sql.val(value)))})`)
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(target)
  }
}
