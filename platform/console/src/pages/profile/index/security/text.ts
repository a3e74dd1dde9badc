import { words } from '#shared/i18n/words'
import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/security', {
  loading: words.loading,
  retry: words.retry,
  password: { zh: '登录密码', en: 'Password' },
  factors: { zh: '两步验证', en: 'Second factor' },
  tokens: { zh: 'API 令牌', en: 'API tokens' },
})
