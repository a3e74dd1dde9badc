import type { LocalText } from 'atrium/contract/language'
import { jobInZone, type Job } from '#server/call/job'

/** A job with its key and the title of its module. */
export interface DeclaredJob {
  /** The name of the module and that of the job, such as `stock.nightly`. */
  readonly key: string
  readonly moduleTitle: LocalText
  readonly job: Job
}

/** Returns jobs with the times of those that name no zone in the default one. */
export const inZone = (jobs: readonly DeclaredJob[], timeZone: string): DeclaredJob[] =>
  jobs.map((one) => ({ ...one, job: jobInZone(one.job, timeZone) }))

/** Expression and time zone of a job as its row has them. */
export const scheduleOf = ({ cron, timeZone }: Job) => `${cron} ${timeZone}`
