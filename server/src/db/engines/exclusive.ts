import { sql, type Kysely } from 'kysely'
import type { EngineName } from './engine'

/** Any number, the same in every process. */
const seedLock = 20_261_120

/**
 * Makes other processes that ask for the same wait until this transaction ends. Has to be its first statement. On SQLite a
 * write that changes nothing takes the one write lock of the file.
 */
export async function waitForTurn(trx: Kysely<never>, engine: EngineName): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${seedLock}::bigint)`.execute(trx)
  else await sql`delete from users where 1 = 0`.execute(trx)
}
