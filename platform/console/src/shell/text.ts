import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shell', {
  skip: ['跳到正文', 'Skip to content'],
  menu: ['主菜单', 'Main menu'],
  breadcrumb: ['当前位置', 'Breadcrumb'],
  openMenu: ['打开菜单', 'Open menu'],
  closeMenu: ['关闭菜单', 'Close menu'],
  collapse: ['收起菜单', 'Collapse menu'],
  expand: ['展开菜单', 'Expand menu'],
  more: words.more,
  leaveFullScreen: ['退出页面全屏', 'Leave full-screen page'],
  enterFullscreen: ['全屏', 'Full screen'],
  leaveFullscreen: ['退出全屏', 'Leave full screen'],
  lock: ['锁定屏幕', 'Lock screen'],
  newTab: ['（在新标签页打开）', '(opens in a new tab)'],
  account: ['账号：{{name}}', 'Account: {{name}}'],
  profile: ['个人中心', 'Profile'],
  signOut: ['退出登录', 'Log out'],
  lostInput: [
    '有尚未保存的内容，退出后将会丢失。',
    'Some of what you typed is not saved and will be lost when you sign out.',
  ],
})
