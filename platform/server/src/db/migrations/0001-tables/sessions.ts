import type { Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes, flag, text, type Table } from './columns'

async function createRunning(db: Kysely<never>, engine: EngineName): Promise<void> {
  const sessions: Table = db.schema
    .createTable('sessions')
    .addColumn('session_id', 'integer', identity(engine))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('lock_hash', 'text')
    .addColumn('lock_tries', 'integer', (c) => c.notNull().defaultTo(0))
  await flag(text(sessions, 'address', 'agent'), 'locked')
    .addUniqueConstraint('sessions_token_unique', ['token_hash'])
    .execute()
  await createIndexes(db, 'sessions', {
    sessions_user_id: ['user_id'],
    sessions_expires_at: ['expires_at'],
    sessions_by_last_seen: ['last_seen_at', 'session_id'],
  })
}

async function createEnded(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('ended_sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'ended_sessions', { ended_sessions_ended_at: ['ended_at'] })
}

async function createPresence(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('record_presence')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('session_id', 'integer', (c) => c.notNull().references('sessions.session_id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('record_presence_primary', ['kind', 'record_id', 'session_id'])
    .execute()
  // For the deletion of a session, and of rows that are too old.
  await createIndexes(db, 'record_presence', {
    record_presence_session: ['session_id'],
    record_presence_seen: ['seen_at'],
  })
}

/** Sessions, those that ended, and the records that they have open in a form. */
export async function createSessions(db: Kysely<never>, engine: EngineName): Promise<void> {
  await createRunning(db, engine)
  await createEnded(db)
  await createPresence(db)
}
