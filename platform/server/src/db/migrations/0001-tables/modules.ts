import { sql, type Kysely } from 'kysely'
import { createIndexes } from './columns'

/** Which modules were installed in the database, what of each, and the kind of installation that it is: one row at most. */
export async function createModules(db: Kysely<never>): Promise<void> {
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
  await createIndexes(db, 'module_parts', { module_parts_menu: ['menu_id'] })
  await db.schema
    .createTable('installation')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .execute()
}
