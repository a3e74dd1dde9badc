import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/crud/kind/inputs/create', {
  add: { zh: '新增{{record}}…', en: 'Add {{record}}…' },
  addCalled: { zh: '新增{{record}}“{{name}}”…', en: 'Add {{record}} “{{name}}”…' },
})
