import { overview } from 'atrium/contract/system/operation/overview'
import { resource, type Product, type Resource } from '#server/call/resource'
import { declaredJobs } from '../job/declared-jobs'
import { readOverview } from './overview'

/** Returns how a product's server does. */
export function overviewResource(product: Pick<Product, 'contract' | 'servers' | 'hostJobs'>): Resource {
  return resource(overview, {
    figures: (call, { query }) => readOverview(call, query.hours, declaredJobs(product, call.deps.modules)),
  })
}
