import { loadTimes } from '../../../bench/browser/load-times.mjs'
import { switchTimes } from '../../../bench/browser/switch-times.mjs'

const group = '错误页面'
const title = 'Light pages'
const visits = [{ name: 'first visit of a light page', group, href: '/error/403', heading: '无权访问', moment: 'page' }]
const cached = [['/able/turntable', '抽奖转盘', 'light page']]
const pages = [
  ['/error/403', '403'],
  ['/error/404', '404'],
  ['/error/500', '500'],
]

/** Measures pages that need little code and no call: what is left is the console around them. */
export async function measureLightPages(builds, options) {
  const fresh = { what: 'light page', group, pages }
  return [
    ...(await loadTimes({ title, loads: [], visits }, builds, options)),
    ...(await switchTimes({ title, cached, fresh }, builds, options)),
  ]
}
