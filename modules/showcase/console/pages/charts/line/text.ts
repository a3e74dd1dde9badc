import { defineText } from 'atrium/console/text'

export const texts = defineText('charts/line', {
  title: { zh: '折线图', en: 'Line charts' },
  intro: {
    zh: '随时间变化的数据：缩放与框选、双轴、堆叠、实时更新和阈值。',
    en: 'Data that changes over time: zoom and brush, two axes, stacks, live data and a threshold.',
  },
  keys: { zh: '← → 逐点查看', en: '← → go through the points' },

  traffic: { zh: '网店访问量', en: 'Visits to a shop' },
  trafficNote: {
    zh: '拖动下方滑块或滚轮缩放；框选一段日期，合计随之变化。',
    en: 'Zoom with the slider or the wheel; select some days and see their total.',
  },
  visits: { zh: '访问量', en: 'Visits' },
  day: { zh: '日期', en: 'Day' },
  lastVisits: { zh: '近 14 天访问量', en: 'Visits in the last 14 days' },
  selectSpan: { zh: '框选日期', en: 'Select days' },
  lastMonth: { zh: '近 30 天', en: 'Last 30 days' },
  everything: { zh: '全部', en: 'All' },
  visitsBetween: { zh: '{{from}} 至 {{to}}：{{sum}} 次', en: '{{from}} to {{to}}: {{sum}} visits' },

  weather: { zh: '杭州全年天气', en: 'A year of weather in Hangzhou' },
  weatherNote: {
    zh: '气温与降水各用一根轴，点图例可隐藏一条线。',
    en: 'Temperature and rain have an axis each; click the legend to hide a line.',
  },
  monthHead: { zh: '月份', en: 'Month' },
  highest: { zh: '最高气温', en: 'Highest' },
  lowest: { zh: '最低气温', en: 'Lowest' },
  rain: { zh: '降水量', en: 'Rain' },

  power: { zh: '发电构成', en: 'Where the power comes from' },
  powerNote: {
    zh: '一天 24 小时四种来源叠在一起，可换成百分比。',
    en: 'Four sources stacked over one day, as amounts or as shares.',
  },
  look: { zh: '显示方式', en: 'Shown as' },
  amount: { zh: '发电量', en: 'Amounts' },
  share: { zh: '占比', en: 'Shares' },
  hour: { zh: '时刻', en: 'Hour' },
  coal: { zh: '火电', en: 'Coal' },
  water: { zh: '水电', en: 'Hydro' },
  wind: { zh: '风电', en: 'Wind' },
  sun: { zh: '光伏', en: 'Solar' },

  requests: { zh: '每秒请求数', en: 'Requests per second' },
  requestsNote: {
    zh: '每秒进来一个点，可随时暂停细看。',
    en: 'A point comes every second; pause to take a closer look.',
  },
  pause: { zh: '暂停', en: 'Pause' },
  goOn: { zh: '继续', en: 'Resume' },
  now: { zh: '当前 {{count}} 次/秒', en: '{{count}} per second now' },
  time: { zh: '时间', en: 'Time' },

  stock: { zh: '仓库库存', en: 'Warehouse stock' },
  stockNote: {
    zh: '库存呈阶梯变化，低于警戒线的日子一目了然。',
    en: 'Stock changes in steps; days below the threshold stand out.',
  },
  least: { zh: '警戒线', en: 'Reorder below' },
  reorder: { zh: '警戒线 {{least}}', en: 'Reorder at {{least}}' },
  pieces: { zh: '件数', en: 'Pieces' },
  state: { zh: '状态', en: 'State' },
  low: { zh: '偏低', en: 'Low' },
  enough: { zh: '充足', en: 'Enough' },
  daysBelow: {
    zh: '{{count}} 天低于 {{least}} 件',
    en: '{{count}} days below {{least}} pieces',
    one: '{{count}} day below {{least}} pieces',
  },
})
