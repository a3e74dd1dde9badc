import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('app', {
  login: { zh: '登录', en: 'Log in' },
  forbidden: { zh: '无权访问', en: 'No access' },
  notFound: { zh: '页面不存在', en: 'Page not found' },
  notInBuild: {
    zh: '菜单指向的页面不在这个版本里。请联系管理员修改菜单，或者升级系统。',
    en: 'The menu leads to a page that is not part of this build. Ask your administrator to change the menu or to upgrade.',
  },
  failed: { zh: '服务异常', en: 'Service error' },
  pageFailed: { zh: '此页面出错了', en: 'This page failed' },
  pageFailedHint: {
    zh: '其他页面不受影响。重新加载后仍然出错时，请联系管理员。',
    en: 'Other pages are not affected. If it fails again after a reload, ask your administrator.',
  },
  pageMissing: { zh: '此页面没有加载出来', en: 'This page could not be loaded' },
  pageMissingHint: {
    zh: '服务没有响应。恢复后会自动继续加载，其他已打开的页面不受影响。',
    en: 'The service does not answer. Loading goes on by itself once it does; other open pages are not affected.',
  },
  retry: words.retry,
  connectionLost: {
    zh: '无法连接服务器。已填写的内容会保留，连接恢复后即可保存。',
    en: 'No connection to the server. What you typed stays; save it when the connection is back.',
  },
  stillLost: { zh: '仍然无法连接，请稍后重试', en: 'Still no connection. Try again in a moment' },
  newBuild: { zh: '系统已更新，需要重新加载', en: 'A new version is here and has to be loaded' },
  newBuildHint: {
    zh: '重新加载后，所有页面上尚未保存的内容都会丢失。取消后可以先保存。',
    en: 'Loading it throws away what is not saved yet, on all pages. Cancel to save first.',
  },
  appFailed: { zh: '{{product}} 未能加载', en: '{{product}} could not be loaded' },
  appFailedHint: { zh: '请检查网络连接，然后重新加载。', en: 'Check the network connection, then reload.' },
  reload: { zh: '重新加载', en: 'Reload' },
  lostInput: { zh: '离开此页后，您填写的内容将丢失。', en: 'What you typed will be lost when you leave this page.' },
})
