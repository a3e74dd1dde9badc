import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/sign-in-again', {
  title: { zh: '请重新登录', en: 'Log in again' },
  hint: {
    zh: '{{reason}}。您填写的内容仍在页面上，登录后可以继续保存。',
    en: '{{reason}}. What you typed is still on the page and can be saved after that.',
  },
  password: { zh: '密码', en: 'Password' },
  submit: { zh: '登录', en: 'Log in' },
  submitting: { zh: '登录中', en: 'Logging in' },
  openWindow: { zh: '打开登录窗口', en: 'Open a login window' },
  other: { zh: '换账号登录', en: 'Use another account' },
  otherTitle: { zh: '放弃未保存的内容？', en: 'Discard unsaved changes?' },
  otherHint: {
    zh: '换账号登录后，您在页面上填写的内容将丢失。',
    en: 'What you typed on the page will be lost when somebody else logs in.',
  },
  discard: { zh: '放弃并换账号', en: 'Discard and switch' },
  due: { zh: '请先修改密码', en: 'Choose a new password' },
  dueHint: {
    zh: '当前密码不是您自己设置的。修改之后，页面上的内容可以继续保存。',
    en: 'You did not choose the present password yourself. After you choose your own, what is on the page can be saved.',
  },
  done: { zh: '已重新登录，可以继续保存', en: 'You are logged in again and can save' },
})
