import { sql } from 'kysely'
import type { Database } from '#server/db/schema'

/**
 * Runs a part of a transaction. Where it throws, what it wrote is undone and the transaction goes on: resolves to the error, else to undefined. After an error that is not
 * taken back in this way PostgreSQL rejects every further statement.
 */
export async function attempt(db: Database, part: () => Promise<void>): Promise<unknown> {
  await sql`savepoint attempt`.execute(db)
  try {
    await part()
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(db)
    await sql`release savepoint attempt`.execute(db)
    return error
  }
  await sql`release savepoint attempt`.execute(db)
  return undefined
}
