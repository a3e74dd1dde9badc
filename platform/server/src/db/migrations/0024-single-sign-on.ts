import type { Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { EngineName } from '../engines/engine'
import type { Migration } from '../migration'
import { createLinesTable, createRecordTable } from '../tables/record-table'
import { createIndexes } from './0001-tables/columns'

type Db = Kysely<never>

async function createProviders(db: Db, engine: EngineName): Promise<void> {
  await createRecordTable(db, engine, {
    table: 'identity_providers',
    id: 'provider_id',
    columns: {
      provider_name: 'text',
      button_text: 'text',
      issuer: 'text',
      client_id: 'text',
      scopes: 'text',
      domains: 'text',
      trusts_email: 'flag',
      creates_users: 'flag',
      dept_id: 'integer?',
      role_id: 'integer?',
      checks_factor: 'flag',
      local_password: 'flag',
      role_claim: 'text',
      status: 'flag',
      remark: 'text',
    },
    references: { dept_id: 'depts.dept_id', role_id: 'roles.role_id' },
    unique: ['provider_name'],
    filtered: ['status'],
  })
  await createLinesTable(db, engine, {
    table: 'identity_provider_roles',
    record: { provider_id: 'identity_providers.provider_id' },
    columns: { claim_value: 'text', role_id: 'integer' },
    references: { role_id: 'roles.role_id' },
  })
  await db.schema
    .createTable('identity_provider_secrets')
    .addColumn('provider_id', 'integer', (c) =>
      c.primaryKey().references('identity_providers.provider_id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (c) => c.notNull())
    .execute()
}

const providerOf = 'identity_providers.provider_id'

async function createIdentities(db: Db, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('identity_id', 'integer', identity(engine))
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('provider_id', 'integer', (c) => c.notNull().references(providerOf).onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('account', 'text', (c) => c.notNull())
    .addColumn('linked_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addUniqueConstraint('identities_subject', ['provider_id', 'subject'])
    .execute()
  await createIndexes(db, 'identities', { identities_user: ['user_id'] })
  await db.schema
    .createTable('claimed_roles')
    .addColumn('user_id', 'integer', (c) => c.notNull().references('users.user_id').onDelete('cascade'))
    .addColumn('role_id', 'integer', (c) => c.notNull().references('roles.role_id').onDelete('cascade'))
    .addColumn('provider_id', 'integer', (c) => c.notNull().references(providerOf).onDelete('cascade'))
    .addPrimaryKeyConstraint('claimed_roles_key', ['user_id', 'role_id', 'provider_id'])
    .execute()
  await createIndexes(db, 'claimed_roles', {
    claimed_roles_role: ['role_id'],
    claimed_roles_provider: ['provider_id'],
  })
}

async function createSignIns(db: Db): Promise<void> {
  await db.schema
    .createTable('sso_sign_ins')
    .addColumn('key_hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('provider_id', 'integer', (c) => c.notNull().references(providerOf).onDelete('cascade'))
    .addColumn('session_id', 'integer', (c) => c.references('sessions.session_id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('verifier', 'text', (c) => c.notNull())
    .addColumn('redirect_uri', 'text', (c) => c.notNull())
    .addColumn('identity', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'sso_sign_ins', {
    sso_sign_ins_address: ['address', 'created_at'],
    sso_sign_ins_provider: ['provider_id'],
    sso_sign_ins_session: ['session_id'],
  })
  await db.schema
    .createTable('provider_sessions')
    .addColumn('session_id', 'integer', (c) => c.primaryKey().references('sessions.session_id').onDelete('cascade'))
    .addColumn('provider_id', 'integer', (c) => c.notNull().references(providerOf).onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('sid', 'text', (c) => c.notNull())
    .addColumn('id_token', 'text', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'provider_sessions', { provider_sessions_subject: ['provider_id', 'subject'] })
  await db.schema
    .createTable('provider_messages')
    .addColumn('provider_id', 'integer', (c) => c.notNull().references(providerOf).onDelete('cascade'))
    .addColumn('message_hash', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('provider_messages_key', ['provider_id', 'message_hash'])
    .execute()
}

/** Identity providers, the accounts of people there, and sign-ins with them. */
export const singleSignOn: Migration = {
  adds: [
    'identity_providers',
    'identity_provider_roles',
    'identity_provider_secrets',
    'identities',
    'claimed_roles',
    'sso_sign_ins',
    'provider_sessions',
    'provider_messages',
  ],
  async up(db: Db, engine) {
    await createProviders(db, engine)
    await createIdentities(db, engine)
    await createSignIns(db)
  },
}
