import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('system/identity-provider', {
  notPossible: {
    zh: '演示在浏览器中运行，不能连接身份提供方。',
    en: 'The demo runs in the browser, which cannot reach identity providers.',
  },
  test: { zh: '测试', en: 'Test' },
  setSecret: { zh: '设置密钥', en: 'Set the secret' },
  secretOf: { zh: '设置“{{name}}”的密钥', en: 'Secret of “{{name}}”' },
  secretOfNew: { zh: '设置新身份提供方的密钥', en: 'Secret of the new provider' },
  secretHint: {
    zh: '身份提供方为此客户端生成的密钥。保存后不再显示，可随时更换。',
    en: 'The secret that the provider made for this client. It is not shown again; you can replace it at any time.',
  },
  secret: { zh: '客户端密钥', en: 'Client secret' },
  secretSet: { zh: '密钥已保存', en: 'The secret was saved' },
  save: words.save,
  addresses: { zh: '登记地址', en: 'Addresses to register' },
  addressesOf: { zh: '在“{{name}}”登记的地址', en: 'Addresses to register at “{{name}}”' },
  addressesHint: {
    zh: '请把这些地址填到身份提供方的客户端设置中。',
    en: 'Enter these addresses in the settings of the client at the provider.',
  },
  callback: { zh: '回调地址', en: 'Redirect address' },
  callbackHint: { zh: '登录后，浏览器从身份提供方回到这里', en: 'Where browsers come back to after a sign-in' },
  afterSignOut: { zh: '退出后的地址', en: 'Address after the sign-out' },
  afterSignOutHint: { zh: '退出后，浏览器回到这里', en: 'Where browsers come back to after a sign-out' },
  backChannel: { zh: '后台退出地址', en: 'Back-channel sign-out' },
  backChannelHint: {
    zh: '身份提供方在这里通知某人已退出',
    en: 'Where the provider says that somebody has signed out there',
  },
  copyOf: { zh: '复制{{name}}', en: 'Copy: {{name}}' },
})
