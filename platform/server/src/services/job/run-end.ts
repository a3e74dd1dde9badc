import type { Database } from '#server/db/schema'
import { waitAfter } from './claim'
import type { DeclaredJob } from './declared'
import type { RunRow } from './job-rows'

/** How an attempt ended. `stopped`: the server stopped, and the attempt does not count. */
export interface AttemptEnd {
  readonly state: 'done' | 'failed' | 'timedOut' | 'lost' | 'stopped'
  /** The message of the error. */
  readonly error: string
  readonly duration: number | null
}

/** An attempt of a run by one process. */
export type Attempt = Pick<RunRow, 'runId' | 'process' | 'attempt'>

/** Selects the run while it is in this attempt: one that another process has taken over is not touched. */
const inAttempt = (trx: Database, { runId, process, attempt }: Attempt) =>
  trx
    .updateTable('jobRuns')
    .where('runId', '=', runId)
    .where('state', '=', 'running')
    .where('process', '=', process)
    .where('attempt', '=', attempt)

/** Writes that the process of an attempt is alive. Returns false where the run is no longer its. */
export async function writeBeat(db: Database, attempt: Attempt, beat: number): Promise<boolean> {
  const { numUpdatedRows } = await inAttempt(db, attempt).set({ beat }).executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/**
 * Ends an attempt, and with it the run unless it is tried again. With `beat`, only where the process has given no sign of life since. Returns the state of the run
 * from now on, undefined where the attempt has ended already.
 */
export async function endAttempt(
  trx: Database,
  { job }: DeclaredJob,
  attempt: Attempt & { readonly beat?: number },
  end: AttemptEnd & { readonly now: number },
): Promise<RunRow['state'] | undefined> {
  const { state, error, duration, now } = end
  const run = inAttempt(trx, attempt).$if(attempt.beat !== undefined, (query) =>
    query.where('beat', '=', attempt.beat!),
  )
  const last = { error, duration, endedAt: now }
  const isAgain =
    state === 'stopped' ||
    ((state === 'failed' || state === 'lost') && attempt.attempt <= job.retries && !(await isPaused(trx, attempt)))
  const waiting = {
    ...last,
    state: 'waiting',
    earlierEnd: state as 'failed' | 'lost' | 'stopped',
    startAt: state === 'failed' ? now + waitAfter(attempt.attempt) : now,
    endedAt: null,
    attempt: state === 'stopped' ? attempt.attempt - 1 : attempt.attempt,
  } as const
  const values = isAgain ? waiting : { ...last, state: state as RunRow['state'] }
  const { numUpdatedRows } = await run.set(values).executeTakeFirstOrThrow()
  return numUpdatedRows > 0 ? values.state : undefined
}

async function isPaused(trx: Database, { runId }: Attempt): Promise<boolean> {
  const row = await trx
    .selectFrom('jobRuns')
    .innerJoin('jobs', 'jobs.jobId', 'jobRuns.jobId')
    .where('runId', '=', runId)
    .select('paused')
    .executeTakeFirst()
  return row?.paused === 1
}
