import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell/reauthentication', {
  title: { zh: '请验证身份', en: 'Confirm that it is you' },
  hint: {
    zh: '此操作需要您的登录密码，之后 10 分钟内不再询问。您填写的内容不会丢失。',
    en: 'This needs your login password; you are not asked again for 10 minutes. What you typed is kept.',
  },
  password: { zh: '登录密码', en: 'Login password' },
  submit: { zh: '继续', en: 'Continue' },
  cancel: words.cancel,
})
