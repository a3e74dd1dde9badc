import { api } from '#product/contract'
import { rightsHeader } from 'atrium/contract/access'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const mark = async (name: ActorName) => (await clients[name].ask(api.session.userInfo)).headers.get(rightsHeader)
const users = async () =>
  (await clients.admin.get(api.users.list, { query: {} })).items.map((user) => [user.username, user] as const)
const idOf = async (name: ActorName) => new Map(await users()).get(name)!.userId
const version = async (name: ActorName) => new Map(await users()).get(name)!.version

/** The mark of the editor before and after. */
async function marks(change: () => Promise<unknown>) {
  const before = await mark('editor')
  await change()
  return { before, after: await mark('editor') }
}

test('the mark stays while nothing changes, on errors too', async () => {
  const { before, after } = await marks(() => clients.editor.ask(api.users.delete, { query: { ids: '9999' } }))
  expect(before).toBeTruthy()
  expect(after).toBe(before)
  const { status, headers } = await clients.editor.ask(api.onlineSessions.kick, { query: { ids: '9999' } })
  expect(status).not.toBe(200)
  expect(headers.get(rightsHeader)).toBe(before)
})

test('nobody without a session gets one', async () => {
  const { status, headers } = await server.client('unknown').ask(api.session.userInfo)
  expect([status, headers.get(rightsHeader)]).toEqual([401, null])
})

test.each<[string, () => Promise<unknown>]>([
  [
    'a role gets other menus',
    async () => {
      const {
        roleId,
        roleKey,
        roleName,
        roleSort,
        version: read,
      } = (await clients.admin.get(api.roles.list, { query: { roleKey: 'editor' } }))[0]!
      const body = { roleId, roleKey, roleName, roleSort, version: read, menuIds: [100] }
      await clients.admin.get(api.roles.edit, { body })
    },
  ],
  [
    'the person gets other roles',
    async () =>
      clients.admin.get(api.users.setRoles, {
        body: { userId: await idOf('editor'), roleIds: [], version: await version('editor') },
      }),
  ],
  [
    'a menu entry is new',
    () => clients.admin.get(api.menus.add, { body: { pid: 0, menuType: 0, name: '新目录', sort: 5, path: 'fresh' } }),
  ],
  ['the menu is put in another order', () => clients.admin.get(api.menus.sort, { body: [{ id: 100, sort: 77 }] })],
  [
    'the own record changes',
    async () => {
      const { version: read } = await clients.editor.get(api.profile.read)
      await clients.editor.get(api.profile.edit, { body: { nickname: '另一个名字', version: read } })
    },
  ],
])('the mark is another one when %s', async (_, change) => {
  const { before, after } = await marks(change)
  expect(after).not.toBe(before)
})

test("another person's record leaves it alone", async () => {
  const { before, after } = await marks(async () =>
    clients.admin.get(api.users.changeStatus, { body: { userId: await idOf('common'), status: 1 } }),
  )
  expect(after).toBe(before)
})
