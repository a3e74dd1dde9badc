import { defineText } from '#shared/i18n/text'

export const texts = defineText('session/code', {
  code: { zh: '验证码', en: 'Verification code' },
  codeHint: { zh: '验证器应用显示的 6 位数字', en: 'The 6 digits in your authenticator app' },
  enterCode: { zh: '请输入验证码', en: 'Enter the verification code' },
  recoveryCode: { zh: '恢复码', en: 'Recovery code' },
  recoveryHint: { zh: '设置两步验证时保存的，每个只能用一次', en: 'One of those that you kept. Each works once' },
  enterRecovery: { zh: '请输入恢复码', en: 'Enter a recovery code' },
  useRecovery: { zh: '手机不在身边？使用恢复码', en: 'No phone at hand? Use a recovery code' },
  useCode: { zh: '使用验证器应用', en: 'Use the authenticator app' },
  keep: { zh: '30 天内在此浏览器不再询问', en: 'Do not ask again in this browser for 30 days' },
  recoveryOrPasskey: {
    zh: '或使用通行密钥。恢复码每个只能用一次',
    en: 'Or use your passkey. A recovery code works once',
  },
  usePasskey: { zh: '使用通行密钥', en: 'Use a passkey' },
  back: { zh: '返回', en: 'Back' },
})
