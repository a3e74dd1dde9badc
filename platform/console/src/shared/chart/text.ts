import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('shared/chart', {
  chart: ['图表', 'chart'],
  keys: ['按方向键逐个查看数值，按 Esc 关闭', 'Arrow keys go through the values, Escape closes'],
  keysToOpen: [
    '按方向键逐个查看数值，按回车打开列表，按 Esc 关闭',
    'Arrow keys go through the values, Enter opens the list, Escape closes',
  ],
  others: ['其他 {{count}} 项', '{{count}} others', '{{count}} other'],
  more: ['另外 {{count}} 项', '{{count}} more', '{{count}} more'],
  loading: words.loading,
  failed: words.failed,
  failedHint: words.failedHint,
  retry: words.retry,
  open: ['点击查看列表', 'Open the list'],
  showTable: ['显示数据表', 'Show the figures as a table'],
  hideTable: ['收起数据表', 'Hide the table'],
  savePng: ['保存为 PNG 图片', 'Save as a PNG picture'],
  saveSvg: ['保存为 SVG 图片', 'Save as an SVG picture'],
  noData: ['没有数据', 'There are no figures'],
  value: ['{{name}}：{{value}}', '{{name}}: {{value}}'],
})
