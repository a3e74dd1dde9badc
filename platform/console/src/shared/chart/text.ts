import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('shared/chart', {
  chart: { zh: '图表', en: 'chart' },
  keys: { zh: '按方向键逐个查看数值，按 Esc 关闭', en: 'Arrow keys go through the values, Escape closes' },
  keysToOpen: {
    zh: '按方向键逐个查看数值，按回车打开列表，按 Esc 关闭',
    en: 'Arrow keys go through the values, Enter opens the list, Escape closes',
  },
  others: { zh: '其他 {{count}} 项', en: '{{count}} others', one: '{{count}} other' },
  more: { zh: '另外 {{count}} 项', en: '{{count}} more', one: '{{count}} more' },
  loading: words.loading,
  failed: words.failed,
  failedHint: words.failedHint,
  retry: words.retry,
  open: { zh: '点击查看列表', en: 'Open the list' },
  value: { zh: '{{name}}：{{value}}', en: '{{name}}: {{value}}' },
})
