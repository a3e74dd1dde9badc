import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/notices', {
  hint: {
    zh: '选择哪些通知显示在右上角的铃铛中，哪些还要发送邮件，以及接收哪些邮件。',
    en: 'Choose which notifications show in the bell at the top right, which come by mail as well, and which other mails you get.',
  },
  list: { zh: '通知的种类', en: 'Kinds of notifications' },
  none: { zh: '没有可以选择的通知', en: 'There are no notifications to choose' },
  wayOf: { zh: '如何通知：{{name}}', en: 'How to be notified: {{name}}' },
  bell: { zh: '铃铛', en: 'Bell' },
  mail: { zh: '铃铛和邮件', en: 'Bell and mail' },
  notSetUp: {
    zh: '没有设置邮件服务器，不能选择邮件。',
    en: 'No mail server is set, so mail cannot be chosen.',
  },
  noAddress: {
    zh: '您的资料中没有邮箱。在“基本资料”中填写后可以选择邮件。',
    en: 'Your profile has no email address. Enter one under Basic info to choose mail.',
  },
  mailAlone: { zh: '邮件', en: 'Mail' },
  switchedOff: {
    zh: '管理员已关闭这类邮件。',
    en: 'An administrator has switched off mails of this kind.',
  },
  off: { zh: '不通知', en: 'None' },
})
