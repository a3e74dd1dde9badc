import { brand } from 'virtual:brand'
import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('app', {
  login: ['登录', 'Log in'],
  forbidden: ['无权访问', 'No access'],
  notFound: ['页面不存在', 'Page not found'],
  notInBuild: [
    '菜单指向的页面不在这个版本里。请联系管理员修改菜单，或者升级系统。',
    'The menu leads to a page that is not part of this build. Ask your administrator to change the menu or to upgrade.',
  ],
  failed: ['服务异常', 'Service error'],
  pageFailed: ['此页面出错了', 'This page failed'],
  pageFailedHint: [
    '其他页面不受影响。重新加载后仍然出错时，请联系管理员。',
    'Other pages are not affected. If it fails again after a reload, ask your administrator.',
  ],
  pageMissing: ['此页面没有加载出来', 'This page could not be loaded'],
  pageMissingHint: [
    '服务没有响应。恢复后会自动继续加载，其他已打开的页面不受影响。',
    'The service does not answer. Loading goes on by itself once it does; other open pages are not affected.',
  ],
  retry: words.retry,
  connectionLost: [
    '无法连接服务器。已填写的内容会保留，连接恢复后即可保存。',
    'No connection to the server. What you typed stays; save it when the connection is back.',
  ],
  stillLost: ['仍然无法连接，请稍后重试', 'Still no connection. Try again in a moment'],
  newBuild: ['系统已更新，需要重新加载', 'A new version is here and has to be loaded'],
  newBuildHint: [
    '重新加载后，所有页面上尚未保存的内容都会丢失。取消后可以先保存。',
    'Loading it throws away what is not saved yet, on all pages. Cancel to save first.',
  ],
  appFailed: [`${brand.name} 未能加载`, `${brand.name} could not be loaded`],
  appFailedHint: ['请检查网络连接，然后重新加载。', 'Check the network connection, then reload.'],
  reload: ['重新加载', 'Reload'],
  lostInput: ['离开此页后，您填写的内容将丢失。', 'What you typed will be lost when you leave this page.'],
})
