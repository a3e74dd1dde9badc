import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/sign-in-log', {
  log: { zh: '登录日志', en: 'Sign-in log' },
  empty: { zh: '还没有人登录', en: 'Nobody has signed in yet' },
  note: { zh: '较早的记录会定期清理', en: 'Older entries are deleted regularly' },
  time: { zh: '时间', en: 'Time' },
  user: { zh: '用户名', en: 'User name' },
  result: { zh: '结果', en: 'Result' },
  address: { zh: '地址', en: 'Address' },
  agent: { zh: '客户端', en: 'Client' },
})
