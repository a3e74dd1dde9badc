import { defineText } from 'atrium/console/text'

export const texts = defineText('nested/menu1/menu1-3', {
  intro: { zh: '打包台，包材领用后请勾选。', en: 'The packing bench. Tick what you take.' },
  box: { zh: '三号纸箱 50 个', en: 'Boxes, size 3, 50 pieces' },
  tape: { zh: '封箱胶带 6 卷', en: 'Tape, 6 rolls' },
  foam: { zh: '气泡膜 1 卷', en: 'Bubble wrap, 1 roll' },
})
