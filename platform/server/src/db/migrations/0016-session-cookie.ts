import type { Migration } from '../migration'

/** The hash of the second half of a session, which its browser has in a cookie; null for a session without one. */
export const sessionCookie: Migration = {
  async up(db) {
    await db.schema.alterTable('sessions').addColumn('cookie_hash', 'text').execute()
  },
}
