import { defineText } from '#shared/i18n/text'

export const texts = defineText('system/identity-provider/form', {
  provider: { zh: '提供方', en: 'Provider' },
  signIn: { zh: '登录', en: 'Sign-in' },
  users: { zh: '用户', en: 'Users' },
  roles: { zh: '角色与备注', en: 'Roles and remark' },
})
