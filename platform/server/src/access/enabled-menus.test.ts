import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

/** The directory of the administration, the page of users in it, and a button of that page. */
const [directory, usersPage] = [1, 100]
const adding = 'system:user:add'

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
beforeEach(() => server.deps.db.updateTable('menus').set({ status: 1 }).execute())
afterAll(() => server.close())

const disable = (id: number) =>
  server.deps.db.updateTable('menus').set({ status: 0, version: 2 }).where('id', '=', id).execute()
const permissions = async () => (await clients.editor.get(api.session.userInfo)).permissions
const codes = (page: string, held: readonly string[]) => held.filter((code) => code.startsWith(`system:${page}:`))

test('a disabled page grants nothing through its buttons', async () => {
  const before = await permissions()
  expect(codes('user', before)).toHaveLength(10)
  await disable(usersPage)
  const held = await permissions()
  expect(held).toEqual(before.filter((code) => !code.startsWith('system:user:')))
  expect((await clients.editor.ask(api.users.add, { body: {} })).status).toBe(403)
  expect((await clients.editor.ask(api.posts.list, { query: {} })).status).toBe(200)
})

test('what is below a disabled directory grants nothing, however deep', async () => {
  await disable(directory)
  expect(codes('user', await permissions())).toEqual([])
  expect((await clients.editor.ask(api.users.list, { query: {} })).status).toBe(403)
  await server.deps.db.updateTable('menus').set({ pid: 0 }).where('id', '=', usersPage).execute()
  expect(await permissions()).toContain(adding)
  await server.deps.db.updateTable('menus').set({ pid: directory }).where('id', '=', usersPage).execute()
})

test('a button grants what it has, whether or not the role has the page above it', async () => {
  await server.deps.db.deleteFrom('roleMenus').where('menuId', 'in', [directory, usersPage]).execute()
  expect(await permissions()).toContain(adding)
  await disable(directory)
  expect(await permissions()).not.toContain(adding)
})

test('the admin has every permission all the same', async () => {
  await disable(directory)
  expect((await clients.admin.ask(api.users.list, { query: {} })).status).toBe(200)
})
