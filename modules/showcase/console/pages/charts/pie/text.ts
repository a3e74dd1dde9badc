import { defineText } from 'atrium/console/text'

export const texts = defineText('charts/pie', {
  title: { zh: '饼图', en: 'Pie charts' },
  intro: {
    zh: '整体的组成：环形与合计、嵌套、玫瑰图、过多的分项，以及空与出错。',
    en: 'Parts of a whole: a ring with its total, nested rings, a rose, too many parts, and the empty and failed states.',
  },
  keys: { zh: '← → 逐项查看', en: '← → go through the parts' },

  spending: { zh: '部门支出', en: 'Spending by department' },
  spendingNote: {
    zh: '中间是合计，点图例可去掉一个部门。',
    en: 'The total is in the middle; click the legend to leave a department out.',
  },
  quarter: { zh: '第三季度', en: 'third quarter' },
  department: { zh: '部门', en: 'Department' },
  amount: { zh: '金额（元）', en: 'Amount (¥)' },
  share: { zh: '占比', en: 'Share' },
  engineering: { zh: '研发', en: 'Engineering' },
  sales: { zh: '销售', en: 'Sales' },
  marketing: { zh: '市场', en: 'Marketing' },
  support: { zh: '客服', en: 'Support' },
  office: { zh: '行政', en: 'Office' },

  channels: { zh: '访问来源', en: 'Where visits come from' },
  channelsNote: { zh: '内圈是渠道，外圈是渠道里的来源。', en: 'Channels inside, their sources around them.' },
  channel: { zh: '渠道', en: 'Channel' },
  source: { zh: '来源', en: 'Source' },
  visits: { zh: '访问', en: 'Visits' },
  searching: { zh: '搜索', en: 'Search' },
  linked: { zh: '外链', en: 'Links' },
  campaigns: { zh: '推广', en: 'Ads' },
  direct: { zh: '直接', en: 'Direct' },

  hours: { zh: '一周工时', en: 'Hours of a week' },
  hoursNote: {
    zh: '玫瑰图以半径比较大小，忙与闲的日子一眼可见。',
    en: 'A rose compares by radius: busy and quiet days show at a glance.',
  },
  hoursByDay: { zh: '每天的工时', en: 'Hours by day' },
  weekday: { zh: '星期', en: 'Day' },
  hour: { zh: '小时', en: 'hours' },

  parcels: { zh: '各城市包裹', en: 'Parcels by city' },
  parcelsNote: {
    zh: '24 个城市太多，较小的合并为“其他”，数量可选。',
    en: 'Twenty-four cities are too many: the smaller ones are grouped. Choose how many to show.',
  },
  largest: { zh: '显示最大的', en: 'Show the largest' },
  others: { zh: '其他 {{count}} 个', en: '{{count}} others', one: '{{count}} other' },
  city: { zh: '城市', en: 'City' },
  thousands: { zh: '包裹（千件）', en: 'Parcels (thousands)' },

  tickets: { zh: '客服工单', en: 'Support tickets' },
  ticketsNote: {
    zh: '第二季度没有工单，第三季度第一次加载会失败。',
    en: 'The second quarter has no tickets, and the third fails to load at first.',
  },
  quarterOf: { zh: '季度', en: 'Quarter' },
  q1: { zh: '一季度', en: 'Q1' },
  q2: { zh: '二季度', en: 'Q2' },
  q3: { zh: '三季度', en: 'Q3' },
  noTickets: { zh: '这个季度没有工单', en: 'There were no tickets in this quarter' },
  state: { zh: '状态', en: 'State' },
  count: { zh: '数量', en: 'Count' },
  answered: { zh: '已解决', en: 'Answered' },
  waiting: { zh: '处理中', en: 'Waiting' },
  reopened: { zh: '重新打开', en: 'Reopened' },
})

export const weekdays = defineText('charts/pie/weekdays', {
  mon: { zh: '周一', en: 'Mon' },
  tue: { zh: '周二', en: 'Tue' },
  wed: { zh: '周三', en: 'Wed' },
  thu: { zh: '周四', en: 'Thu' },
  fri: { zh: '周五', en: 'Fri' },
  sat: { zh: '周六', en: 'Sat' },
  sun: { zh: '周日', en: 'Sun' },
})
