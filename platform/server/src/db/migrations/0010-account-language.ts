import type { Migration } from '../migration'

/** The language and the time zone that a person has chosen for their account; empty for none. */
export const accountLanguage: Migration = {
  async up(db) {
    for (const column of ['language', 'time_zone'])
      await db.schema
        .alterTable('users')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
        .execute()
  },
}
