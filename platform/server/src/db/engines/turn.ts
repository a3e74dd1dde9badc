import { sql, type Kysely } from 'kysely'

/** Any number, the same in every process. */
const turnLock = 20_261_120
/** How long a turn is waited for before the database counts as unreachable. */
const waitSeconds = 5

/**
 * On PostgreSQL, makes other transactions that ask for the same, in any process, wait until this one ends. Has to be its
 * first statement: then it sees all that the ones before it wrote. On SQLite every transaction begins with the write lock.
 */
export async function takeTurn(trx: Kysely<never>): Promise<void> {
  // In one statement, since every write waits for it: from left to right, so that the limit holds for the lock.
  await sql`
    select set_config('lock_timeout', ${`${waitSeconds}s`}, true), pg_advisory_xact_lock(${turnLock}::bigint)
  `.execute(trx)
}

/** Takes the same turn for a migration, which waits for it as long as it lasts. May come later than the first statement of the transaction. */
export async function takeTurnOfMigration(trx: Kysely<never>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turnLock}::bigint)`.execute(trx)
}
