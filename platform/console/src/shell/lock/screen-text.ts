import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/lock/screen', {
  verifyOrLock: {
    zh: '尝试次数过多：完成验证后可再试登录密码，锁屏密码现在仍可使用',
    en: 'Too many wrong passwords. Complete the verification to try the login password; the lock-screen password works now',
  },
  tooManyLogin: {
    zh: '尝试次数过多：登录密码请在 15 分钟后再试，锁屏密码现在仍可使用',
    en: 'Too many wrong passwords. Try the login password again in 15 minutes; the lock-screen password works now',
  },
  tooManyBoth: {
    zh: '尝试次数过多：请在 15 分钟后用登录密码再试',
    en: 'Too many wrong passwords. Try again with the login password in 15 minutes',
  },
  locked: { zh: '已锁定', en: 'Locked' },
  unlock: { zh: '点击解锁', en: 'Unlock' },
  dragUp: { zh: '上滑解锁', en: 'Swipe up to unlock' },
  password: { zh: '密码', en: 'Password' },
  hint: { zh: '登录密码或锁屏密码', en: 'Login password or lock-screen password' },
  hintLogin: {
    zh: '登录密码（锁屏密码已不能再用）',
    en: 'Login password (the lock-screen password has no tries left)',
  },
  enter: { zh: '进入系统', en: 'Enter' },
  back: { zh: '返回', en: 'Back' },
  toLogin: { zh: '返回登录', en: 'Back to login' },
})
