import { job } from 'atrium/contract/system/operation/job.record'
import { AppError } from '#server/call/app-error'
import { jobInZone } from '#server/call/job'
import { readRegion } from '#server/call/setting/region'
import type { WriteCall } from '#server/call/write-call'
import type { DeclaredJob } from './declared'
import { freeTime, jobRowOf, newRun } from './job-rows'

/** Lets a job begin at the next tick of any process. Throws `job.running` where it runs already. */
export async function runNow({ db, now, changed }: WriteCall, declared: DeclaredJob): Promise<null> {
  const { jobId, jobKey } = await jobRowOf(db, declared, now)
  const active = await db
    .selectFrom('jobRuns')
    .select(['runId', 'state'])
    .where('jobId', '=', jobId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (active?.state === 'running') throw new AppError(job.errors.running)
  if (active) {
    await db.updateTable('jobRuns').set({ startAt: now }).where('runId', '=', active.runId).execute()
  } else {
    const run = { ...newRun, jobId, dueAt: null, startAt: now, state: 'waiting', attempt: 0, process: '' } as const
    await db.insertInto('jobRuns').values(run).execute()
  }
  changed({ id: jobId, before: { jobKey }, after: { jobKey, started: true } })
  return null
}

/** Pauses a job: its times pass without a run, and a run that failed is not tried again. */
export async function pauseJob({ db, now, changed }: WriteCall, declared: DeclaredJob): Promise<null> {
  const { jobId, jobKey, paused } = await jobRowOf(db, declared, now)
  await db.updateTable('jobs').set({ paused: 1 }).where('jobId', '=', jobId).execute()
  const again = db.updateTable('jobRuns').where('jobId', '=', jobId).where('state', '=', 'waiting')
  for (const state of ['failed', 'lost'] as const)
    await again.where('earlierEnd', '=', state).set({ state, endedAt: now }).execute()
  changed({ id: jobId, before: { jobKey, paused: paused === 1 }, after: { jobKey, paused: true } })
  return null
}

/** Lets a job run at its next time again. Times that passed meanwhile have no run. */
export async function resumeJob({ db, now, deps, changed }: WriteCall, declared: DeclaredJob): Promise<null> {
  const { jobId, jobKey, paused } = await jobRowOf(db, declared, now)
  if (paused === 1) {
    const { timeZone } = await readRegion({ db, deps })
    const nextAt = await freeTime(db, jobId, jobInZone(declared.job, timeZone), now)
    await db.updateTable('jobs').set({ paused: 0, nextAt }).where('jobId', '=', jobId).execute()
  }
  changed({ id: jobId, before: { jobKey, paused: paused === 1 }, after: { jobKey, paused: false } })
  return null
}
