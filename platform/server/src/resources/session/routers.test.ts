import { api, contract } from '#product/contract'
import type { RouterEntry } from 'atrium/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

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

/** The menu without that of the modules. */
function ofPlatform(routers: RouterEntry[]): RouterEntry[] {
  const others = modules.flatMap(({ module }) => module.menu)
  return routers.filter(({ path }) => !others.some((entry) => (entry.href ?? entry.path) === path))
}

const pages = ['user', 'menu', 'role', 'dept', 'post', 'dict', 'operationLog', 'signInLog', 'session', 'setting']
const whole = [
  {
    system: [
      ...pages,
      { operation: ['overview', 'job', 'mail', 'webhook', 'token', 'serviceAccount', 'identityProvider'] },
    ],
  },
]

test.each(['admin', 'editor'] as const)('%s gets every entry of the platform, without buttons', async (name) => {
  expect(outline(ofPlatform(await clients[name].get(api.session.routers)))).toEqual(whole)
})

test('roles without an entry of the platform get none', async () => {
  for (const client of [clients.common, clients.guest])
    expect(ofPlatform(await client.get(api.session.routers))).toEqual([])
})

test('titles come in the language asked for', async () => {
  const english = await server.signIn('admin', 'en')
  expect(find(await clients.admin.get(api.session.routers), 'system', 'user').meta.title).toBe('用户管理')
  expect(find(await english.get(api.session.routers), 'system', 'user').meta.title).toBe('Users')
})

test('entries carry their flags', async () => {
  const { db } = server.deps
  const set = (id: number, change: object) => db.updateTable('menus').set(change).where('id', '=', id).execute()
  await set(104, { isFrame: 1, frameSrc: 'https://docs.example', component: '', query: '{"id":"1"}' })
  const entries = await clients.admin.get(api.session.routers)
  expect(find(entries, 'system', 'user')).toMatchObject({
    component: 'system/user',
    meta: { permissions: ['system:user:list'], isCache: true, isFrame: false, hidden: false },
  })
  const { meta } = find(entries, 'system', 'post')
  expect(meta).toMatchObject({ isFrame: true, frameSrc: 'https://docs.example' })
  expect(JSON.parse(meta.query)).toEqual({ id: '1' })
})

test('a hidden entry says so, and a disabled directory takes its pages with it', async () => {
  const { db } = server.deps
  const set = (id: number, change: object) => db.updateTable('menus').set(change).where('id', '=', id).execute()
  await set(100, { visible: 0 })
  expect(find(await clients.admin.get(api.session.routers), 'system', 'user').meta.hidden).toBe(true)
  await set(1, { status: 0 })
  for (const client of [clients.admin, clients.editor])
    expect(ofPlatform(await client.get(api.session.routers))).toEqual([])
  await db.updateTable('menus').set({ visible: 1, status: 1 }).where('id', 'in', [100, 1]).execute()
})

test('a page that was assigned without its directory is reachable all the same', async () => {
  const { db } = server.deps
  await db.insertInto('roleMenus').values({ roleId: 4, menuId: 105 }).execute()
  expect(outline(await clients.guest.get(api.session.routers))).toEqual([{ system: ['dict'] }])
  await db.deleteFrom('roleMenus').where('roleId', '=', 4).execute()
})
