import { defineText } from '#shared/i18n/text'

export const texts = defineText('charts/line', {
  title: ['折线图', 'Line charts'],
  intro: [
    '随时间变化的数据：缩放与框选、双轴、堆叠、实时更新和阈值。',
    'Data that changes over time: zoom and brush, two axes, stacks, live data and a threshold.',
  ],
  keys: ['← → 逐点查看', '← → go through the points'],

  traffic: ['网店访问量', 'Visits to a shop'],
  trafficNote: [
    '拖动下方滑块或滚轮缩放；框选一段日期，合计随之变化。',
    'Zoom with the slider or the wheel; select some days and see their total.',
  ],
  visits: ['访问量', 'Visits'],
  day: ['日期', 'Day'],
  lastVisits: ['近 14 天访问量', 'Visits in the last 14 days'],
  selectSpan: ['框选日期', 'Select days'],
  lastMonth: ['近 30 天', 'Last 30 days'],
  everything: ['全部', 'All'],
  visitsBetween: ['{{from}} 至 {{to}}：{{sum}} 次', '{{from}} to {{to}}: {{sum}} visits'],

  weather: ['杭州全年天气', 'A year of weather in Hangzhou'],
  weatherNote: [
    '气温与降水各用一根轴，点图例可隐藏一条线。',
    'Temperature and rain have an axis each; click the legend to hide a line.',
  ],
  monthHead: ['月份', 'Month'],
  highest: ['最高气温', 'Highest'],
  lowest: ['最低气温', 'Lowest'],
  rain: ['降水量', 'Rain'],

  power: ['发电构成', 'Where the power comes from'],
  powerNote: [
    '一天 24 小时四种来源叠在一起，可换成百分比。',
    'Four sources stacked over one day, as amounts or as shares.',
  ],
  look: ['显示方式', 'Shown as'],
  amount: ['发电量', 'Amounts'],
  share: ['占比', 'Shares'],
  hour: ['时刻', 'Hour'],
  coal: ['火电', 'Coal'],
  water: ['水电', 'Hydro'],
  wind: ['风电', 'Wind'],
  sun: ['光伏', 'Solar'],

  requests: ['每秒请求数', 'Requests per second'],
  requestsNote: ['每秒进来一个点，可随时暂停细看。', 'A point comes every second; pause to take a closer look.'],
  pause: ['暂停', 'Pause'],
  goOn: ['继续', 'Resume'],
  now: ['当前 {{count}} 次/秒', '{{count}} per second now'],
  time: ['时间', 'Time'],

  stock: ['仓库库存', 'Warehouse stock'],
  stockNote: [
    '库存呈阶梯变化，低于警戒线的日子一目了然。',
    'Stock changes in steps; days below the threshold stand out.',
  ],
  least: ['警戒线', 'Reorder below'],
  reorder: ['警戒线 {{least}}', 'Reorder at {{least}}'],
  pieces: ['件数', 'Pieces'],
  state: ['状态', 'State'],
  low: ['偏低', 'Low'],
  enough: ['充足', 'Enough'],
  daysBelow: [
    '{{count}} 天低于 {{least}} 件',
    '{{count}} days below {{least}} pieces',
    '{{count}} day below {{least}} pieces',
  ],
})
