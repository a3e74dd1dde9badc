import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/tokens', {
  hint: {
    zh: '脚本和其他程序用令牌以您的名义调用接口，权限不会超过您自己。',
    en: 'Scripts and other programs call the API in your name with a token, and never with more rights than you have.',
  },
  docs: { zh: '接口文档', en: 'Description of the API' },
  list: { zh: '我的 API 令牌', en: 'Own API tokens' },
  empty: { zh: '还没有 API 令牌', en: 'You have no API tokens' },
  allRights: { zh: '我的全部权限', en: 'All that I have' },
  ownScope: { zh: '与我相同', en: 'The same as mine' },
})
