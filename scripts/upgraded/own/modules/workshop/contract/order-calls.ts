import { endpoint } from 'atrium/contract'
import * as z from 'zod'

export const orderCalls = {
  byState: endpoint('GET /api/workshop/order/states', {
    access: 'workshop:order:list',
    reply: z.array(z.strictObject({ state: z.string(), count: z.int() })),
    summary: 'Count repair orders by state',
  }),
}
