import type { Kysely } from 'kysely'

/** Who added a role, and so sees it. Nobody is known for those that are there already. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('roles')
    .addColumn('created_by', 'integer', (column) => column.references('users.user_id').onDelete('set null'))
    .execute()
}
