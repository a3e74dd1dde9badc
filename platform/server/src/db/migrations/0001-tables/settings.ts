import type { Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'

/** The settings of modules. */
export async function createSettings(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('setting_id', 'integer', identity(engine))
    .addColumn('module', 'text', (c) => c.notNull())
    .addColumn('setting_name', 'text', (c) => c.notNull())
    .addColumn('value', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint('settings_name_unique', ['module', 'setting_name'])
    .execute()
}
