import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/security', {
  password: { zh: '登录密码', en: 'Password' },
  factors: { zh: '两步验证', en: 'Second factor' },
  identities: { zh: '关联账号', en: 'Linked accounts' },
  browsers: { zh: '受信任的浏览器', en: 'Trusted browsers' },
  tokens: { zh: 'API 令牌', en: 'API tokens' },
  signIns: { zh: '最近的登录', en: 'Recent sign-ins' },
})
