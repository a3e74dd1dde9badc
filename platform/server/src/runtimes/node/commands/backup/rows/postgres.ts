import { sql } from 'kysely'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import { isUnreachable } from '#server/db/engines/error/unreachable'
import type { Database } from '#server/db/schema'
import { StartError } from '#server/runtimes/node/settings'
import { inUse } from '../../command'

/** A command may take its time, and a pooler may keep no prepared statements. */
export const commandLimits = { statementMillis: 0, lockMillis: 5000, prepares: false }

/**
 * Throws a StartError where others are connected to a PostgreSQL database, which says what to do again. Connections under the name `except` do not
 * count.
 */
export async function rejectOthers(db: Database, name: string, again: string, except = ''): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and (application_name = '' or application_name <> ${except})
  `.execute(db)
  if (rows[0]!.n > 0) throw inUse(name, again)
}

/** Opens a PostgreSQL database for `work`, and closes it. Throws a StartError where it cannot be reached. */
export async function withPostgres<T>(
  url: string,
  work: (engine: Engine) => Promise<T>,
  applicationName?: string,
): Promise<T> {
  const engine = openPostgres(url, () => {}, { ...commandLimits, applicationName })
  try {
    return await work(engine)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    throw new StartError(
      `A database cannot be reached (${(error as Error).message}). Check that the server runs, that the database exists and that user and password are right.`,
    )
  } finally {
    await engine.close()
  }
}

/** Calls `work` with what a PostgreSQL database holds at one moment, while others go on writing. */
export function postgresSnapshot<T>(url: string, work: (source: Engine) => Promise<T>): Promise<T> {
  return withPostgres(url, (engine) =>
    engine.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((db) => work({ ...engine, db })),
  )
}
