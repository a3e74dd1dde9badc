import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/settings/switches', {
  language: ['切换语言', 'Change language'],
  toDark: ['切换到深色', 'Switch to dark'],
  toLight: ['切换到浅色', 'Switch to light'],
})
