import { defineText } from '#shared/i18n/text'

/** The titles of the entries that the console adds to the server's menu. */
export const texts = defineText('app.menu', {
  home: ['首页', 'Home'],
  profile: ['个人中心', 'Profile'],
  frame: ['内嵌页面', 'Framed pages'],
  reactDoc: ['React 文档', 'React documentation'],
  cssDoc: ['工具类 CSS 文档', 'Utility CSS documentation'],
  uiDoc: ['组件库文档', 'UI library documentation'],
  reactSource: ['React 源码', 'React source'],
  externalLink: ['无障碍指南', 'ARIA guide'],
  authUser: ['分配用户', 'Assign users'],
  dictData: ['字典数据', 'Dictionary data'],
})
