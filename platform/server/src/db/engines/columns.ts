import { sql, type ColumnDefinitionBuilder, type ColumnDefinitionBuilderCallback, type Kysely } from 'kysely'
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
