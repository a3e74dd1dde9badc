import type { Kysely } from 'kysely'
import { identity } from '../../engines/columns'
import type { EngineName } from '../../engines/engine'
import { createIndexes } from './columns'

/** Failed sign-ins, counted for an account and for an address, and the verifications that too many of them cost. */
export async function createThrottle(db: Kysely<never>, engine: EngineName): Promise<void> {
  await db.schema
    .createTable('login_failures')
    .addColumn('id', 'integer', identity(engine))
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await createIndexes(db, 'login_failures', {
    login_failures_address: ['address', 'username', 'at'],
    login_failures_at: ['at'],
    login_failures_account: ['username', 'at'],
  })
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'integer', identity(engine))
    .addColumn('challenge_hash', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('answer', 'integer', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('counts_from', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('pass_hash', 'text')
    .addColumn('account', 'text')
    .addColumn('passed_at', 'bigint')
    .addUniqueConstraint('verifications_challenge_unique', ['challenge_hash'])
    .addUniqueConstraint('verifications_pass_unique', ['pass_hash'])
    .execute()
  await createIndexes(db, 'verifications', {
    verifications_address: ['address', 'state', 'at'],
    verifications_at: ['at'],
  })
}
