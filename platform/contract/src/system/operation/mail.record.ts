import { recordKind } from '../../kind/record-kind'

export const mail = recordKind('mail', {
  name: { zh: '邮件', en: 'Mail' },
  plural: { zh: '邮件', en: 'mails' },
  table: 'outbox',
  id: 'messageId',
  title: 'title',
  page: { path: '/system/operation/mail', needs: [['system:mail:list']] },
  fields: {
    title: { zh: '主题', en: 'Subject' },
    receiver: { zh: '收件人', en: 'To' },
  },
  errors: {
    notSetUp: {
      status: 409,
      text: {
        zh: '没有设置邮件服务器，不能发送邮件',
        en: 'No mail server is set, so no mail can be sent',
      },
    },
    switchedOff: {
      status: 409,
      text: { zh: '管理员关闭了这类邮件', en: 'An administrator has switched off mails of this kind' },
    },
    noAddress: {
      status: 409,
      text: { zh: '您的资料中没有邮箱，请先填写', en: 'Your profile has no email address. Enter one first' },
    },
  },
})
