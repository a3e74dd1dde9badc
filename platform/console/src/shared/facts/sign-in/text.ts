import type { LocalText } from 'atrium/contract/language'
import type { SignInResult } from 'atrium/contract/system/log/sign-in-log'
import { defineText } from '#shared/i18n/text'

export const resultTexts = defineText('facts/sign-in', {
  success: { zh: '成功', en: 'Signed in' },
  unknownUser: { zh: '用户不存在', en: 'Unknown user' },
  wrongPassword: { zh: '密码错误', en: 'Wrong password' },
  wrongCode: { zh: '验证码错误', en: 'Wrong code' },
  wrongPasskey: { zh: '通行密钥错误', en: 'Wrong passkey' },
  copiedPasskey: { zh: '通行密钥可能被复制', en: 'Passkey possibly copied' },
  provider: { zh: '登录失败：身份提供方', en: 'Identity provider' },
  noIdentity: { zh: '没有关联的用户', en: 'No linked user' },
  providerOnly: { zh: '须使用单点登录', en: 'Single sign-on required' },
  disabled: { zh: '账号已停用', en: 'Disabled account' },
  address: { zh: '地址不允许', en: 'Address not allowed' },
  passwordExpired: { zh: '一次性密码已过期', en: 'Expired one-time password' },
  throttled: { zh: '尝试过多', en: 'Too many tries' },
} satisfies Record<SignInResult, LocalText>)
