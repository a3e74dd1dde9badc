import { defineText } from '#shared/i18n/text'

export const texts = defineText('profile/browsers', {
  hint: {
    zh: '在这些浏览器登录时不询问两步验证的验证码，密码仍要输入。修改密码或移除验证器后全部失效。',
    en: 'A sign-in in these browsers asks for no code, but for the password. They end when you change the password or remove a factor.',
  },
  list: { zh: '受信任的浏览器', en: 'Trusted browsers' },
  failed: { zh: '受信任的浏览器没有加载出来', en: 'Your trusted browsers could not be loaded' },
  empty: {
    zh: '没有受信任的浏览器。输入验证码登录时，可以选择 30 天内不再询问。',
    en: 'None. When you sign in with a code you can choose not to be asked again for 30 days.',
  },
  own: { zh: '本机', en: 'This one' },
  until: { zh: '有效期至 {{moment}}', en: 'Until {{moment}}' },
  used: { zh: '最近使用 {{moment}}', en: 'Last used {{moment}}' },
  remove: { zh: '移除', en: 'Remove' },
  removeOf: { zh: '移除 {{name}}', en: 'Remove {{name}}' },
  ask: { zh: '不再信任「{{name}}」？', en: 'Trust {{name}} no more?' },
  askHint: {
    zh: '下次在那里登录时需要验证码。已经打开的会话不受影响。',
    en: 'The next sign-in there takes a code. Sessions that are open go on.',
  },
  removed: { zh: '已移除', en: 'Removed' },
})
