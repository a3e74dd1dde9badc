import type { Selectable } from 'kysely'
import type { Job } from '#server/call/job'
import type { Database, JobRunTable, JobTable } from '#server/db/schema'
import { scheduleOf, type DeclaredJob } from './declared'

export type JobRow = Selectable<JobTable>
export type RunRow = Selectable<JobRunTable>

/** The columns of a run that has not begun. */
export const newRun = {
  startedAt: null,
  endedAt: null,
  duration: null,
  earlierEnd: 'none',
  error: '',
  beat: 0,
} as const

export const readJobs = (db: Database, keys: readonly string[]): Promise<JobRow[]> =>
  keys.length === 0 ? Promise.resolve([]) : db.selectFrom('jobs').selectAll().where('jobKey', 'in', keys).execute()

/** Runs that wait for an attempt, or are in one. */
export const readActiveRuns = (db: Database): Promise<RunRow[]> =>
  db.selectFrom('jobRuns').selectAll().where('state', 'in', ['waiting', 'running']).orderBy('runId').execute()

/** How many due times ahead are compared with runs. */
const mostAhead = 1000

/**
 * Returns the first time of a schedule after a moment that has no run yet. Where the clock was set back, the next times may have had theirs.
 */
export async function freeTime(db: Database, jobId: number, job: Job, moment: number): Promise<number> {
  const ahead = await db
    .selectFrom('jobRuns')
    .select('dueAt')
    .where('jobId', '=', jobId)
    .where('dueAt', '>', moment)
    .orderBy('dueAt')
    .limit(mostAhead)
    .execute()
  const taken = new Set(ahead.map(({ dueAt }) => dueAt))
  let time = job.nextAfter(moment)
  while (taken.has(time)) time = job.nextAfter(time)
  return time
}

/** Returns the row of a job, and adds it where there is none. */
export async function jobRowOf(
  trx: Database,
  { key, job }: Pick<DeclaredJob, 'key' | 'job'>,
  now: number,
): Promise<JobRow> {
  const [row] = await readJobs(trx, [key])
  if (row) return row
  const values = { jobKey: key, schedule: scheduleOf(job), paused: 0, nextAt: job.nextAfter(now) } as const
  return trx.insertInto('jobs').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Adds the rows of new jobs, and gives those with another schedule than before their next time. */
export async function addJobs(trx: Database, jobs: readonly DeclaredJob[], now: number): Promise<void> {
  for (const declared of jobs) {
    const row = await jobRowOf(trx, declared, now)
    const schedule = scheduleOf(declared.job)
    if (row.schedule === schedule) continue
    const nextAt = await freeTime(trx, row.jobId, declared.job, now)
    await trx.updateTable('jobs').set({ schedule, nextAt }).where('jobId', '=', row.jobId).execute()
  }
}

/** Deletes the oldest runs that ended before a moment, at most 500. Returns whether there may be more. */
export async function sweepRuns(db: Database, before: number): Promise<boolean> {
  const most = 500
  const old = db.selectFrom('jobRuns').where('endedAt', '<=', before).orderBy('endedAt').limit(most).select('runId')
  const { numDeletedRows } = await db.deleteFrom('jobRuns').where('runId', 'in', old).executeTakeFirstOrThrow()
  return numDeletedRows >= most
}
