import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('shared/facts', {
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
  openDetails: { zh: '查看「{{name}}」的详情', en: 'Details of {{name}}' },
})
