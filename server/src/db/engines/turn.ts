import { sql, type Kysely } from 'kysely'
import type { EngineName } from './engine'

/** Any number, the same in every process. */
const turnLock = 20_261_120
/** How long a turn is waited for before the database counts as unreachable. SQLite has its busy_timeout for that. */
const waitSeconds = 5

/**
 * Makes other transactions that ask for the same, in any process, wait until this one ends. Has to be its first statement:
 * then it sees all that the ones before it wrote. On SQLite a write that changes nothing takes the one write lock of the file.
 */
export async function takeTurn(trx: Kysely<never>, engine: EngineName): Promise<void> {
  if (engine === 'postgres') {
    await sql`select set_config('lock_timeout', ${`${waitSeconds}s`}, true)`.execute(trx)
    await sql`select pg_advisory_xact_lock(${turnLock}::bigint)`.execute(trx)
  } else await sql`delete from users where 1 = 0`.execute(trx)
}
