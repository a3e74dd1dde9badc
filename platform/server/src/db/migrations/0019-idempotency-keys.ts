import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** The responses to writes that came with an `Idempotency-Key`. */
export const idempotencyKeys: Migration = {
  adds: ['idempotency_keys'],
  async up(db) {
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('key_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('call_hash', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await createIndexes(db, 'idempotency_keys', { idempotency_keys_created: ['created_at'] })
  },
}
