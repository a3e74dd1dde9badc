import { defineModule, entry, crudCalls } from 'atrium/contract'
import { workshopPart } from './part'
import { workshopCustomer } from './customer'
import { workshopBicycle } from './bicycle'
import { workshopOrder } from './order'
import { orderCalls } from './order-calls'

export { userFields } from './user-fields'

export const module = defineModule({
  name: 'workshop',
  title: { zh: '车间', en: 'Workshop' },
  replaces: ['system/post'],
  menu: [
    entry('workshop', { zh: '车间', en: 'Workshop' }, 'lucide:box', {
      children: [
        entry('part', { zh: '配件', en: 'Parts' }, 'lucide:list', { permission: 'workshop:part:list', cached: true }),
        entry('customer', { zh: '客户', en: 'Customers' }, 'lucide:list', {
          permission: 'workshop:customer:list',
          cached: true,
        }),
        entry('bicycle', { zh: '自行车', en: 'Bicycles' }, 'lucide:list', {
          permission: 'workshop:bicycle:list',
          cached: true,
        }),
        entry('order', { zh: '工单', en: 'Repair orders' }, 'lucide:list', {
          permission: 'workshop:order:list',
          cached: true,
        }),
      ],
    }),
  ],
  panels: [{ id: 'orders', title: { zh: '未完成的工单', en: 'Open orders' }, permission: 'workshop:order:list' }],
})

export const api = {
  workshopParts: crudCalls(workshopPart),
  workshopCustomers: crudCalls(workshopCustomer),
  workshopBicycles: crudCalls(workshopBicycle),
  workshopOrders: { ...crudCalls(workshopOrder), ...orderCalls },
}

export const records = {
  workshopPart,
  workshopCustomer,
  workshopBicycle,
  workshopOrder,
}
