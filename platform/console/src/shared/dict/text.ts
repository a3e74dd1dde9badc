import { defineText } from '../i18n/text'

export const texts = defineText('shared/dict', {
  builtIn: { zh: '内置', en: 'Built in' },
  disabled: { zh: '{{label}}（已停用）', en: '{{label}} (disabled)' },
})
