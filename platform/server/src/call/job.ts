import type { LocalText } from 'atrium/contract/language'
import { Cron } from 'croner'
import type { Engine } from '../db/engines/engine'
import type { Database } from '../db/schema'
import type { Deps, Log } from './call'

/** The parts that a handler of a job works with. It runs outside of a transaction, and may take as long as its limit allows. */
export interface JobCall {
  /** Reads; for writes see `write`. */
  readonly db: Database
  /** Runs a function in a transaction, one after the other with all other writes. Nothing slow may be awaited inside. */
  readonly write: Engine['write']
  readonly deps: Deps
  /** When the attempt began, in milliseconds since 1970. */
  readonly now: number
  /** The time of the schedule that it is for; of a run by hand, when that was asked for. The same in all attempts. */
  readonly dueAt: number
  /** From 1. Above that an earlier attempt may have done a part of the work. */
  readonly attempt: number
  /** Aborts when the time limit is reached, and when the server is about to stop. */
  readonly signal: AbortSignal
  /** Writes a line of the log that names the job. */
  readonly log: Log
}

/** Does the work of a job. An error lets the run be tried again. */
export type JobHandler = (call: JobCall) => Promise<void> | void

interface JobOptions {
  /** Its name on the page *Jobs*; without one, the page has the key. */
  readonly name?: LocalText
  /** The time zone of the schedule, such as `Asia/Shanghai`. The default time zone of the installation unless it is given. */
  readonly timeZone?: string
  /** How often a run that failed, or whose process ended, is tried again. 2 unless it is given. */
  readonly retries?: number
  /** The time limit of an attempt in milliseconds, 10 minutes unless it is given. A run that reaches it is not tried again. */
  readonly limit?: number
}

/** Work that is done at the times of a schedule, by one process at a time. */
export interface Job extends Required<Omit<JobOptions, 'name'>> {
  readonly cron: string
  readonly name: LocalText | undefined
  readonly handler: JobHandler
  /** Returns the first time of the schedule after a moment, both in milliseconds since 1970. */
  readonly nextAfter: (moment: number) => number
  /** Whether it names a time zone of its own. */
  readonly hasZone: boolean
}

// A job that names no zone is in UTC until the default one is read.
const defaults = { timeZone: 'UTC', retries: 2, limit: 600_000 }

/**
 * Describes a job for `jobs` of a server part. The schedule is a cron expression of five fields, or of six with seconds first. Throws an Error with
 * a sentence where the expression or the time zone is wrong, or no time fits it.
 * @example
 * export const parts: ServerParts = {
 *   jobs: { nightly: job('0 2 * * *', sendReminders, { timeZone: 'Asia/Shanghai' }) },
 * }
 */
export function job(cron: string, handler: JobHandler, options: JobOptions = {}): Job {
  const { name, ...rest } = options
  const settings = { ...defaults, ...rest }
  const timezone = settings.timeZone
  const { retries, limit } = settings
  if (!Number.isInteger(retries) || retries < 0 || !(limit > 0))
    throw new Error(`The job "${cron}" needs whole retries from 0 and a limit above 0, in milliseconds.`)
  const nextAfter = timesOf(cron, timezone)
  read(() => nextAfter(Date.now()), cron, timezone)
  return { ...settings, cron, name, handler, nextAfter, hasZone: options.timeZone !== undefined }
}

/** Jobs in the default time zone as it was read last: the times of a schedule are not cheap to find. */
const zoned = new WeakMap<Job, Job>()

/** Returns a job with its times in the default time zone; the same job where it names a zone. */
export function jobInZone(declared: Job, timeZone: string): Job {
  if (declared.hasZone || declared.timeZone === timeZone) return declared
  const latest = zoned.get(declared)
  if (latest?.timeZone === timeZone) return latest
  const next = { ...declared, timeZone, nextAfter: timesOf(declared.cron, timeZone) }
  zoned.set(declared, next)
  return next
}

/** Returns what finds the first time of a schedule after a moment. */
function timesOf(cron: string, timezone: string): Job['nextAfter'] {
  const schedule = read(() => new Cron(cron, { timezone, paused: true }), cron, timezone)
  return (moment) => {
    const next = schedule.nextRun(new Date(moment))
    if (!next) throw new Error(`no time fits it`)
    return next.getTime()
  }
}

function read<T>(get: () => T, cron: string, timeZone: string): T {
  try {
    return get()
  } catch (error) {
    throw new Error(
      `The schedule "${cron}" in the time zone ${timeZone} cannot be used: ${(error as Error).message}. Write minute, hour, day, month and weekday, such as "0 2 * * *", and a name such as "Asia/Shanghai".`,
      { cause: error },
    )
  }
}
