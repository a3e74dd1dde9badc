import type { Database } from '#server/db/schema'
import type { DeclaredJob } from './declared'
import { freeTime, newRun, readActiveRuns, readJobs, type JobRow, type RunRow } from './job-rows'

/** The longest wait for another attempt, in milliseconds. */
const longestWait = 3_600_000

/** How long a run waits after an attempt that failed, in milliseconds: 30 s, then twice as long each time. */
export const waitAfter = (attempt: number) => Math.min(30_000 * 2 ** (attempt - 1), longestWait)

/** A time further ahead than any wait was written under a clock that has been set back since. */
const mayStart = ({ startAt }: RunRow, now: number) => startAt <= now || startAt > now + longestWait

/** The state of the jobs of a process: their rows, and the runs that have not ended. */
export interface Jobs {
  readonly rows: readonly JobRow[]
  readonly active: readonly RunRow[]
}

/** A run that this process has to make. */
export interface Claimed {
  readonly declared: DeclaredJob
  readonly runId: number
  readonly dueAt: number
  readonly attempt: number
}

export async function readState(db: Database, jobs: readonly DeclaredJob[]): Promise<Jobs> {
  return {
    rows: await readJobs(
      db,
      jobs.map(({ key }) => key),
    ),
    active: await readActiveRuns(db),
  }
}

/** Returns the jobs of which something begins now, or whose next time has to be found again. */
function dueJobs({ rows, active }: Jobs, jobs: readonly DeclaredJob[], now: number) {
  return rows.flatMap((row) => {
    const declared = jobs.find(({ key }) => key === row.jobKey)!
    const run = active.find(({ jobId }) => jobId === row.jobId)
    const isAhead = row.nextAt > declared.job.nextAfter(now)
    const isDue = run ? run.state === 'waiting' && mayStart(run, now) : row.paused === 0 && row.nextAt <= now
    return isDue || isAhead ? [{ declared, row, run, isDue, isAhead }] : []
  })
}

/** Whether `claimRuns` has something to do. */
export const hasDue = (state: Jobs, jobs: readonly DeclaredJob[], now: number): boolean =>
  dueJobs(state, jobs, now).some(({ isDue }) => isDue)

/** The process that claims, and how many runs it takes at most. */
interface Claimant {
  readonly process: string
  readonly free: number
}

/** Claims runs that begin now. Has to be in a turn of writes, so that one process alone takes each. */
export async function claimRuns(
  trx: Database,
  jobs: readonly DeclaredJob[],
  now: number,
  { process, free }: Claimant,
): Promise<Claimed[]> {
  const claimed: Claimed[] = []
  for (const { declared, row, run, isDue } of dueJobs(await readState(trx, jobs), jobs, now)) {
    if (!isDue || claimed.length === free) continue
    const begun = { state: 'running', process, startedAt: now, beat: 0 } as const
    if (run) {
      const attempt = run.attempt + 1
      await trx
        .updateTable('jobRuns')
        .set({ ...begun, attempt, duration: null })
        .where('runId', '=', run.runId)
        .execute()
      claimed.push({ declared, runId: run.runId, dueAt: run.dueAt ?? run.startAt, attempt })
      continue
    }
    const { jobId, nextAt } = row
    const added = await trx
      .insertInto('jobRuns')
      .values({ ...newRun, ...begun, jobId, dueAt: nextAt, startAt: now, attempt: 1 })
      .onConflict((conflict) => conflict.columns(['jobId', 'dueAt']).doNothing())
      .returning('runId')
      .executeTakeFirst()
    // Times that passed meanwhile have no run: this one catches up for them all.
    const next = await freeTime(trx, jobId, declared.job, now)
    await trx.updateTable('jobs').set({ nextAt: next }).where('jobId', '=', jobId).execute()
    if (added) claimed.push({ declared, runId: added.runId, dueAt: nextAt, attempt: 1 })
  }
  return claimed
}

/** Where the clock was ahead and is back, finds the next time again: it would be too far away. */
export async function correctTimes(
  db: Database,
  write: (work: (trx: Database) => Promise<unknown>) => Promise<unknown>,
  jobs: readonly DeclaredJob[],
  { state, now }: { readonly state: Jobs; readonly now: number },
): Promise<void> {
  for (const { declared, row, isAhead } of dueJobs(state, jobs, now)) {
    if (!isAhead) continue
    const free = await freeTime(db, row.jobId, declared.job, now)
    if (free >= row.nextAt) continue
    await write(async (trx) => {
      const nextAt = await freeTime(trx, row.jobId, declared.job, now)
      await trx
        .updateTable('jobs')
        .set({ nextAt })
        .where('jobId', '=', row.jobId)
        .where('nextAt', '=', row.nextAt)
        .execute()
    })
  }
}
