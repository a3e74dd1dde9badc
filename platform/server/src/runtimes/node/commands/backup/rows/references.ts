import { sql } from 'kysely'
import type { Target } from './content'

interface Constraint {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Calls `work` in a transaction without foreign keys, so that rows may come before those that they refer to; then the keys are there again.
 * On PostgreSQL that checks all rows. On SQLite they are off for the connection already, since that is not possible within a transaction.
 */
export async function withoutReferences<T>({ trx, engine }: Target, work: () => Promise<T>): Promise<T> {
  if (engine === 'sqlite') return work()
  const { rows } = await sql<Constraint>`
    select conrelid::regclass::text as "table", quote_ident(conname) as "name", pg_get_constraintdef(oid) as "definition"
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
  `.execute(trx)
  for (const { table, name } of rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(trx)
  const result = await work()
  for (const { table, name, definition } of rows)
    await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(trx)
  return result
}
