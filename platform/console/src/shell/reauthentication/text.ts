import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell/reauthentication', {
  title: { zh: '请验证身份', en: 'Confirm that it is you' },
  hint: {
    zh: '此操作需要确认是您本人，之后 10 分钟内不再询问。您填写的内容不会丢失。',
    en: 'This needs to know that it is you; you are not asked again for 10 minutes. What you typed is kept.',
  },
  password: { zh: '登录密码', en: 'Login password' },
  code: { zh: '验证码', en: 'Verification code' },
  usePasskey: { zh: '使用通行密钥', en: 'Use a passkey' },
  useProvider: { zh: '在 {{name}} 验证', en: 'Confirm at {{name}}' },
  inWindow: { zh: '请在打开的窗口中登录…', en: 'Sign in there, in the window that opened …' },
  noWindow: {
    zh: '浏览器没有打开窗口。请允许此网站打开窗口，再试一次',
    en: 'The browser opened no window. Allow this site to open windows, and try again',
  },
  useCode: { zh: '改用验证器应用的验证码', en: 'Use the code of your authenticator app' },
  usePassword: { zh: '改用登录密码', en: 'Use the login password' },
  submit: { zh: '继续', en: 'Continue' },
  cancel: words.cancel,
})
