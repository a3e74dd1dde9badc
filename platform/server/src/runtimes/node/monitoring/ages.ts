import { platform } from 'atrium/contract/module/platform'
import type { Figures } from '#server/call/monitoring/monitoring'
import type { Engine } from '#server/db/engines/engine'
import type { Database } from '#server/db/schema'
import { checkRunner } from '#server/http/monitoring/check-runner'
import { answerMillis, freshMillis, isBusy } from './checks'
import type { WriteTurns } from './write-turns'

/** The job of `BACKUP_FOLDER`, which the host adds to those of the platform. */
const backupKey = `${platform.name}.backup`

/** Returns the age of the latest backup that the job wrote, in milliseconds; undefined before the first one. */
export async function readBackupAge(db: Database, now: number): Promise<number | undefined> {
  const { at } = await db
    .selectFrom('jobRuns')
    .innerJoin('jobs', 'jobs.jobId', 'jobRuns.jobId')
    .where('jobs.jobKey', '=', backupKey)
    .where('jobRuns.state', '=', 'done')
    .select(({ fn }) => fn.max<number | null>('jobRuns.endedAt').as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? undefined : Math.max(0, now - at)
}

/** Returns how late the message of the outbox is that has been due longest, in milliseconds; 0 where none is due. */
export async function readOutboxDelay(db: Database, now: number): Promise<number> {
  const { at } = await db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .select(({ fn }) => fn.min<number | null>('nextAt').as('at'))
    .executeTakeFirstOrThrow()
  return at === null ? 0 : Math.max(0, now - at)
}

/**
 * Returns the `ages` of a server. They are read once a second at most, and left out while all connections are in use: a probe of the
 * machine itself gets them too, and must not wait for a connection.
 */
export function ageReader(engine: Engine, turns: WriteTurns, now: () => number): () => Promise<Figures> {
  const { db } = engine
  async function run(): Promise<Figures | undefined> {
    if (isBusy(engine, turns)) return undefined
    const backupMillis = await readBackupAge(db, now())
    const outboxLateMillis = await readOutboxDelay(db, now())
    return { ...(backupMillis !== undefined && { backupMillis }), outboxLateMillis }
  }
  // The checks say what is wrong with a database that cannot be read.
  const read = checkRunner(
    [{ name: 'ages', errorState: 'unknown', limitMillis: answerMillis, freshMillis, run }],
    () => {},
  )
  return async () => {
    const [result] = await read()
    return result?.figures ?? {}
  }
}
