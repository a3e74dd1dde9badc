import type { Kysely } from 'kysely'

/** The last number of each series, which stays when its record is deleted. */
export async function createSeries(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('series_numbers')
    .addColumn('series', 'text', (c) => c.primaryKey())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute()
}
