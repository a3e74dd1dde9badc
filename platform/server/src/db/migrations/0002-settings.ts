import { identity } from '../engines/columns'
import type { Migration } from '../migration'

/** The settings of modules. A table of its own migration: `npm run db:from-0.1` copies exactly those of the first one. */
export const settings: Migration = {
  up: (db, engine) =>
    db.schema
      .createTable('settings')
      .addColumn('setting_id', 'integer', identity(engine))
      .addColumn('module', 'text', (c) => c.notNull())
      .addColumn('setting_name', 'text', (c) => c.notNull())
      .addColumn('value', 'text')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addUniqueConstraint('settings_name_unique', ['module', 'setting_name'])
      .execute(),
}
