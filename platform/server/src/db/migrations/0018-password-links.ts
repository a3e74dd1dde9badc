import { identity } from '../engines/columns'
import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** Links to set a password, and the requests for them. */
export const passwordLinks: Migration = {
  adds: ['password_links', 'password_link_requests'],
  async up(db, engine) {
    await db.schema
      .createTable('password_links')
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('link_hash', 'text', (c) => c.notNull().unique())
      .addColumn('sent_to', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('password_links_person', ['user_id', 'purpose'])
      .execute()
    await db.schema
      .createTable('password_link_requests')
      .addColumn('id', 'integer', identity(engine))
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute()
    await createIndexes(db, 'password_link_requests', {
      password_link_requests_account: ['account', 'at'],
      password_link_requests_address: ['address', 'at'],
    })
  },
}
