import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('form_drafts')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('form_id', 'integer', (c) => c.notNull().references('forms.form_id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('form_drafts_key', ['user_id', 'form_id', 'number'] as never)
    .execute()
  await db.schema.createIndex('form_drafts_form').on('form_drafts').column('form_id').execute()
}
