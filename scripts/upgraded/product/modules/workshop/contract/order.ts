import {
  action,
  computedInCode,
  date,
  int,
  lines,
  money,
  multiline,
  person,
  recordKind,
  ref,
  series,
  state,
  sumOf,
} from 'atrium/contract/kind'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    workshopOrder: true
  }
}

export const workshopOrderLines = lines(
  { zh: '明细', en: 'Lines' },
  {
    partId: ref('workshopPart', { zh: '配件', en: 'Part' }),
    quantity: int({ zh: '数量', en: 'Quantity' }),
    price: money({ zh: '单价', en: 'Price' }),
    amount: computedInCode(money({ zh: '金额', en: 'Amount' })),
  },
  {
    table: 'workshopOrderLines',
    least: 1,
    sums: ['quantity', 'amount'],
    calculated: {
      amount: ({ quantity, price }) => quantity * price,
    },
  },
)

export const workshopOrder = recordKind('workshopOrder', {
  name: { zh: '工单', en: 'Repair order' },
  plural: { zh: '工单', en: 'repair orders' },
  table: 'workshopOrders',
  id: 'orderId',
  title: 'number',
  scopeFields: ['bicycleId'],
  permissions: 'workshop:order',
  files: true,
  fields: {
    number: series('WX-{year}-{0000}', { zh: '单号', en: 'Number' }, { filter: true, sort: true }),
    bicycleId: ref('workshopBicycle', { zh: '自行车', en: 'Bicycle' }, { filter: true }),
    mechanicId: person({ zh: '技师', en: 'Mechanic' }, { optional: true, filter: true }),
    due: date({ zh: '约定日期', en: 'Due' }, { filter: true, sort: true }),
    work: multiline(500, { zh: '工作内容', en: 'Work' }),
    lines: workshopOrderLines,
    totalQuantity: sumOf(
      workshopOrderLines,
      'quantity',
      { zh: '数量合计', en: 'Total quantity' },
      { filter: true, sort: true },
    ),
    totalAmount: sumOf(
      workshopOrderLines,
      'amount',
      { zh: '金额合计', en: 'Total amount' },
      { filter: true, sort: true },
    ),
    state: state({
      draft: { zh: '草稿', en: 'Draft' },
      confirmed: { zh: '已确认', en: 'Confirmed', tint: 'info' },
      done: { zh: '已完成', en: 'Done', tint: 'success' },
      cancelled: { zh: '已作废', en: 'Cancelled', tint: 'danger' },
    }),
  },
  actions: {
    confirm: action({
      name: { zh: '确认', en: 'Confirm' },
      from: ['draft'],
      to: 'confirmed',
      bulk: true,
    }),
    finish: action({
      name: { zh: '完成', en: 'Finish' },
      from: ['confirmed'],
      to: 'done',
      bulk: true,
    }),
    cancel: action({
      name: { zh: '作废', en: 'Call off' },
      from: ['draft', 'confirmed'],
      to: 'cancelled',
      bulk: true,
      confirm: { zh: '作废后不能撤回。', en: 'This cannot be taken back.' },
      isDanger: true,
    }),
    postpone: action({
      name: { zh: '改期', en: 'Postpone' },
      bulk: true,
      form: { due: date({ zh: '新的日期', en: 'New day' }) },
    }),
  },
})
