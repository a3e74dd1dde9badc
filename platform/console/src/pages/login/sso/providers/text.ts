import { defineText } from '#shared/i18n/text'

export const texts = defineText('pages/login/providers', {
  others: { zh: '其他登录方式', en: 'Other ways to log in' },
  signInWith: { zh: '使用 {{name}} 登录', en: 'Sign in with {{name}}' },
})
