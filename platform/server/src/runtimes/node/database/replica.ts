import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Host, Log } from '#server/call/call'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres, type PostgresLimits } from '#server/db/engines/postgres'
import type { Database } from '#server/db/schema'
import type { Settings } from '../settings'

/** A read-only copy of a PostgreSQL database, which follows it. */
interface Replica {
  /**
   * Returns the copy once it has all that is committed in `main` by now; undefined where it does not in time, cannot be reached, or is no copy any more. `onUnused`
   * is called with the reason then.
   */
  readonly withAllOf: (main: Database) => Promise<Database | undefined>
}

interface ReplicaOptions {
  readonly onError: (error: Error) => void
  readonly onUnused: (reason: string) => void
  readonly limits: Partial<PostgresLimits>
}

/** How long a read waits for the copy to follow, and the pause between two looks, in milliseconds. */
const mostMillis = 2000
const pauseMillis = 25

/** Opens a pool on the address of a copy, whether it is there or not. */
function openReplica(url: string, { onError, onUnused, limits }: ReplicaOptions): Replica {
  const { db } = openPostgres(url, onError, limits)

  async function reach(position: string): Promise<boolean> {
    const end = Date.now() + mostMillis
    for (;;) {
      const { rows } = await sql<{ isCopy: boolean; isThere: boolean | null }>`
        select pg_is_in_recovery() as "isCopy", pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "isThere"
      `.execute(db)
      const { isCopy, isThere } = rows[0]!
      if (!isCopy) throw new Error('it is no replica, or was made a server of its own')
      if (isThere) return true
      if (Date.now() >= end) return false
      await wait(pauseMillis)
    }
  }

  return {
    async withAllOf(main) {
      const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(main)
      try {
        if (await reach(rows[0]!.position)) return db
        onUnused(`it is more than ${mostMillis / 1000} s behind`)
      } catch (error) {
        onUnused(error instanceof Error && error.message !== '' ? error.message : String(error))
      }
      return undefined
    },
  }
}

/** Returns what a host reads exports from; nothing where no replica is set. Its connections end with the process. */
export function replicaHost(
  { replicaUrl, database }: Settings,
  { db }: Pick<Engine, 'db'>,
  log: Log,
): Pick<Host, 'readDb'> {
  if (replicaUrl === undefined) return {}
  const replica = openReplica(replicaUrl, {
    limits: database,
    onError: (error) => log('warn', 'connection to the replica lost', { error: error.message }),
    onUnused: (reason) => log('warn', 'an export is read from the main database, not from the replica', { reason }),
  })
  return { readDb: async () => (await replica.withAllOf(db)) ?? db }
}
