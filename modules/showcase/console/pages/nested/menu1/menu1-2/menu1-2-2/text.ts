import { defineText } from '#shared/i18n/text'

export const texts = defineText('nested/menu1/menu1-2/menu1-2-2', {
  intro: ['高架区 B 架，轻货，人工取放。', 'Shelf B of the high rack: light goods, by hand.'],
  lamp: ['台灯', 'Desk lamp'],
  cable: ['网线 20 米', 'Network cable 20 m'],
  frame: ['相框 4 个', 'Picture frames, 4'],
  mug: ['马克杯 6 个', 'Mugs, 6'],
})
