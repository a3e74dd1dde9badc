import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

/** The words of the button, of the dialog and of errors; those of the screen load with it. */
export const texts = defineText('shell/lock', {
  lock: { zh: '锁定屏幕', en: 'Lock screen' },
  lockHint: {
    zh: '锁屏密码只用于这一次。登录密码也可以解锁。',
    en: 'The lock-screen password is for this time only. Your login password unlocks too.',
  },
  lockPassword: { zh: '锁屏密码', en: 'Lock-screen password' },
  enterLockPassword: { zh: '请输入锁屏密码', en: 'Please enter a lock-screen password' },
  tooLong: { zh: '密码不能超过 {{most}} 个字符', en: 'A password has at most {{most}} characters' },
  cancel: words.cancel,
  confirm: { zh: '锁定', en: 'Lock' },
  enterPassword: { zh: '请输入登录密码', en: 'Please enter your login password' },
  enterCode: { zh: '请输入验证码', en: 'Enter the verification code' },
})
