import { defineText, words } from 'atrium/console/text'

export const texts = defineText('able/loading', {
  title: { zh: '加载', en: 'Loading' },
  intro: {
    zh: '让人知道正在做什么：整页、局部、并行的请求，以及快得不需要提示的时候。',
    en: 'Say that something is in progress: over the page, over a part of it, for calls in parallel, and not at all where it is quick.',
  },
  page: { zh: '整页遮罩', en: 'Over the whole page' },
  pageNote: {
    zh: '切换账套时不能做别的事，文字随步骤变化。',
    en: 'Nothing else can be done while the books change; the text follows the steps.',
  },
  area: { zh: '局部遮罩', en: 'Over a part' },
  areaNote: {
    zh: '旧数字留在下面，大小不变，期间不能点。',
    en: 'The old figures stay visible below it, keep their size and cannot be clicked.',
  },
  counted: { zh: '并行计数', en: 'Counted' },
  countedNote: {
    zh: '三个请求同时开始，最后一个结束时遮罩才消失。',
    en: 'Three calls begin together; the overlay goes when the last of them ends.',
  },
  quick: { zh: '不打扰的等待', en: 'When it is quick' },
  quickNote: {
    zh: '200 毫秒内有了结果就什么也不显示，避免闪烁。',
    en: 'An answer within 200 ms shows no spinner, so nothing flashes.',
  },

  books: { zh: '账套', en: 'Books' },
  booksHint: {
    zh: '切换后，菜单和数据都换成所选公司的。',
    en: 'Menus and data become those of the company you choose.',
  },
  hangzhou: { zh: '杭州总部', en: 'Hangzhou, main office' },
  shenzhen: { zh: '深圳分公司', en: 'Shenzhen branch' },
  current: { zh: '当前', en: 'In use' },
  change: { zh: '切换', en: 'Change' },
  changeTo: { zh: '切换到{{name}}', en: 'Change to {{name}}' },
  saving: { zh: '正在保存{{name}}的工作', en: 'Saving the work of {{name}}' },
  opening: { zh: '正在打开{{name}}', en: 'Opening {{name}}' },
  opened: { zh: '已切换到{{name}}', en: 'You work in {{name}} now' },

  sales: { zh: '今日销售', en: 'Sales today' },
  orders: { zh: '订单', en: 'Orders' },
  revenue: { zh: '销售额', en: 'Revenue' },
  returns: { zh: '退货', en: 'Returns' },
  refresh: words.refresh,
  refreshing: { zh: '正在刷新销售数字', en: 'Loading the figures again' },

  stock: { zh: '库存', en: 'Stock' },
  prices: { zh: '价格', en: 'Prices' },
  customers: { zh: '客户', en: 'Customers' },
  sync: { zh: '同步全部', en: 'Update all' },
  syncing: { zh: '正在同步', en: 'Updating' },
  seconds: { zh: '{{value}} 秒', en: '{{value}} s' },
  waited: {
    zh: '遮罩共显示 {{value}} 秒，与最慢的一个相同',
    en: 'The overlay showed for {{value}} s, as long as the slowest',
  },

  answerTime: { zh: '查询用时', en: 'The answer takes' },
  milliseconds: { zh: '{{value}} 毫秒', en: '{{value}} ms' },
  track: { zh: '查询物流', en: 'Track the parcel' },
  tracking: { zh: '正在查询物流', en: 'Tracking the parcel' },
  steps: {
    zh: '已签收 · 杭州西湖站 · 第 {{count}} 次查询',
    en: 'Delivered · Bristol West · asked {{count}} times',
    one: 'Delivered · Bristol West · asked once',
  },
})
