import { defineText } from '../i18n/text'

export const texts = defineText('shared/dict', {
  builtIn: ['内置', 'Built in'],
})
