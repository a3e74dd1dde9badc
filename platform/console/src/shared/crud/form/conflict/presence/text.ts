import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/crud/form/conflict/presence', {
  one: { zh: '{{name}} 也打开着', en: '{{name}} has this open' },
  several: { zh: '{{name}} 等 {{count}} 人也打开着', en: '{{name}} and others have this open: {{count}}' },
  comma: { zh: '、', en: ', ' },
})
