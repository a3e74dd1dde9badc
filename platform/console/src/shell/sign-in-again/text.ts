import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/sign-in-again', {
  title: ['请重新登录', 'Log in again'],
  hint: [
    '{{reason}}。您填写的内容仍在页面上，登录后可以继续保存。',
    '{{reason}}. What you typed is still on the page and can be saved after that.',
  ],
  password: ['密码', 'Password'],
  submit: ['登录', 'Log in'],
  submitting: ['登录中', 'Logging in'],
  other: ['换账号登录', 'Use another account'],
  otherTitle: ['放弃未保存的内容？', 'Discard unsaved changes?'],
  otherHint: [
    '换账号登录后，您在页面上填写的内容将丢失。',
    'What you typed on the page will be lost when somebody else logs in.',
  ],
  discard: ['放弃并换账号', 'Discard and switch'],
  due: ['请先修改密码', 'Choose a new password'],
  dueHint: [
    '当前密码不是您自己设置的。修改之后，页面上的内容可以继续保存。',
    'You did not choose the present password yourself. After you choose your own, what is on the page can be saved.',
  ],
  done: ['已重新登录，可以继续保存', 'You are logged in again and can save'],
})
