import { platform } from 'atrium/contract/module/platform'
import type { Product } from '#server/call/resource'
import type { DeclaredJob } from '#server/services/job/declared'
import { fileJob } from '#server/services/file/file-job'
import { outboxJob } from '#server/services/outbox/outbox-job'
import { logCheck } from '../../log/check/check-job'
import { retention } from './retention'

/** The jobs of the platform, by names that stay. */
const platformJobs = { retention, outbox: outboxJob, logCheck, files: fileJob }

/** Returns the jobs of the platform, of the host and of the modules that run, in the order of the product. */
export const declaredJobs = (
  { contract, servers, hostJobs }: Pick<Product, 'contract' | 'servers' | 'hostJobs'>,
  active: readonly string[],
): DeclaredJob[] =>
  [platform, ...contract.modules.map(({ module }) => module)].flatMap(({ name, title }) => {
    const isPlatform = name === platform.name
    const jobs = isPlatform ? { ...platformJobs, ...hostJobs } : active.includes(name) ? servers[name]?.jobs : undefined
    return Object.entries(jobs ?? {}).map(([key, job]) => ({ key: `${name}.${key}`, moduleTitle: title, job }))
  })
