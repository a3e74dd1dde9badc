import { defineText } from 'atrium/console/text'

export const texts = defineText('workshop/orders', {
  byState: { zh: '各状态的工单', en: 'Repair orders by state' },
  state: { zh: '状态', en: 'State' },
  orders: { zh: '工单', en: 'Repair orders' },
  none: { zh: '还没有工单', en: 'No repair orders yet' },
  draft: { zh: '草稿', en: 'Draft' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  done: { zh: '已完成', en: 'Done' },
  cancelled: { zh: '已作废', en: 'Cancelled' },
})
