import type { Kysely } from 'kysely'
import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** Kinds and links of notices, how each person gets a kind, and indexes for what each person has. */
export const notices: Migration = {
  adds: ['notice_choices'],
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('notices')
      .addColumn('kind', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('notices')
      .addColumn('link', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('notice_choices')
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('way', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notice_choices_primary', ['user_id', 'kind'])
      .execute()
    await createIndexes(db, 'notices', { notices_user_created: ['user_id', 'created_at', 'notice_id'] })
  },
}
