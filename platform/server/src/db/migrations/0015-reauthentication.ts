import type { Migration } from '../migration'

/** When a session showed last whose it is. Sessions from before have not. */
export const reauthentication: Migration = {
  async up(db) {
    await db.schema
      .alterTable('sessions')
      .addColumn('reauth_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
