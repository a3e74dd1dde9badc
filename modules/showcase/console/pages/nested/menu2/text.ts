import { defineText } from '#shared/i18n/text'

export const texts = defineText('nested/menu2', {
  intro: [
    '露天堆场，只隔一级菜单，不必逐级展开。',
    'The yard. One level is enough here: a branch need not be as deep as its neighbour.',
  ],
  pallet: ['木托盘 30 个', 'Pallets, 30'],
  pipe: ['钢管 6 米 × 12', 'Steel pipes 6 m × 12'],
  container: ['20 尺集装箱', 'Container, 20 ft'],
})
