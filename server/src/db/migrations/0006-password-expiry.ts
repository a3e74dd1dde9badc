import type { Kysely } from 'kysely'

/**
 * When a one-time password stops working. Those that were given out before have no end: when they were is not known, and the
 * first admin of an installation, who was given one too, could not be helped by anybody.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('users').addColumn('password_expires_at', 'bigint').execute()
}
