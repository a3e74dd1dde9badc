import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('shared/facts', {
  loading: words.loading,
  failed: words.failed,
  retry: words.retry,
  unchanged: { zh: '持平', en: 'No change' },
  more: {
    zh: '比前 {{days}} 天增加 {{difference}}（+{{percent}}）',
    en: '{{difference}} more than in the {{days}} days before (+{{percent}})',
  },
  fewer: {
    zh: '比前 {{days}} 天减少 {{difference}}（−{{percent}}）',
    en: '{{difference}} fewer than in the {{days}} days before (−{{percent}})',
  },
  same: { zh: '与前 {{days}} 天持平', en: 'Same as in the {{days}} days before' },
  noneBefore: {
    zh: '比前 {{days}} 天增加 {{difference}}，此前为 0',
    en: '{{difference}} more than in the {{days}} days before, which had none',
  },
  noneEver: { zh: '前 {{days}} 天也为 0', en: 'None in the {{days}} days before either' },
  openDetails: { zh: '查看「{{name}}」的详情', en: 'Details of {{name}}' },
})
