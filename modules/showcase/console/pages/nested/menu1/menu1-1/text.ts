import { defineText } from '#shared/i18n/text'

export const texts = defineText('nested/menu1/menu1-1', {
  intro: ['一号库的冷藏区，常年 4 ℃，只进不堆高。', 'The cold store of hall 1: 4 °C all year, nothing stacked.'],
  milk: ['鲜牛奶 12 × 1 L', 'Fresh milk 12 × 1 l'],
  cheese: ['奶酪 6 × 200 g', 'Cheese 6 × 200 g'],
  juice: ['鲜榨橙汁 8 × 1 L', 'Orange juice 8 × 1 l'],
  vaccine: ['疫苗冷链箱', 'Vaccine box'],
})
