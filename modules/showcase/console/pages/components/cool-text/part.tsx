import { brand } from 'virtual:brand'
import { TextEffect } from '#modules/showcase/parts/motion/text-effect'
import { namedPart } from '#modules/showcase/kit/properties/part'

export const part = namedPart('TextEffect', TextEffect, {
  from: '#modules/showcase/parts/motion/text-effect',
  properties: () => import('#modules/showcase/parts/motion/text-effect?properties'),
  chinese: {
    kind: '效果；neon 需要深色背景。',
    text: '显示的文字，读屏软件作为一整段读出。',
    className: '文字外层元素的类名。',
  },
  start: { kind: 'gradient', text: brand.name },
})
