import { defineText } from '../i18n/text'

export const texts = defineText('shared/field', {
  show: ['显示密码', 'Show password'],
  hide: ['隐藏密码', 'Hide password'],
  capsLock: ['大写锁定已开启', 'Caps Lock is on'],
})
