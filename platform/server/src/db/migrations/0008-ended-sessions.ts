import type { Kysely } from 'kysely'

/** Why sessions ended, for those who still hold the token of one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('ended_sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('ended_sessions_ended_at').on('ended_sessions').column('ended_at').execute()
}
