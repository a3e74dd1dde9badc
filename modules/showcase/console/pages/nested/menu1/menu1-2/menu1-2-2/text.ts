import { defineText } from 'atrium/console/text'

export const texts = defineText('nested/menu1/menu1-2/menu1-2-2', {
  intro: { zh: '高架区 B 架，轻货，人工取放。', en: 'Shelf B of the high rack: light goods, by hand.' },
  lamp: { zh: '台灯', en: 'Desk lamp' },
  cable: { zh: '网线 20 米', en: 'Network cable 20 m' },
  frame: { zh: '相框 4 个', en: 'Picture frames, 4' },
  mug: { zh: '马克杯 6 个', en: 'Mugs, 6' },
})
