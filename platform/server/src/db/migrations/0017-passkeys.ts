import type { Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { Migration } from '../migration'
import { createIndexes } from './0001-tables/columns'

/** Passkeys of people, and the challenges that they sign. */
export const passkeys: Migration = {
  adds: ['passkeys', 'passkey_challenges'],
  async up(db: Kysely<never>, engine) {
    await db.schema
      .createTable('passkeys')
      .addColumn('passkey_id', 'integer', identity(engine))
      .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('credential_id', 'text', (c) => c.notNull())
      .addColumn('user_handle', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('agent', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_used_at', 'bigint')
      .addUniqueConstraint('passkeys_unique', ['credential_id'])
      .execute()
    await createIndexes(db, 'passkeys', { passkeys_user: ['user_id'] })
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('session_id', 'integer', (c) => c.references('sessions.session_id').onDelete('cascade'))
      .addColumn('user_handle', 'text')
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute()
    await createIndexes(db, 'passkey_challenges', {
      passkey_challenges_address: ['address', 'created_at'],
      passkey_challenges_created: ['created_at'],
      passkey_challenges_session: ['session_id'],
    })
  },
}
