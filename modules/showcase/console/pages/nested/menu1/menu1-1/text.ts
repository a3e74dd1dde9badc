import { defineText } from 'atrium/console/text'

export const texts = defineText('nested/menu1/menu1-1', {
  intro: {
    zh: '一号库的冷藏区，常年 4 ℃，只进不堆高。',
    en: 'The cold store of hall 1: 4 °C all year, nothing stacked.',
  },
  milk: { zh: '鲜牛奶 12 × 1 L', en: 'Fresh milk 12 × 1 l' },
  cheese: { zh: '奶酪 6 × 200 g', en: 'Cheese 6 × 200 g' },
  juice: { zh: '鲜榨橙汁 8 × 1 L', en: 'Orange juice 8 × 1 l' },
  vaccine: { zh: '疫苗冷链箱', en: 'Vaccine box' },
})
