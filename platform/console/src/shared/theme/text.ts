import { defineText } from '../i18n/text'

export const texts = defineText('shared/theme', {
  notHex: ['输入错误的hex', 'This is no hex colour'],
  notHexValue: ['输入错误的hex颜色值', 'This is no hex colour value'],
  notRgb: ['输入错误的rgb颜色值', 'This is no RGB colour value'],
})
