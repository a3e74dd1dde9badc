import type { Migration } from '../migration'

/** The accounts of programs among the users. */
export const serviceAccounts: Migration = {
  adds: ['service_accounts'],
  async up(db) {
    await db.schema
      .createTable('service_accounts')
      .addColumn('user_id', 'integer', (c) => c.primaryKey().references('users.user_id').onDelete('cascade'))
      .execute()
  },
}
