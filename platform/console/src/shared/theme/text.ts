import { defineText } from '../i18n/text'

export const texts = defineText('shared/theme', {
  notHex: { zh: '输入错误的hex', en: 'This is no hex colour' },
  notHexValue: { zh: '输入错误的hex颜色值', en: 'This is no hex colour value' },
  notRgb: { zh: '输入错误的rgb颜色值', en: 'This is no RGB colour value' },
})
