import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('workshop_user_fields')
    .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.user_id').onDelete('cascade'))
    .addColumn('bench', 'text')
    .addColumn('certified_until', 'text')
    .addColumn('is_apprentice', 'integer')
    .execute()
  await sql`create unique index workshop_user_fields_bench on workshop_user_fields (lower(bench))`.execute(db)
}
