import { sql } from 'kysely'
import { identity } from '../engines/columns'
import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** Messages to places outside, from the write that sends them to their delivery. */
export const outbox: Migration = {
  adds: ['outbox'],
  async up(db, engine) {
    await db.schema
      .createTable('outbox')
      .addColumn('message_id', 'integer', identity(engine))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('message_key', 'text', (c) => c.notNull().unique())
      .addColumn('receiver', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('is_private', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('next_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('error', 'text', (c) => c.notNull())
      .execute()
    await createIndexes(db, 'outbox', {
      outbox_created: ['kind', 'created_at', 'message_id'],
      outbox_ended: ['state', 'ended_at'],
    })
    // Of the few that are still to be delivered.
    await sql`create index outbox_waiting on outbox (next_at) where state = 'waiting'`.execute(db)
  },
}
