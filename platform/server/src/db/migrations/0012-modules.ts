import { sql, type Kysely } from 'kysely'

/** Which modules were installed in a database, and what of each. What was seeded before belongs to the platform, see `adopt`. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('modules')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('is_active', 'integer', (c) => c.notNull().check(sql`is_active in (0, 1)`))
    .execute()
  await db.schema
    .createTable('module_parts')
    .addColumn('module', 'text', (c) => c.notNull().references('modules.name'))
    .addColumn('part', 'text', (c) => c.notNull())
    .addColumn('menu_id', 'integer', (c) => c.references('menus.id').onDelete('set null'))
    .addPrimaryKeyConstraint('module_parts_key', ['module', 'part'])
    .execute()
  // For the entries of modules that do not run.
  await db.schema.createIndex('module_parts_menu').on('module_parts').column('menu_id').execute()
}
