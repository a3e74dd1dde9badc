import { sql } from 'kysely'
import { presentTables } from '#server/db/engines/columns'
import type { EngineName } from '#server/db/engines/engine'
import type { Database } from '#server/db/schema'

/** A table by the names that the database has. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** The columns that its rows are read in the order of: its primary key, or where the engine keeps a row of a table without one. */
  readonly key: readonly string[]
  /** Whether a column holds bytes, such as those of pictures. */
  readonly hasBytes: boolean
}

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  /** From 1 on within the primary key; 0 outside of it. */
  readonly place: number
}

const sqliteColumns = sql<Column>`
  select m.name as "table", c.name as "name", lower(c.type) as "type", c.pk as "place"
  from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' order by m.name, c.cid
`

const postgresColumns = sql<Column>`
  select c.table_name as "table", c.column_name as "name", c.data_type as "type", coalesce(k.ordinal_position, 0)::int as "place"
  from information_schema.columns c
  left join information_schema.table_constraints t
    on t.table_schema = c.table_schema and t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY'
  left join information_schema.key_column_usage k
    on k.constraint_schema = t.constraint_schema and k.constraint_name = t.constraint_name
    and k.table_name = c.table_name and k.column_name = c.column_name
  where c.table_schema = current_schema() order by c.table_name, c.ordinal_position
`

const byteTypes = new Set(['blob', 'bytea'])
/** Where a row of a table without a primary key is. */
const rowPlace = { sqlite: 'rowid', postgres: 'ctid' } as const

/** Returns the tables of a database by their names, but for those in which Kysely records migrations. */
export async function tablesOf(db: Database, engine: EngineName): Promise<Table[]> {
  const { rows } = await (engine === 'sqlite' ? sqliteColumns : postgresColumns).execute(db.withoutPlugins())
  const ofTable = groupByTable(rows)
  const present = (await presentTables(db)).filter(({ name, isView }) => !isView && ofTable.has(name))
  return present.map(({ name }) => {
    const columns = ofTable.get(name)!
    const key = columns.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place)
    return {
      name,
      columns: columns.map((column) => column.name),
      key: key.length > 0 ? key.map((column) => column.name) : [rowPlace[engine]],
      hasBytes: columns.some(({ type }) => byteTypes.has(type)),
    }
  })
}

function groupByTable(rows: readonly Column[]): Map<string, Column[]> {
  const groups = new Map<string, Column[]>()
  for (const row of rows) groups.set(row.table, [...(groups.get(row.table) ?? []), row])
  return groups
}

/** Returns how many rows a table has. */
export async function countRows(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db.withoutPlugins())
  return rows[0]!.n
}
