import type { Kysely } from 'kysely'

/**
 * When a one-time password stops working. Those that were given out before do not expire: when that was is not known, and the
 * printed password of a first admin, which looks the same, is not to expire.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('password_expires_at', 'bigint').execute()
}
