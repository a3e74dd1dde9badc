import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/user/factor', {
  resetFactors: { zh: '重置两步验证', en: 'Reset second factor' },
  factorQuestion: { zh: '重置「{{name}}」的两步验证？', en: 'Reset the second factor of {{name}}?' },
  factorHint: {
    zh: '对方的验证器和恢复码会失效，之后只用密码登录，并会收到邮件通知。请先确认是本人提出的。',
    en: 'Their authenticator apps and recovery codes end, and they sign in with the password alone. They are told by mail. Make sure first that it is they who ask.',
  },
  factorsDone: { zh: '两步验证已重置', en: 'Second factor reset' },
  noFactor: { zh: '「{{name}}」没有开启两步验证', en: '{{name}} has no second factor' },
  factorOn: { zh: '已开启', en: 'On' },
  factorOff: { zh: '未开启', en: 'Off' },
})
