import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/sign-ins', {
  hint: {
    zh: '最近 {{count}} 次登录或尝试。有不是您本人的，请在所有设备退出并修改密码。',
    en: 'The last {{count}} sign-ins and attempts. If one was not you, sign out everywhere and change your password.',
    one: 'The last sign-in or attempt. If it was not you, sign out everywhere and change your password.',
  },
  list: { zh: '最近的登录', en: 'Recent sign-ins' },
  failed: { zh: '登录记录没有加载出来', en: 'Your sign-ins could not be loaded' },
  everywhere: { zh: '在所有设备退出', en: 'Sign out everywhere' },
  ask: { zh: '在所有设备退出，包括这里？', en: 'Sign out everywhere, here as well?' },
  askHint: {
    zh: '未保存的内容将丢失。API 令牌继续有效。',
    en: 'What is not saved is lost. API tokens go on.',
  },
  signOut: { zh: '全部退出', en: 'Sign out' },
})
