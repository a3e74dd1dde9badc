import type { Database } from '#server/db/schema'
import type { DeclaredJob } from './declared'
import { jobRowOf } from './job-rows'

/** How far from a time another one may be, in milliseconds. */
const nearMillis = 1000

/** Lets a job run at a time of its own beside those of its schedule, unless it runs earlier anyway. */
export async function planJob(trx: Database, declared: Pick<DeclaredJob, 'key' | 'job'>, at: number): Promise<void> {
  const { jobId, nextAt } = await jobRowOf(trx, declared, at)
  if (nextAt <= at) return
  const near = await trx
    .selectFrom('jobRuns')
    .select('dueAt')
    .where('jobId', '=', jobId)
    .where('dueAt', '>=', at)
    .where('dueAt', '<', at + nearMillis)
    .execute()
  // A due time has one run.
  const taken = new Set(near.map(({ dueAt }) => dueAt))
  let free = at
  while (taken.has(free)) free++
  if (free < nextAt) await trx.updateTable('jobs').set({ nextAt: free }).where('jobId', '=', jobId).execute()
}
