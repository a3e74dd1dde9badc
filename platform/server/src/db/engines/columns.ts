import {
  sql,
  type ColumnDefinitionBuilder,
  type ColumnDefinitionBuilderCallback,
  type DatabaseMetadataOptions,
  type Kysely,
  type TableMetadata,
} from 'kysely'
import type { Database } from '../schema'
import type { EngineName } from './engine'
import { inDatabase } from './names'

/** A generated primary key. SQLite never gives an id out twice with autoincrement, as PostgreSQL's identity does not. */
export function identity(engine: EngineName): ColumnDefinitionBuilderCallback {
  return (column: ColumnDefinitionBuilder) =>
    engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity()
}

/** Lets generated ids continue after rows that were inserted with ids of their own. SQLite does so by itself. */
export async function continueIdentity(db: Kysely<never>, engine: EngineName, table: string, column: string) {
  if (engine === 'sqlite') return
  const max = sql`(select coalesce(max(${sql.id(column)}), 0) + 1 from ${sql.id(table)})`
  const sequence = sql`pg_get_serial_sequence(${inDatabase(table)}, ${inDatabase(column)})`
  await sql`select setval(${sequence}, ${max}, false)`.execute(db)
}

/**
 * The index for a list in the order of a column, then of the id. What is null comes last in both directions (`nullsLast`), for which
 * PostgreSQL takes a second index.
 */
export async function orderIndex(
  db: Kysely<never>,
  engine: EngineName,
  { table, column, id, isNullable }: { table: string; column: string; id: string; isNullable?: boolean },
): Promise<void> {
  const index = (name: string) => db.schema.createIndex(`${table}_${column}_${name}`).on(table)
  await index('order').columns([column, id]).execute()
  if (!isNullable || engine === 'sqlite') return
  await index('nulls')
    .expression(sql`${sql.ref(column)} nulls first`)
    .column(id)
    .execute()
}

/** The generated key of a table on PostgreSQL, and the sequence that it comes from. */
interface Sequence {
  readonly table: string
  readonly sequence: string
}

async function sequencesOf(db: Database): Promise<readonly Sequence[]> {
  const { rows } = await sql<Sequence>`
    select c.table_name as "table", pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as "sequence"
    from information_schema.columns c where c.is_identity = 'YES' and c.table_schema = current_schema()
  `.execute(db)
  return rows
}

/** Returns the id that each table with generated ids has given out last, deleted rows included, by its name in the database; 0 for none. */
export async function readLastIds(db: Database, engine: EngineName): Promise<Record<string, number>> {
  if (engine === 'sqlite') {
    const { rows: present } = await sql`select 1 from sqlite_master where name = 'sqlite_sequence'`.execute(db)
    if (present.length === 0) return {}
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(db)
    return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
  }
  const last: Record<string, number> = {}
  for (const { table, sequence } of await sequencesOf(db)) {
    // The text of a sequence comes quoted where it has to be.
    const { rows } = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.raw(sequence)}
    `.execute(db)
    const state = rows[0]!
    last[table] = state.called ? state.last : state.last - 1
  }
  return last
}

/** Lets the generated ids of tables go on after these, which `readLastIds` returned for another database. */
export async function writeLastIds(
  db: Database,
  engine: EngineName,
  last: Readonly<Record<string, number>>,
): Promise<void> {
  if (engine === 'sqlite') {
    for (const [name, seq] of Object.entries(last)) {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(db)
    }
    return
  }
  for (const { table, sequence } of await sequencesOf(db)) {
    const id = last[table]
    if (id === undefined) continue
    await sql`select setval(${sequence}::regclass, ${Math.max(id, 1)}, ${id > 0})`.execute(db)
  }
}

/** Lets the generated ids of tables go on where those of the same tables in another database of the engine are, deleted rows included. */
export async function copyIdentities(
  from: Database,
  to: Database,
  engine: EngineName,
  tables: readonly string[],
): Promise<void> {
  const last = Object.entries(await readLastIds(from, engine)).filter(([name]) => tables.includes(name))
  await writeLastIds(to, engine, Object.fromEntries(last))
}

/** Returns the tables of a database; on PostgreSQL those of its schema alone, since other products may have theirs in the same database. */
export async function presentTables(db: Database, options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables(options)
  if (tables.every(({ schema }) => schema === undefined)) return tables
  const own = await currentSchema(db)
  return tables.filter(({ schema }) => schema === own)
}

/** Returns the schema that a connection to PostgreSQL creates tables in; null where none of its search path exists. */
export async function currentSchema(db: Database): Promise<string | null> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db)
  return rows[0]!.schema
}
