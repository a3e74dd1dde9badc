import { defineText } from '#shared/i18n/text'

export const texts = defineText('crud/import-button', {
  import: { zh: '导入', en: 'Import' },
})
