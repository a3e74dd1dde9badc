import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint, pageOf } from '../../endpoint'
import { filter, moment, paging } from '../../fields'
import { job } from './job.record'

/** The states of a run. One that failed, or whose process ended, is `waiting` for its next attempt, if it has any left. */
export const runStates = ['waiting', 'running', 'done', 'failed', 'timedOut', 'lost'] as const
export type RunState = (typeof runStates)[number]

/** How the attempt before the current one ended; `stopped` with the server, which does not count as an attempt. */
export const earlierEnds = ['none', 'failed', 'lost', 'stopped'] as const

export const JobRun = z
  .strictObject({
    runId: z.int(),
    state: z.enum(runStates),
    /** The time of the schedule that it is for; null for one by hand. */
    dueAt: moment.nullable(),
    /** When a waiting one begins. */
    startAt: moment,
    /** When the latest attempt began; null before the first one. */
    startedAt: moment.nullable(),
    endedAt: moment.nullable(),
    /** Of the latest attempt, in milliseconds; null until it has ended, and where its process was lost. */
    duration: z.int().nullable(),
    /** From 1; 0 before the first one. */
    attempt: z.int(),
    earlierEnd: z.enum(earlierEnds),
    /** The message of the latest error. */
    error: z.string(),
    /** The process that makes, or made, the latest attempt. */
    process: z.string(),
  })
  .meta({ id: 'JobRun' })
export type JobRun = z.output<typeof JobRun>

/** A job of the platform or of a module that runs, its texts in the language of the call. */
export const JobInfo = z
  .strictObject({
    /** Such as `stock.nightly`. */
    key: z.string(),
    moduleTitle: z.string(),
    name: z.string(),
    cron: z.string(),
    timeZone: z.string(),
    isPaused: z.boolean(),
    /** Null while it is paused. */
    nextAt: moment.nullable(),
    /** How often a run is tried, the first time included. */
    attempts: z.int(),
    /** The time limit of an attempt in milliseconds. */
    limit: z.int(),
    last: JobRun.nullable(),
  })
  .meta({ id: 'JobInfo' })
export type JobInfo = z.output<typeof JobInfo>

const key = z.string().min(1).max(200)
const named = z.strictObject({ key }).meta({ id: 'JobKey' })

/** The jobs of the platform and of the modules that run. */
export const jobs = {
  /** Returns those whose name, key or module holds a text; by module in the order of the product. */
  list: endpoint('GET /api/system/job/list', {
    access: 'system:job:list',
    query: z.strictObject({ name: filter }),
    reply: z.array(JobInfo),
    message: 'queried',
    summary: 'List jobs',
  }),
  /** Returns the runs of a job, the latest first. */
  runs: endpoint('GET /api/system/job/runs', {
    access: 'system:job:list',
    query: z.strictObject({ ...paging, key, state: z.enum(runStates).optional() }),
    reply: pageOf(JobRun),
    message: 'queried',
    summary: 'List the runs of a job',
  }),
  /** Lets a job run now, also a paused one. A run that waits for its next attempt begins now. */
  run: endpoint('POST /api/system/job/run', {
    access: 'system:job:run',
    body: named,
    reply: z.null(),
    audit: audit('run', job, '立即运行任务', 'Run job'),
  }),
  /** Lets a job miss its times, and gives up runs that wait for another attempt. One that is running goes on. */
  pause: endpoint('PUT /api/system/job/pause', {
    access: 'system:job:pause',
    body: named,
    reply: z.null(),
    audit: audit('edit', job, '暂停任务', 'Pause job'),
  }),
  /** Lets a job run again, from its next time on. */
  resume: endpoint('PUT /api/system/job/resume', {
    access: 'system:job:pause',
    body: named,
    reply: z.null(),
    audit: audit('edit', job, '恢复任务', 'Resume job'),
  }),
}
