import type { Output, Parsed } from 'atrium/contract/endpoint'
import { textIn } from 'atrium/contract/language'
import type { JobInfo, JobRun, jobs } from 'atrium/contract/system/operation/job'
import type { Call } from '#server/call/call'
import { readRegion } from '#server/call/setting/region'
import { list, type RowOrder } from '#server/db/page'
import type { Database, Schema } from '#server/db/schema'
import type { Params } from '#server/db/statement'
import { inZone, type DeclaredJob } from '#server/services/job/declared'
import { readJobs, type RunRow } from '#server/services/job/job-rows'

const moment = (at: number) => new Date(at).toISOString()
const momentOrNull = (at: number | null) => (at === null ? null : moment(at))

function presentRun({ jobId: _job, beat: _beat, dueAt, startAt, startedAt, endedAt, ...run }: RunRow): JobRun {
  return {
    ...run,
    dueAt: momentOrNull(dueAt),
    startAt: moment(startAt),
    startedAt: momentOrNull(startedAt),
    endedAt: momentOrNull(endedAt),
  }
}

/** Returns the latest run of each of these jobs. */
async function latestRuns(db: Database, jobIds: readonly number[]): Promise<RunRow[]> {
  if (jobIds.length === 0) return []
  const latest = db.selectFrom('jobRuns').where('jobId', 'in', jobIds).groupBy('jobId')
  return db
    .selectFrom('jobRuns')
    .selectAll()
    .where(
      'runId',
      'in',
      latest.select(({ fn }) => fn.max('runId').as('runId')),
    )
    .execute()
}

/** Lists the jobs whose name, key or module holds a text. */
export async function listJobs(call: Call, declared: readonly DeclaredJob[], text = ''): Promise<JobInfo[]> {
  const { db, now, language, deps } = call
  const { timeZone } = await readRegion({ db, deps })
  const rows = await readJobs(
    db,
    declared.map(({ key }) => key),
  )
  const runs = await latestRuns(
    db,
    rows.map(({ jobId }) => jobId),
  )
  const infos = inZone(declared, timeZone).map(({ key, moduleTitle, job }): JobInfo => {
    // A job that no process has seen yet has no row.
    const row = rows.find(({ jobKey }) => jobKey === key)
    const last = runs.find(({ jobId }) => jobId === row?.jobId)
    const isPaused = row?.paused === 1
    return {
      key,
      moduleTitle: textIn(language, moduleTitle),
      name: job.name ? textIn(language, job.name) : key,
      cron: job.cron,
      timeZone: job.timeZone,
      isPaused,
      nextAt: isPaused ? null : moment(row?.nextAt ?? job.nextAfter(now)),
      attempts: job.retries + 1,
      limit: job.limit,
      last: last ? presentRun(last) : null,
    }
  })
  const part = text.toLowerCase()
  return infos.filter((one) => [one.key, one.name, one.moduleTitle].some((value) => value.toLowerCase().includes(part)))
}

type Query = Parsed<typeof jobs.runs>['query']
type Asked = Pick<Query, 'key' | 'state'>

const readRuns = list({
  from: (db, { key, state }: Params<Asked>) => {
    const ofJob = db.selectFrom('jobs').where('jobKey', '=', key).select('jobId')
    const all = db.selectFrom('jobRuns').where('jobId', '=', ofJob)
    return state ? all.where('state', '=', state) : all
  },
  order: (): RowOrder<Schema, 'jobRuns'> => [['runId', 'desc']],
  select: (all) => all.selectAll(),
})

/** Returns the runs of a job, the latest first. Nothing where there is no such job. */
export async function pageOfRuns({ db }: Call, { page, size, ...asked }: Query): Promise<Output<typeof jobs.runs>> {
  const { items, pageInfo } = await readRuns(db, asked, { page, size })
  return { items: items.map(presentRun), pageInfo }
}
