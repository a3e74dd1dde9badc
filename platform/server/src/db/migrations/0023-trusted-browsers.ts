import { identity } from '../engines/columns'
import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** Browsers in which a sign-in asks for no second factor. */
export const trustedBrowsers: Migration = {
  adds: ['trusted_browsers'],
  async up(db, engine) {
    await db.schema
      .createTable('trusted_browsers')
      .addColumn('browser_id', 'integer', identity(engine))
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull())
      .addColumn('agent', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint')
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute()
    await createIndexes(db, 'trusted_browsers', {
      trusted_browsers_user: ['user_id'],
      trusted_browsers_token: ['token_hash'],
    })
  },
}
