import { defineText } from 'atrium/console/text'

export const texts = defineText('nested/menu2', {
  intro: {
    zh: '露天堆场，只隔一级菜单，不必逐级展开。',
    en: 'The yard. One level is enough here: a branch need not be as deep as its neighbour.',
  },
  pallet: { zh: '木托盘 30 个', en: 'Pallets, 30' },
  pipe: { zh: '钢管 6 米 × 12', en: 'Steel pipes 6 m × 12' },
  container: { zh: '20 尺集装箱', en: 'Container, 20 ft' },
})
