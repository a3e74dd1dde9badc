import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/operation/service-account/tokens', {
  tokensOf: { zh: '「{{name}}」的 API 令牌', en: 'API tokens of {{name}}' },
  hint: {
    zh: '程序用令牌以该账号的名义调用接口，权限不会超过账号的角色。',
    en: 'A program calls the API in the name of the account with a token, and never with more rights than its roles give.',
  },
  off: {
    zh: '该账号已停用，令牌在启用之前都无法使用。',
    en: 'The account is disabled: no token works until it is enabled.',
  },
  list: { zh: '服务账号的 API 令牌', en: 'API tokens of the service account' },
  empty: { zh: '该账号还没有 API 令牌', en: 'The account has no API tokens' },
  allRights: { zh: '账号的全部权限', en: 'All that the account has' },
  ownScope: { zh: '与账号相同', en: 'The same as that of the account' },
})
