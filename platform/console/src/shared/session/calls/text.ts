import { defineText } from '#shared/i18n/text'

export const texts = defineText('shared/session/calls', {
  night: ['夜深了', 'Good evening'],
  morning: ['早上好', 'Good morning'],
  afternoon: ['下午好', 'Good afternoon'],
  evening: ['晚上好', 'Good evening'],
  welcome: ['{{greeting}}，{{name}}。{{message}}', '{{greeting}}, {{name}}. {{message}}'],
  welcomeUnnamed: ['{{greeting}}。{{message}}', '{{greeting}}. {{message}}'],
})
