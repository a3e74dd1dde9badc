import { defineText } from '../shared/i18n/text'

export const texts = defineText('app', {
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
  login: ['登录', 'Log in'],
  forbidden: ['无权访问', 'No access'],
  notFound: ['页面不存在', 'Page not found'],
  failed: ['服务异常', 'Service error'],
  pageFailed: ['此页面出错了', 'This page failed'],
  pageFailedHint: [
    '其他页面不受影响。重新加载后仍然出错时，请联系管理员。',
    'Other pages are not affected. If it fails again after a reload, ask your administrator.',
  ],
  appFailed: ['Atrium 未能加载', 'Atrium could not be loaded'],
  appFailedHint: ['请检查网络连接，然后重新加载。', 'Check the network connection, then reload.'],
  reload: ['重新加载', 'Reload'],
})
