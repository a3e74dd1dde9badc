import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/field/colour-field', {
  notHex: { zh: '请输入正确的hex颜色', en: 'Please enter correct hex colour' },
  notRgba: { zh: '请输入正确的RGBA颜色', en: 'Please enter correct RGBA colour' },
  pick: { zh: '选择颜色：{{name}}', en: 'Pick a colour: {{name}}' },
})
