import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/identities', {
  hint: {
    zh: '用这些身份提供方的账号登录，不用输入本系统的密码。',
    en: 'Sign in with these accounts at identity providers, without the password of this system.',
  },
  list: { zh: '关联账号', en: 'Linked accounts' },
  failed: { zh: '关联账号没有加载出来', en: 'Your linked accounts could not be loaded' },
  empty: { zh: '还没有关联账号', en: 'You have linked no account' },
  link: { zh: '关联 {{name}}', en: 'Link {{name}}' },
  linked: { zh: '关联于 {{moment}}', en: 'Linked {{moment}}' },
  used: { zh: '最近使用 {{moment}}', en: 'Last used {{moment}}' },
  unused: { zh: '尚未使用', en: 'Not used yet' },
  unlink: { zh: '解除关联', en: 'Unlink' },
  unlinkOf: { zh: '解除关联 {{name}}', en: 'Unlink {{name}}' },
  ask: { zh: '解除关联「{{name}}」？', en: 'Unlink {{name}}?' },
  askHint: {
    zh: '之后不能再用它登录。请确认您还有其他登录方式。',
    en: 'You can no longer sign in with it. Be sure that you have another way.',
  },
  unlinked: { zh: '已解除关联', en: 'Unlinked' },
})
