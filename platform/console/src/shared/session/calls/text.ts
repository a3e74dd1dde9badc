import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/session/calls', {
  night: { zh: '夜深了', en: 'Good evening' },
  morning: { zh: '早上好', en: 'Good morning' },
  afternoon: { zh: '下午好', en: 'Good afternoon' },
  evening: { zh: '晚上好', en: 'Good evening' },
  welcome: { zh: '{{greeting}}，{{name}}。{{message}}', en: '{{greeting}}, {{name}}. {{message}}' },
  welcomeUnnamed: { zh: '{{greeting}}。{{message}}', en: '{{greeting}}. {{message}}' },
})
