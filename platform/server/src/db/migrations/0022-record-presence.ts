import type { Kysely } from 'kysely'

/** Which records are open in a form, by the sessions of the people who have them open. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('record_presence')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('session_id', 'integer', (c) => c.notNull().references('sessions.session_id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('record_presence_primary', ['kind', 'record_id', 'session_id'])
    .execute()
  // For the deletion of a session, and of rows that are too old.
  await db.schema.createIndex('record_presence_session').on('record_presence').column('session_id').execute()
  await db.schema.createIndex('record_presence_seen').on('record_presence').column('seen_at').execute()
}
