import { defineText, words } from 'atrium/console/text'

export const texts = defineText('chart-data', {
  chart: { zh: '图表', en: 'chart' },
  keys: { zh: '按方向键逐个查看数值，按 Esc 关闭', en: 'Arrow keys go through the values, Escape closes' },
  failed: words.failed,
  retry: words.retry,
  showTable: { zh: '显示数据表', en: 'Show the figures as a table' },
  hideTable: { zh: '收起数据表', en: 'Hide the table' },
  savePng: { zh: '保存为 PNG 图片', en: 'Save as a PNG picture' },
  saveSvg: { zh: '保存为 SVG 图片', en: 'Save as an SVG picture' },
  noData: { zh: '没有数据', en: 'There are no figures' },
  value: { zh: '{{name}}：{{value}}', en: '{{name}}: {{value}}' },
})
