import type { Kysely } from 'kysely'

/** Which introductions of the dashboard each person closed. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('closed_introductions')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('closed_introductions_primary', ['user_id', 'kind'])
    .execute()
}
