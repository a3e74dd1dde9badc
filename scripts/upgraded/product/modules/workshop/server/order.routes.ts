import { crudResource, sampleRows, type LineTableOf, type TableOf } from 'atrium/server'
import { api } from '../contract'
import { workshopOrder, type workshopOrderLines } from '../contract/order'
import { ordersByState } from './order-states'

declare module '#server/db/schema' {
  interface Schema {
    workshopOrders: TableOf<typeof workshopOrder>
    workshopOrderLines: LineTableOf<typeof workshopOrder, typeof workshopOrderLines>
  }
}

export const routes = crudResource(api.workshopOrders, workshopOrder, {
  seedDemo: sampleRows(workshopOrder),
  handlers: { byState: (call) => ordersByState(call) },
  actions: { postpone: (_call, _order, { due }) => ({ due }) },
})
