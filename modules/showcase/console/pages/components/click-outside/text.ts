import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/click-outside', {
  title: ['点击外部', 'Click outside'],
  intro: [
    '按在外面、焦点离开或 Esc 时收起；放在别处的浮层也能算作里面。',
    'Closes on a press outside, when focus leaves, or with Esc. Panels in a portal can count as inside.',
  ],
  keys: ['Esc 收起 · Tab 离开也收起', 'Esc closes · Tabbing away closes'],
  zones: ['里面与外面', 'Inside and outside'],
  zonesNote: ['按一按各处，看看每次算作里面还是外面。', 'Press anywhere: each press counts as inside or outside.'],
  card: ['自己写的下拉', 'Hand-written dropdown'],
  cardNote: [
    '按钮和面板都算里面；按在外面、Esc 或 Tab 走开则收起。',
    'Button and panel count as inside. A press elsewhere, Esc or tabbing away closes it.',
  ],
  portal: ['嵌套的浮层', 'Nested portals'],
  portalNote: [
    '日期面板在页面末尾，但属于筛选：选日期不会收起筛选。关掉开关看看差别。',
    'The date list sits at the end of the page but belongs to the filter, so choosing a date keeps the filter open. Turn the switch off to compare.',
  ],

  inside: ['里面', 'Inside'],
  outside: ['外面', 'Outside'],
  stage: ['按这里', 'Press here'],
  pressed: ['里面 {{inside}} 次，外面 {{outside}} 次', 'Inside {{inside}}, outside {{outside}}'],
  button: ['里面的按钮', 'Button inside'],

  delivery: ['配送方式', 'Delivery'],
  standard: ['标准 2–3 天', 'Standard, 2–3 days'],
  express: ['次日达', 'Next day'],
  pickup: ['到店自提', 'Pick up at the store'],
  goods: ['商品', 'Goods'],
  fee: ['运费', 'Delivery fee'],
  total: ['合计', 'Total'],
  closedBy: ['由{{how}}收起', 'Closed by {{how}}'],
  notYet: ['还没有打开过', 'Not opened yet'],
  pointer: ['按在外面', 'a press outside'],
  focus: ['焦点离开', 'focus leaving'],
  escape: ['Esc', 'Esc'],

  filter: ['筛选订单', 'Filter orders'],
  counts: ['浮层算作里面', 'The portal counts as inside'],
  day: ['下单日期', 'Order date'],
  dates: ['可选日期', 'Dates'],
  any: ['不限', 'Any'],
})
