import { api, contract } from '#product/contract'
import type { RouterEntry } from 'atrium/contract/session'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from 'atrium/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { modules } = contract

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const outline = (entries: RouterEntry[]): unknown[] =>
  entries.map(({ path, children }) => (children.length ? { [path]: outline(children) } : path))

const find = (entries: RouterEntry[], ...path: string[]): RouterEntry => {
  const [first, ...rest] = path
  const entry = entries.find((one) => one.path === first)!
  return rest.length ? find(entry.children, ...rest) : entry
}

const whole = [
  {
    system: [
      'user',
      'menu',
      'role',
      'dept',
      'post',
      'dict',
      'operationLog',
      'signInLog',
      'session',
      'setting',
      { operation: ['overview', 'job', 'mail', 'webhook', 'token', 'serviceAccount', 'identityProvider'] },
    ],
  },
  {
    able: [
      'message',
      'loading',
      'waterMarker',
      'clipboard',
      'aplayer',
      'videoPlayer',
      'splitpane',
      'turntable',
      'iconselector',
      'pinyin',
      'signature',
      'excel',
      'renderFn',
    ],
  },
  {
    comp: [
      'button',
      {
        table: ['doc', 'base', 'pagination', 'search', 'expand', 'editCell', 'drag', 'groupHead', 'summary', 'article'],
      },
      'form',
      'cell',
      'clickoutside',
      'dropdown',
      'icons',
      'countTo',
      'noticeBar',
      { verify: ['sliding', 'imageDrag'] },

      'coolText',
      'seamlessScroll',
      'loadmore',
      'waterfall',
      'contextMenu',
      'lottie',
      'segmented',
      'emoji',
      'slideIn',
      'selectable',
      'virtualTable',
    ],
  },
  { nested: [{ menu1: ['menu1-1', { 'menu1-2': ['menu1-2-1', 'menu1-2-2'] }, 'menu1-3'] }, 'menu2'] },
  { echarts: ['parallel', 'line', 'pie'] },
  { editor: ['mdEditor', 'mdPreview', 'wangEditor', 'jsonEditor'] },
  { directives: ['dragDirect', 'ripple', 'vloading'] },
  { error: ['403', '404', '500'] },
  { frame: ['doc', 'css', 'ui', 'https://github.com/facebook/react'] },
  'https://www.w3.org/WAI/ARIA/apg/',
  { vue3Code: ['render', 'slot', 'version3-3'] },
  'guide',
  'query',
]

/** The menu without that of modules which the specification does not have. */
function specified(routers: RouterEntry[]): RouterEntry[] {
  const others = modules.filter(({ module }) => module.name !== 'showcase').flatMap(({ module }) => module.menu)
  return routers.filter(({ path }) => !others.some((entry) => entry.path === path))
}

test('the admin gets every enabled entry of the specified tree, without buttons', async () => {
  expect(outline(specified(await clients.admin.get(api.session.routers)))).toEqual(whole)
})

test('the editor, who owns every menu, gets the same', async () => {
  expect(outline(specified(await clients.editor.get(api.session.routers)))).toEqual(whole)
})

test('the common role gets its four menus', async () => {
  expect(outline(await clients.common.get(api.session.routers))).toEqual([
    { able: ['message', 'loading', 'videoPlayer'] },
  ])
})

test('entries have the ids that are specified', async () => {
  const menus = await clients.admin.get(api.menus.list, { query: {} })
  const pathOf = (wanted: number) => menus.find(({ id }) => id === wanted)?.path
  expect([2, 3, 4, 200, 201, 205].map(pathOf)).toEqual(['able', 'comp', 'nested', 'message', 'loading', 'videoPlayer'])
})

test('entries carry their flags', async () => {
  const entries = await clients.admin.get(api.session.routers)
  expect(find(entries, 'able', 'aplayer').meta).toMatchObject({ isCache: true, isFrame: false, hidden: false })
  expect(find(entries, 'comp', 'table', 'doc').meta).toMatchObject({
    isFrame: true,
    frameSrc: expect.stringMatching(/^https:/),
  })
  expect(JSON.parse(find(entries, 'query').meta.query)).toEqual({ id: '1', name: expect.any(String) })
})

test('the last entries have the sorts 9995 to 9998, the disabled form designer among them', async () => {
  const menus = await clients.admin.get(api.menus.list, { query: {} })
  const last = menus.filter(({ sort }) => sort > 9000)
  expect(last.map(({ path, sort }) => [path, sort])).toEqual([
    ['vue3Code', 9995],
    ['formdesigner', 9996],
    ['guide', 9997],
    ['query', 9998],
  ])
})

test('those of other modules are between the system pages and the showcase', async () => {
  const tops = (await clients.admin.get(api.session.routers)).map(({ path }) => path)
  const others = modules.filter(({ module }) => module.name !== 'showcase').flatMap(({ module }) => module.menu)
  expect(tops.slice(0, others.length + 2)).toEqual(['system', ...others.map(({ path }) => path), 'able'])
})
