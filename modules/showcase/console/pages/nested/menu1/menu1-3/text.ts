import { defineText } from '#shared/i18n/text'

export const texts = defineText('nested/menu1/menu1-3', {
  intro: ['打包台，包材领用后请勾选。', 'The packing bench. Tick what you take.'],
  box: ['三号纸箱 50 个', 'Boxes, size 3, 50 pieces'],
  tape: ['封箱胶带 6 卷', 'Tape, 6 rolls'],
  foam: ['气泡膜 1 卷', 'Bubble wrap, 1 roll'],
})
