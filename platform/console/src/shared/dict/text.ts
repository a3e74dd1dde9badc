import { defineText } from '../i18n/text'

export const texts = defineText('shared/dict', {
  builtIn: ['内置', 'Built in'],
  disabled: ['{{label}}（已停用）', '{{label}} (disabled)'],
})
