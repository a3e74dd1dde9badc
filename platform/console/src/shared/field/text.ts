import { defineText } from '../i18n/text'

export const texts = defineText('shared/field', {
  show: ['显示密码', 'Show password'],
  hide: ['隐藏密码', 'Hide password'],
  passwordRule: [
    '至少 {{length}} 个字符，不含用户名和产品名称，不能是常见密码',
    'At least {{length}} characters, not a common one, without the names of user and product',
  ],
  capsLock: ['大写锁定已开启', 'Caps Lock is on'],
})
