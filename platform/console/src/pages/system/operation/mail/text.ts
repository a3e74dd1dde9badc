import type { LocalText } from 'atrium/contract/language'
import { mail } from 'atrium/contract/system/operation/mail.record'
import type { MessageState } from 'atrium/contract/system/operation/message'
import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/operation/mail', {
  mails: { zh: '邮件', en: 'Mails' },
  empty: { zh: '没有邮件', en: 'There are no mails' },
  from: { zh: '发件人 {{from}}', en: 'From {{from}}' },
  notSetUp: { zh: '没有设置邮件服务器，不会发送邮件', en: 'No mail server is set: no mails are sent' },
  notSetUpHint: {
    zh: '设置 SMTP_URL、MAIL_FROM 和 PUBLIC_URL 后重新启动服务器。',
    en: 'Set SMTP_URL, MAIL_FROM and PUBLIC_URL, and start the server again.',
  },
  title: mail.fields.title,
  receiver: mail.fields.receiver,
  state: { zh: '状态', en: 'State' },
  created: { zh: '创建时间', en: 'Created' },
  ended: { zh: '结束时间', en: 'Ended' },
  next: { zh: '下次尝试', en: 'Next attempt' },
  attempts: { zh: '尝试次数', en: 'Attempts' },
  error: { zh: '最近的错误', en: 'Latest error' },
  details: { zh: '详情', en: 'Details' },
  again: { zh: '重新发送', en: 'Send again' },
  againTitle: { zh: '重新发送“{{name}}”？', en: 'Send “{{name}}” again?' },
  againMany: {
    zh: '重新发送这 {{count}} 封邮件？',
    en: 'Send these {{count}} mails again?',
    one: 'Send this mail again?',
  },
  againHint: {
    zh: '几秒内发送，失败时会在一天内多次重试。',
    en: 'It goes out within seconds. Where that fails, it is tried again for a day.',
  },
  againDone: { zh: '正在重新发送', en: 'It is being sent again' },
  private: {
    zh: '内容保密，不显示，也不能重新发送。',
    en: 'The text is a secret: it is not shown, and cannot be sent again.',
  },
  test: { zh: '发送测试邮件', en: 'Send a test mail' },
  testSent: { zh: '测试邮件将发送到您的邮箱', en: 'A test mail is on its way to your address' },
  formats: { zh: '格式', en: 'Formats' },
  html: { zh: '网页', en: 'HTML' },
  text: { zh: '纯文本', en: 'Plain text' },
  preview: { zh: '邮件内容', en: 'Text of the mail' },
})

export const stateTexts = defineText('system/operation/mail.states', {
  waiting: { zh: '等待发送', en: 'Waiting' },
  done: { zh: '已发送', en: 'Sent' },
  failed: { zh: '已放弃', en: 'Given up' },
} as const satisfies Record<MessageState, LocalText>)
