import type { Output } from 'atrium/contract'
import { recordInScope, type Call } from 'atrium/server'
import { records } from '../contract'
import type { orderCalls } from '../contract/order-calls'

/** Returns how many repair orders that the reader may see are in each state. */
export async function ordersByState(call: Call): Promise<Output<typeof orderCalls.byState>> {
  return call.db
    .selectFrom('workshopOrders')
    .where(recordInScope(records, 'workshopOrder', call.actor))
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute()
}
