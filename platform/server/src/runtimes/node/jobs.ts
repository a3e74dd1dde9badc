import type { Host } from '#server/call/call'
import type { Product } from '#server/call/resource'
import { declaredJobs } from '#server/resources/operation/job/declared-jobs'
import { Scheduler } from '#server/services/job/scheduler'
import { processName } from './monitoring/operation'

const tickMillis = 1000
/** How long a stop waits for running jobs, and again after it has aborted them. Less than half of what a stop may take. */
const patienceMillis = 3500

/** Runs the jobs of a product in this process. Returns what ends that: it waits for those that run, as long as a stop may take. */
export function startJobs(product: Product, host: Host): () => Promise<void> {
  const scheduler = new Scheduler({
    jobs: declaredJobs(product, host.modules),
    deps: { ...host, product },
    process: processName,
  })
  void scheduler.tick()
  const timer = setInterval(() => void scheduler.tick(), tickMillis)
  return () => scheduler.stop(patienceMillis).finally(() => clearInterval(timer))
}
