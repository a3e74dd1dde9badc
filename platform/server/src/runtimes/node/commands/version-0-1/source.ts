import { sql } from 'kysely'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import { holdToRead } from '#server/db/engines/sqlite-node'
import { DatabaseError, isNoDatabase } from '#server/db/engines/storage'
import type { Database } from '#server/db/schema'
import { withoutPassword } from '../../database'
import { StartError } from '../../settings'
import { rejectMissing, shown } from '../command'

const inUse = (name: string) =>
  new StartError(
    `${name} is in use, and is left as it is. Stop the server, and whatever else has it open, and copy it again.`,
  )

/** Opens a SQLite file so that no other process can write to it. Throws a StartError where it cannot be read, or is in use. */
export function openFile(file: string): Engine {
  rejectMissing(file, 'Set DATABASE_URL to the database of version 0.1.')
  try {
    return holdToRead(file)
  } catch (error) {
    if (error instanceof DatabaseError) throw inUse(shown(file))
    const { message } = error as Error
    const reason = isNoDatabase(error) ? 'it is no SQLite database' : message
    throw new StartError(
      `${shown(file)} cannot be read (${reason}). Check that this account may read it and its folder.`,
    )
  }
}

async function rejectOthers(db: Database, url: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
  `.execute(db)
  if (rows[0]!.n > 0) throw inUse(withoutPassword(url))
}

/**
 * Calls `work` with what a PostgreSQL database holds at one moment. Throws a StartError where it cannot be reached, or others are connected
 * before or after that: what they write meanwhile would be lost.
 */
export async function readPostgres<T>(url: string, work: (source: Engine) => Promise<T>): Promise<T> {
  const engine = openPostgres(url, () => {}, { statementMillis: 0, lockMillis: 5000 })
  try {
    const snapshot = engine.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return await snapshot.execute(async (db) => {
      await rejectOthers(db, url)
      const result = await work({ ...engine, db })
      await rejectOthers(db, url)
      return result
    })
  } finally {
    await engine.close()
  }
}
