import type { Kysely } from 'kysely'
import { identity } from '../engines/columns'
import type { EngineName } from '../engines/engine'

/** Verifications, and what the login throttle needs to count the failures of an account over all addresses. */
export async function up(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'integer', identity(engine))
    .addColumn('challenge_hash', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('answer', 'integer', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('pass_hash', 'text')
    .addColumn('passed_at', 'bigint')
    .addUniqueConstraint('verifications_challenge_unique', ['challenge_hash'])
    .addUniqueConstraint('verifications_pass_unique', ['pass_hash'])
    .execute()
  const index = (name: string, columns: readonly string[]) =>
    db.schema.createIndex(name).on('verifications').columns(columns.slice()).execute()
  await index('verifications_address', ['address', 'state', 'at'])
  await index('verifications_at', ['at'])
  await db.schema.createIndex('login_failures_account').on('login_failures').columns(['username', 'at']).execute()
}
