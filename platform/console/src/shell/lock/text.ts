import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell/lock', {
  lock: ['锁定屏幕', 'Lock screen'],
  lockHint: [
    '锁屏密码只用于这一次。登录密码也可以解锁。',
    'The lock-screen password is for this time only. Your login password unlocks too.',
  ],
  lockPassword: ['锁屏密码', 'Lock-screen password'],
  enterLockPassword: ['请输入锁屏密码', 'Please enter a lock-screen password'],
  tooLong: ['密码不能超过 {{most}} 个字符', 'A password has at most {{most}} characters'],
  verifyOrLock: [
    '尝试次数过多：完成验证后可再试登录密码，锁屏密码现在仍可使用',
    'Too many wrong passwords. Complete the verification to try the login password; the lock-screen password works now',
  ],
  tooManyLogin: [
    '尝试次数过多：登录密码请在 15 分钟后再试，锁屏密码现在仍可使用',
    'Too many wrong passwords. Try the login password again in 15 minutes; the lock-screen password works now',
  ],
  tooManyBoth: [
    '尝试次数过多：请在 15 分钟后用登录密码再试',
    'Too many wrong passwords. Try again with the login password in 15 minutes',
  ],
  cancel: words.cancel,
  confirm: ['锁定', 'Lock'],
  locked: ['已锁定', 'Locked'],
  unlock: ['点击解锁', 'Unlock'],
  dragUp: ['上滑解锁', 'Swipe up to unlock'],
  password: ['密码', 'Password'],
  hint: ['登录密码或锁屏密码', 'Login password or lock-screen password'],
  hintLogin: ['登录密码（锁屏密码已不能再用）', 'Login password (the lock-screen password has no tries left)'],
  enterPassword: ['请输入登录密码', 'Please enter your login password'],
  enter: ['进入系统', 'Enter'],
  back: ['返回', 'Back'],
  toLogin: ['返回登录', 'Back to login'],
})
