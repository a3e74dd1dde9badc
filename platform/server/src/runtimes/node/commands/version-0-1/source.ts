import type { Engine } from '#server/db/engines/engine'
import { holdToRead } from '#server/db/engines/sqlite-node'
import { DatabaseError, isNoDatabase } from '#server/db/engines/storage'
import { withoutPassword } from '../../database'
import { StartError } from '../../settings'
import { postgresSnapshot, rejectOthers } from '../backup/rows/postgres'
import { inUse, rejectMissing, shown } from '../command'

/** Opens a SQLite file so that no other process can write to it. Throws a StartError where it cannot be read, or is in use. */
export function openFile(file: string): Engine {
  rejectMissing(file, 'Set DATABASE_URL to the database of version 0.1.')
  try {
    return holdToRead(file)
  } catch (error) {
    if (error instanceof DatabaseError) throw inUse(shown(file), 'copy it again')
    const { message } = error as Error
    const reason = isNoDatabase(error) ? 'it is no SQLite database' : message
    throw new StartError(
      `${shown(file)} cannot be read (${reason}). Check that this account may read it and its folder.`,
    )
  }
}

/**
 * Calls `work` with what a PostgreSQL database holds at one moment. Throws a StartError where it cannot be reached, or others are connected
 * before or after that: what they write meanwhile would be lost.
 */
export function readPostgres<T>(url: string, work: (source: Engine) => Promise<T>): Promise<T> {
  return postgresSnapshot(url, async (source) => {
    await rejectOthers(source.db, withoutPassword(url), 'copy it again')
    const result = await work(source)
    await rejectOthers(source.db, withoutPassword(url), 'copy it again')
    return result
  })
}
