import { defineText } from '../i18n/text'
import { words } from '../i18n/words'

export const texts = defineText('pages/error', {
  title403: { zh: '无权访问', en: 'No access' },
  hint403: {
    zh: '当前账号没有打开此页面的权限。需要时请联系管理员。',
    en: 'Your account may not open this page. Ask your administrator if you need it.',
  },
  title404: { zh: '页面不存在', en: 'Page not found' },
  hint404: {
    zh: '地址可能有误，或者此页面不在您的菜单中。',
    en: 'The address may be wrong, or the page is not in your menu.',
  },
  title500: { zh: '暂时无法连接', en: 'Cannot connect right now' },
  hint500: {
    zh: '服务没有响应，或者网络已断开。恢复后返回首页即可继续。',
    en: 'The service does not answer, or the network is down. Go back to home when the connection is back.',
  },
  hintOutage: {
    zh: '服务没有响应，或者网络已断开。恢复后会自动回到刚才的页面。',
    en: 'The service does not answer, or the network is down. Your page comes back by itself when the connection is back.',
  },
  retry: words.retry,
  home: words.backHome,
})
