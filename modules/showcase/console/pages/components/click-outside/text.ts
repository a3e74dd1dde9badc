import { defineText } from 'atrium/console/text'

export const texts = defineText('components/click-outside', {
  title: { zh: '点击外部', en: 'Click outside' },
  intro: {
    zh: '按在外面、焦点离开或 Esc 时收起；放在别处的浮层也能算作里面。',
    en: 'Closes on a press outside, when focus leaves, or with Esc. Panels in a portal can count as inside.',
  },
  keys: { zh: 'Esc 收起 · Tab 离开也收起', en: 'Esc closes · Tabbing away closes' },
  zones: { zh: '里面与外面', en: 'Inside and outside' },
  zonesNote: {
    zh: '按一按各处，看看每次算作里面还是外面。',
    en: 'Press anywhere: each press counts as inside or outside.',
  },
  card: { zh: '自己写的下拉', en: 'Hand-written dropdown' },
  cardNote: {
    zh: '按钮和面板都算里面；按在外面、Esc 或 Tab 走开则收起。',
    en: 'Button and panel count as inside. A press elsewhere, Esc or tabbing away closes it.',
  },
  portal: { zh: '嵌套的浮层', en: 'Nested portals' },
  portalNote: {
    zh: '日期面板在页面末尾，但属于筛选：选日期不会收起筛选。关掉开关看看差别。',
    en: 'The date list sits at the end of the page but belongs to the filter, so choosing a date keeps the filter open. Turn the switch off to compare.',
  },

  inside: { zh: '里面', en: 'Inside' },
  outside: { zh: '外面', en: 'Outside' },
  stage: { zh: '按这里', en: 'Press here' },
  pressed: { zh: '里面 {{inside}} 次，外面 {{outside}} 次', en: 'Inside {{inside}}, outside {{outside}}' },
  button: { zh: '里面的按钮', en: 'Button inside' },

  delivery: { zh: '配送方式', en: 'Delivery' },
  standard: { zh: '标准 2–3 天', en: 'Standard, 2–3 days' },
  express: { zh: '次日达', en: 'Next day' },
  pickup: { zh: '到店自提', en: 'Pick up at the store' },
  goods: { zh: '商品', en: 'Goods' },
  fee: { zh: '运费', en: 'Delivery fee' },
  total: { zh: '合计', en: 'Total' },
  closedBy: { zh: '由{{how}}收起', en: 'Closed by {{how}}' },
  notYet: { zh: '还没有打开过', en: 'Not opened yet' },
  pointer: { zh: '按在外面', en: 'a press outside' },
  focus: { zh: '焦点离开', en: 'focus leaving' },
  escape: { zh: 'Esc', en: 'Esc' },

  filter: { zh: '筛选订单', en: 'Filter orders' },
  counts: { zh: '浮层算作里面', en: 'The portal counts as inside' },
  day: { zh: '下单日期', en: 'Order date' },
  dates: { zh: '可选日期', en: 'Dates' },
  any: { zh: '不限', en: 'Any' },
})
