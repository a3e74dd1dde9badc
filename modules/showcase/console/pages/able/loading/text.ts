import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('able/loading', {
  title: ['加载', 'Loading'],
  intro: [
    '让人知道正在做什么：整页、局部、并行的请求，以及快得不需要提示的时候。',
    'Say that something is in progress: over the page, over a part of it, for calls in parallel, and not at all where it is quick.',
  ],
  page: ['整页遮罩', 'Over the whole page'],
  pageNote: [
    '切换账套时不能做别的事，文字随步骤变化。',
    'Nothing else can be done while the books change; the text follows the steps.',
  ],
  area: ['局部遮罩', 'Over a part'],
  areaNote: [
    '旧数字留在下面，大小不变，期间不能点。',
    'The old figures stay visible below it, keep their size and cannot be clicked.',
  ],
  counted: ['并行计数', 'Counted'],
  countedNote: [
    '三个请求同时开始，最后一个结束时遮罩才消失。',
    'Three calls begin together; the overlay goes when the last of them ends.',
  ],
  quick: ['不打扰的等待', 'When it is quick'],
  quickNote: [
    '200 毫秒内有了结果就什么也不显示，避免闪烁。',
    'An answer within 200 ms shows no spinner, so nothing flashes.',
  ],

  books: ['账套', 'Books'],
  booksHint: ['切换后，菜单和数据都换成所选公司的。', 'Menus and data become those of the company you choose.'],
  hangzhou: ['杭州总部', 'Hangzhou, main office'],
  shenzhen: ['深圳分公司', 'Shenzhen branch'],
  current: ['当前', 'In use'],
  change: ['切换', 'Change'],
  changeTo: ['切换到{{name}}', 'Change to {{name}}'],
  saving: ['正在保存{{name}}的工作', 'Saving the work of {{name}}'],
  opening: ['正在打开{{name}}', 'Opening {{name}}'],
  opened: ['已切换到{{name}}', 'You work in {{name}} now'],

  sales: ['今日销售', 'Sales today'],
  orders: ['订单', 'Orders'],
  revenue: ['销售额', 'Revenue'],
  returns: ['退货', 'Returns'],
  refresh: words.refresh,
  refreshing: ['正在刷新销售数字', 'Loading the figures again'],

  stock: ['库存', 'Stock'],
  prices: ['价格', 'Prices'],
  customers: ['客户', 'Customers'],
  sync: ['同步全部', 'Update all'],
  syncing: ['正在同步', 'Updating'],
  seconds: ['{{value}} 秒', '{{value}} s'],
  waited: ['遮罩共显示 {{value}} 秒，与最慢的一个相同', 'The overlay showed for {{value}} s, as long as the slowest'],

  answerTime: ['查询用时', 'The answer takes'],
  milliseconds: ['{{value}} 毫秒', '{{value}} ms'],
  track: ['查询物流', 'Track the parcel'],
  tracking: ['正在查询物流', 'Tracking the parcel'],
  steps: [
    '已签收 · 杭州西湖站 · 第 {{count}} 次查询',
    'Delivered · Bristol West · asked {{count}} times',
    'Delivered · Bristol West · asked once',
  ],
})
