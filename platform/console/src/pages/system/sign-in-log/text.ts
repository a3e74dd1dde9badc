import type { SignInResult } from '@atrium/contract/system/sign-in-log'
import { defineText, type Pair } from '#shared/i18n/text'

export const texts = defineText('system/sign-in-log', {
  log: ['登录日志', 'Sign-in log'],
  empty: ['还没有人登录', 'Nobody has signed in yet'],
  note: ['较早的记录会定期清理', 'Older entries are deleted regularly'],
  time: ['时间', 'Time'],
  user: ['用户名', 'User name'],
  result: ['结果', 'Result'],
  address: ['地址', 'Address'],
  agent: ['客户端', 'Client'],
})

export const resultTexts = defineText('system/sign-in-log/result', {
  success: ['成功', 'Signed in'],
  unknownUser: ['用户不存在', 'Unknown user'],
  wrongPassword: ['密码错误', 'Wrong password'],
  disabled: ['账号已停用', 'Disabled account'],
  passwordExpired: ['一次性密码已过期', 'Expired one-time password'],
  throttled: ['尝试过多', 'Too many tries'],
} satisfies Record<SignInResult, Pair>)
