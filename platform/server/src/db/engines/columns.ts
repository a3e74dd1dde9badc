import { sql, type ColumnDefinitionBuilder, type ColumnDefinitionBuilderCallback, type Kysely } from 'kysely'
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

/** Lets the generated ids of tables go on where those of the same tables in another database of the engine are, deleted rows included. */
export async function copyIdentities(
  from: Database,
  to: Database,
  engine: EngineName,
  tables: readonly string[],
): Promise<void> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(from)
    for (const { name, seq } of rows) {
      if (!tables.includes(name)) continue
      await sql`delete from sqlite_sequence where name = ${name}`.execute(to)
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(to)
    }
    return
  }
  const identities = sql<{ name: string; sequence: string }>`
    select c.table_name as name, pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as sequence
    from information_schema.columns c where c.is_identity = 'YES' and c.table_schema = current_schema()
  `
  const { rows } = await identities.execute(from)
  const own = new Map((await identities.execute(to)).rows.map(({ name, sequence }) => [name, sequence]))
  for (const { name, sequence } of rows) {
    if (!tables.includes(name)) continue
    // The text of a sequence comes quoted where it has to be.
    const { rows: state } = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.raw(sequence)}
    `.execute(from)
    const { last, called } = state[0]!
    await sql`select setval(${own.get(name)}::regclass, ${last}, ${called})`.execute(to)
  }
}
