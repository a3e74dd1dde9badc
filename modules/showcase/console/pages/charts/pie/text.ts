import { defineText } from '#shared/i18n/text'

export const texts = defineText('charts/pie', {
  title: ['饼图', 'Pie charts'],
  intro: [
    '整体的组成：环形与合计、嵌套、玫瑰图、过多的分项，以及空与出错。',
    'Parts of a whole: a ring with its total, nested rings, a rose, too many parts, and the empty and failed states.',
  ],
  keys: ['← → 逐项查看', '← → go through the parts'],

  spending: ['部门支出', 'Spending by department'],
  spendingNote: [
    '中间是合计，点图例可去掉一个部门。',
    'The total is in the middle; click the legend to leave a department out.',
  ],
  quarter: ['第三季度', 'third quarter'],
  department: ['部门', 'Department'],
  amount: ['金额（元）', 'Amount (¥)'],
  share: ['占比', 'Share'],
  engineering: ['研发', 'Engineering'],
  sales: ['销售', 'Sales'],
  marketing: ['市场', 'Marketing'],
  support: ['客服', 'Support'],
  office: ['行政', 'Office'],

  channels: ['访问来源', 'Where visits come from'],
  channelsNote: ['内圈是渠道，外圈是渠道里的来源。', 'Channels inside, their sources around them.'],
  channel: ['渠道', 'Channel'],
  source: ['来源', 'Source'],
  visits: ['访问', 'Visits'],
  searching: ['搜索', 'Search'],
  linked: ['外链', 'Links'],
  campaigns: ['推广', 'Ads'],
  direct: ['直接', 'Direct'],

  hours: ['一周工时', 'Hours of a week'],
  hoursNote: [
    '玫瑰图以半径比较大小，忙与闲的日子一眼可见。',
    'A rose compares by radius: busy and quiet days show at a glance.',
  ],
  hoursByDay: ['每天的工时', 'Hours by day'],
  weekday: ['星期', 'Day'],
  hour: ['小时', 'hours'],

  parcels: ['各城市包裹', 'Parcels by city'],
  parcelsNote: [
    '24 个城市太多，较小的合并为“其他”，数量可选。',
    'Twenty-four cities are too many: the smaller ones are grouped. Choose how many to show.',
  ],
  largest: ['显示最大的', 'Show the largest'],
  others: ['其他 {{count}} 个', '{{count}} others', '{{count}} other'],
  city: ['城市', 'City'],
  thousands: ['包裹（千件）', 'Parcels (thousands)'],

  tickets: ['客服工单', 'Support tickets'],
  ticketsNote: [
    '第二季度没有工单，第三季度第一次加载会失败。',
    'The second quarter has no tickets, and the third fails to load at first.',
  ],
  quarterOf: ['季度', 'Quarter'],
  q1: ['一季度', 'Q1'],
  q2: ['二季度', 'Q2'],
  q3: ['三季度', 'Q3'],
  noTickets: ['这个季度没有工单', 'There were no tickets in this quarter'],
  state: ['状态', 'State'],
  count: ['数量', 'Count'],
  answered: ['已解决', 'Answered'],
  waiting: ['处理中', 'Waiting'],
  reopened: ['重新打开', 'Reopened'],
})

export const weekdays = defineText('charts/pie/weekdays', {
  mon: ['周一', 'Mon'],
  tue: ['周二', 'Tue'],
  wed: ['周三', 'Wed'],
  thu: ['周四', 'Thu'],
  fri: ['周五', 'Fri'],
  sat: ['周六', 'Sat'],
  sun: ['周日', 'Sun'],
})
