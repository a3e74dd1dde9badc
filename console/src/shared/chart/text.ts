import { defineText } from '../i18n/text'

export const texts = defineText('shared/chart', {
  chart: ['图表', 'chart'],
  keys: ['按方向键逐个查看数值，按 Esc 关闭', 'Arrow keys go through the values, Escape closes'],
  value: ['{{name}}：{{value}}', '{{name}}: {{value}}'],
})
