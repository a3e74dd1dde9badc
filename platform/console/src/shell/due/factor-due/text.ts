import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/factor-due', {
  title: { zh: '请先开启两步验证', en: 'Set up a second factor first' },
  hint: {
    zh: '您的角色要求两步验证：登录时除密码外，还要输入验证器应用显示的验证码。',
    en: 'Your role requires one: a sign-in then takes the code of an authenticator app beside the password.',
  },
  signOut: { zh: '退出登录', en: 'Log out' },
  always: {
    zh: '请在 {{moment}} 前开启两步验证：之后没有它就不能继续使用。',
    en: 'Set up a second factor by {{moment}}. From then on your role requires one for everything.',
  },
  administration: {
    zh: '请在 {{moment}} 前开启两步验证：之后没有它就不能进行系统管理。',
    en: 'Set up a second factor by {{moment}}. From then on your role requires one for administration.',
  },
  now: {
    zh: '您的角色要求开启两步验证后，才能进行系统管理。',
    en: 'Your role requires a second factor for administration.',
  },
  setUp: { zh: '去开启', en: 'Set it up' },
})
