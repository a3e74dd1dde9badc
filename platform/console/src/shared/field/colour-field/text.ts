import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/field/colour-field', {
  notHex: ['请输入正确的hex颜色', 'Please enter correct hex colour'],
  notRgba: ['请输入正确的RGBA颜色', 'Please enter correct RGBA colour'],
  pick: ['选择颜色：{{name}}', 'Pick a colour: {{name}}'],
})
