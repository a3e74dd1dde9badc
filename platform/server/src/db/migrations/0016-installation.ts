import type { Kysely } from 'kysely'

/** The kind of installation that a database is; one row at most. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('installation')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .execute()
}
