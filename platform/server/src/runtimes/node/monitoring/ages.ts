import { platform } from 'atrium/contract/module/platform'
import type { Ages } from '#server/call/monitoring/monitoring'
import type { Database } from '#server/db/schema'

/** The job of `BACKUP_FOLDER`, which the host adds to those of the platform. */
const backupKey = `${platform.name}.backup`

/** Reads how old the latest backup is, and how late the outbox. */
export async function readAges(db: Database, now: number): Promise<Ages> {
  const backup = await db
    .selectFrom('jobRuns')
    .innerJoin('jobs', 'jobs.jobId', 'jobRuns.jobId')
    .where('jobs.jobKey', '=', backupKey)
    .where('jobRuns.state', '=', 'done')
    .select(({ fn }) => fn.max<number | null>('jobRuns.endedAt').as('at'))
    .executeTakeFirstOrThrow()
  const due = await db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .select(({ fn }) => fn.min<number | null>('nextAt').as('at'))
    .executeTakeFirstOrThrow()
  return { backupMillis: millisSince(backup.at, now), outboxLateMillis: millisSince(due.at, now) ?? 0 }
}

const millisSince = (at: number | null, now: number) => (at === null ? null : Math.max(0, now - at))
