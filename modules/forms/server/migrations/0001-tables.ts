import type { Kysely } from 'kysely'
import { identity, orderIndex, type EngineName } from 'atrium/server'

async function createForms(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('forms')
    .addColumn('form_id', 'integer', identity(engine))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_en', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('design', 'text', (c) => c.notNull())
    .addColumn('items', 'integer', (c) => c.notNull())
    .addColumn('dept_id', 'integer', (c) => c.references('depts.dept_id'))
    .addColumn('owner_id', 'integer', (c) => c.references('users.user_id').onDelete('set null'))
    .addColumn('number', 'integer')
    .addColumn('is_changed', 'integer', (c) => c.notNull())
    .addColumn('audience', 'text', (c) => c.notNull())
    .addColumn('once', 'integer', (c) => c.notNull())
    .addColumn('opens_at', 'bigint')
    .addColumn('closes_at', 'bigint')
    .addColumn('menu_id', 'integer', (c) => c.references('menus.id').onDelete('set null'))
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await orderIndex(db, engine, { table: 'forms', column: 'title', id: 'form_id' })
  await orderIndex(db, engine, { table: 'forms', column: 'updated_at', id: 'form_id' })
  for (const column of ['state', 'dept_id', 'owner_id', 'menu_id']) {
    await db.schema.createIndex(`forms_${column}`).on('forms').column(column).execute()
  }
}

async function createVersions(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('form_versions')
    .addColumn('version_id', 'integer', identity(engine))
    .addColumn('form_id', 'integer', (c) => c.notNull().references('forms.form_id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_en', 'text', (c) => c.notNull())
    .addColumn('design', 'text', (c) => c.notNull())
    .addColumn('items', 'integer', (c) => c.notNull())
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .addColumn('published_by', 'text', (c) => c.notNull())
    .addUniqueConstraint('form_versions_number', ['form_id', 'number'])
    .execute()
}

async function createChosen(db: Kysely<never>): Promise<void> {
  const chosen = (table: string, column: string, target: string) =>
    db.schema
      .createTable(table)
      .addColumn('form_id', 'integer', (c) => c.notNull().references('forms.form_id').onDelete('cascade'))
      .addColumn(column, 'integer', (c) => c.notNull().references(target).onDelete('cascade'))
      .addPrimaryKeyConstraint(`${table}_key`, ['form_id', column] as never)
      .execute()
  await chosen('form_roles', 'role_id', 'roles.role_id')
  await chosen('form_depts', 'dept_id', 'depts.dept_id')
  await db.schema.createIndex('form_roles_role').on('form_roles').column('role_id').execute()
  await db.schema.createIndex('form_depts_dept').on('form_depts').column('dept_id').execute()
}

async function createEntries(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('form_entries')
    .addColumn('entry_id', 'integer', identity(engine))
    .addColumn('form_id', 'integer', (c) => c.notNull().references('forms.form_id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.references('users.user_id').onDelete('set null'))
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('dept_id', 'integer', (c) => c.references('depts.dept_id').onDelete('set null'))
    .addColumn('submitted_at', 'bigint', (c) => c.notNull())
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`form_entries_${name}`).on('form_entries').columns(columns).execute()
  await index('order', ['form_id', 'submitted_at', 'entry_id'])
  await index('form', ['form_id', 'entry_id'])
  await index('user', ['user_id', 'entry_id'])
  await index('dept', ['dept_id'])
}

async function createDrafts(db: Kysely<never>): Promise<void> {
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

/** The steps of version 0.1 that led to these tables. */
export const replaces = ['0001-forms', '0002-drafts']

/** Forms with their published versions, who may fill them in, and what was filled in. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createForms(db, engine)
  await createVersions(db, engine)
  await createChosen(db)
  await createEntries(db, engine)
  await createDrafts(db)
}
