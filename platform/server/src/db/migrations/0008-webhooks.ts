import { sql, type Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { Migration } from '../migration'
import { createRecordTable } from '../tables/record-table'
import { createIndexes } from './0001-tables/columns'

/** Webhooks with their secrets, and what the outbox has of a message to one. */
export const webhooks: Migration = {
  adds: ['webhooks', 'webhook_secrets'],
  async up(db: Kysely<never>, engine) {
    await createRecordTable(db, engine, {
      table: 'webhooks',
      id: 'webhook_id',
      columns: { webhook_name: 'text', url: 'text', events: 'text', status: 'flag', remark: 'text' },
      unique: ['webhook_name'],
      filtered: ['status'],
    })
    await db.schema
      .createTable('webhook_secrets')
      .addColumn('secret_id', 'integer', identity(engine))
      .addColumn('webhook_id', 'integer', (c) => c.notNull().references('webhooks.webhook_id').onDelete('cascade'))
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('ends_at', 'bigint')
      .execute()
    await createIndexes(db, 'webhook_secrets', { webhook_secrets_webhook: ['webhook_id'] })
    for (const column of ['target_id', 'response_status', 'duration'])
      await db.schema.alterTable('outbox').addColumn(column, 'integer').execute()
    await db.schema.alterTable('outbox').addColumn('down_until', 'bigint').execute()
    await db.schema
      .alterTable('outbox')
      .addColumn('response', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    // Of the few that met a receiver which is down.
    await sql`create index outbox_down on outbox (down_until) where down_until is not null`.execute(db)
    await createIndexes(db, 'outbox', { outbox_target: ['target_id', 'created_at', 'message_id'] })
  },
}
