import type { LocalText } from 'atrium/contract/language'
import type { SignInResult } from 'atrium/contract/system/log/sign-in-log'
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

export const resultTexts = defineText('system/sign-in-log/result', {
  success: { zh: '成功', en: 'Signed in' },
  unknownUser: { zh: '用户不存在', en: 'Unknown user' },
  wrongPassword: { zh: '密码错误', en: 'Wrong password' },
  wrongCode: { zh: '验证码错误', en: 'Wrong code' },
  disabled: { zh: '账号已停用', en: 'Disabled account' },
  address: { zh: '地址不允许', en: 'Address not allowed' },
  passwordExpired: { zh: '一次性密码已过期', en: 'Expired one-time password' },
  throttled: { zh: '尝试过多', en: 'Too many tries' },
} satisfies Record<SignInResult, LocalText>)
