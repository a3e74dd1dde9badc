import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/settings/switches', {
  language: { zh: '切换语言', en: 'Change language' },
  toDark: { zh: '切换到深色', en: 'Switch to dark' },
  toLight: { zh: '切换到浅色', en: 'Switch to light' },
})
