import { defineText } from '../i18n/text'

export const texts = defineText('shared/field', {
  show: { zh: '显示密码', en: 'Show password' },
  hide: { zh: '隐藏密码', en: 'Hide password' },
  passwordRule: {
    zh: '至少 {{length}} 个字符，不含用户名和产品名称，不能是常见密码',
    en: 'At least {{length}} characters, not a common one, without the names of user and product',
  },
  capsLock: { zh: '大写锁定已开启', en: 'Caps Lock is on' },
})
