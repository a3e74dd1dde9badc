import { defineText } from '#shared/i18n/text'

export const texts = defineText('pages/password', {
  forgotten: { zh: '忘记密码', en: 'Forgot your password?' },
  forgottenHint: {
    zh: '请输入用户名或邮箱。我们会把设置新密码的链接发到账号的邮箱。',
    en: 'Enter your user name or email address. A link to set a new password goes to the address of your account.',
  },
  account: { zh: '用户名或邮箱', en: 'User name or email' },
  enterAccount: { zh: '请输入用户名或邮箱', en: 'Enter your user name or email address' },
  send: { zh: '发送链接', en: 'Send the link' },
  sending: { zh: '发送中', en: 'Sending' },
  sent: { zh: '请查收邮件', en: 'Look into your mail' },
  sentHint: {
    zh: '如果有这样的账号并且填写了邮箱，邮件几分钟内就到。链接 30 分钟内有效，只能用一次。没有收到？请看垃圾邮件，或联系管理员。',
    en: 'If there is such an account, with an email address, a mail arrives within minutes. Its link is good for 30 minutes, once. Nothing there? Look among junk mail, or ask an administrator.',
  },
  notOffered: {
    zh: '这里不能通过邮件重置密码，请联系管理员。',
    en: 'Passwords cannot be set by mail here. Ask an administrator for another one.',
  },
  reset: { zh: '设置新密码', en: 'Set a new password' },
  resetHint: {
    zh: '账号「{{name}}」。设置之后，已登录的地方都会退出。',
    en: 'For the account {{name}}. It is signed out everywhere by that.',
  },
  invitation: { zh: '欢迎，请设置密码', en: 'Welcome. Set your password' },
  invitationHint: { zh: '您的用户名是「{{name}}」。', en: 'Your user name is {{name}}.' },
  next: { zh: '新密码', en: 'New password' },
  repeat: { zh: '再次输入新密码', en: 'Repeat the new password' },
  enterNext: { zh: '请输入新密码', en: 'Enter a new password' },
  different: { zh: '两次输入的新密码不一致', en: 'The two new passwords differ' },
  save: { zh: '设置密码', en: 'Set the password' },
  saving: { zh: '保存中', en: 'Saving' },
  done: { zh: '密码已设置', en: 'The password is set' },
  doneHint: { zh: '现在可以用「{{name}}」和新密码登录。', en: 'Log in as {{name}} with the new password now.' },
  bad: { zh: '链接不能使用', en: 'The link does not work' },
  badHint: {
    zh: '忘记了密码，可以重新申请链接；收到的是邀请，请管理员再发一次。',
    en: 'If you forgot your password, ask for another link. If it was an invitation, ask an administrator to send one again.',
  },
  another: { zh: '重新申请', en: 'Ask for another link' },
  toLogin: { zh: '返回登录', en: 'Back to the login' },
  logIn: { zh: '去登录', en: 'Log in' },
})
