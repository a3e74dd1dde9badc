import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/crud/form/conflict/presence', {
  one: ['{{name}} 也打开着', '{{name}} has this open'],
  several: ['{{name}} 等 {{count}} 人也打开着', '{{name}} and others have this open: {{count}}'],
  comma: ['、', ', '],
})
