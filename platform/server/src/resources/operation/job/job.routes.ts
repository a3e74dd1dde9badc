import { jobs } from 'atrium/contract/system/operation/job'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { resource, type Product, type Resource } from '#server/call/resource'
import { pauseJob, resumeJob, runNow } from '#server/services/job/job'
import { declaredJobs } from './declared-jobs'
import { listJobs, pageOfRuns } from './job'

/** The jobs of a product. */
export function jobResource(product: Pick<Product, 'contract' | 'servers' | 'hostJobs'>): Resource {
  const jobsOf = ({ deps }: Call) => declaredJobs(product, deps.modules)
  const jobOf = (call: Call, key: string) => {
    const declared = jobsOf(call).find((one) => one.key === key)
    if (!declared) throw new AppError('record.notFound')
    return declared
  }
  return resource(jobs, {
    list: (call, { query }) => listJobs(call, jobsOf(call), query.name),
    runs: (call, { query }) => pageOfRuns(call, query),
    run: (call, { body }) => runNow(call, jobOf(call, body.key)),
    pause: (call, { body }) => pauseJob(call, jobOf(call, body.key)),
    resume: (call, { body }) => resumeJob(call, jobOf(call, body.key)),
  })
}
