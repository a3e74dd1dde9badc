import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell', {
  skip: { zh: '跳到正文', en: 'Skip to content' },
  menu: { zh: '主菜单', en: 'Main menu' },
  breadcrumb: { zh: '当前位置', en: 'Breadcrumb' },
  openMenu: { zh: '打开菜单', en: 'Open menu' },
  closeMenu: { zh: '关闭菜单', en: 'Close menu' },
  collapse: { zh: '收起菜单', en: 'Collapse menu' },
  expand: { zh: '展开菜单', en: 'Expand menu' },
  more: words.more,
  leaveFullScreen: { zh: '退出页面全屏', en: 'Leave full-screen page' },
  enterFullscreen: { zh: '全屏', en: 'Full screen' },
  leaveFullscreen: { zh: '退出全屏', en: 'Leave full screen' },
  lock: { zh: '锁定屏幕', en: 'Lock screen' },
  newTab: { zh: '（在新标签页打开）', en: '(opens in a new tab)' },
  account: { zh: '账号：{{name}}', en: 'Account: {{name}}' },
  profile: { zh: '个人中心', en: 'Profile' },
  signOut: { zh: '退出登录', en: 'Log out' },
  lostInput: {
    zh: '有尚未保存的内容，退出后将会丢失。',
    en: 'Some of what you typed is not saved and will be lost when you sign out.',
  },
})
