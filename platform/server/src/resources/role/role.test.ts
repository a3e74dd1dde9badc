import { api } from '#product/contract'
import type { MenuNode } from 'atrium/contract/system/menu'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const idsOf = (nodes: MenuNode[]): number[] => nodes.flatMap(({ id, children }) => [id, ...idsOf(children)])

test('the admin sees all roles, others their own', async () => {
  const keys = async (client: Client, query: object = {}) =>
    (await client.get(api.roles.list, { query })).map(({ roleKey }) => roleKey)
  expect(await keys(clients.admin)).toEqual(['admin', 'editor', 'common', 'guest'])
  expect(await keys(clients.editor)).toEqual(['editor'])
  expect(await keys(clients.admin, { roleName: '普通' })).toEqual(['common'])
  expect(await keys(clients.admin, { roleKey: 'GUE' })).toEqual(['guest'])
})

test("each role of the list has its members in the reader's scope, its departments and its last change", async () => {
  const { db } = server.deps
  const rows = async (client: Client) =>
    new Map((await client.get(api.roles.list, { query: {} })).map((row) => [row.roleKey, row]))
  expect((await rows(clients.admin)).get('editor')).toMatchObject({ members: 1, depts: 0 })
  // One in the editor's department, one in another.
  await db
    .insertInto('userRoles')
    .values([1, 3, 4].map((userId) => ({ userId, roleId: 2 })))
    .execute()
  await db.updateTable('users').set({ deptId: 5 }).where('userId', '=', 3).execute()
  expect((await rows(clients.admin)).get('editor')).toMatchObject({ members: 4 })
  expect((await rows(clients.editor)).get('editor')).toMatchObject({ members: 2 })
  await db.deleteFrom('userRoles').where('roleId', '=', 2).where('userId', '!=', 2).execute()
  const before = Date.now()
  await clients.admin.get(api.roles.dataScope, { body: { roleId: 4, dataScope: 2, deptIds: [3, 5] } })
  const guest = (await rows(clients.admin)).get('guest')!
  expect(guest).toMatchObject({ members: 1, dataScope: 2, depts: 2 })
  expect(Date.parse(guest.changedAt!)).toBeGreaterThanOrEqual(before)
  await clients.admin.get(api.roles.dataScope, { body: { roleId: 4, dataScope: 3 } })
  expect((await rows(clients.admin)).get('guest')).toMatchObject({ dataScope: 3, depts: 0 })
})

test('a role out of scope answers as one that does not exist', async () => {
  for (const endpoint of [api.roles.read, api.roles.menuTree, api.roleUsers.members, api.roleUsers.nonMembers]) {
    expect((await clients.editor.ask(endpoint, { query: { roleId: 3 } })).status).toBe(404)
    expect((await clients.editor.ask(endpoint, { query: { roleId: 999 } })).status).toBe(404)
  }
})

test('members and the others are split, and neither list shows an admin to others', async () => {
  const names = async (client: Client, call: 'members' | 'nonMembers', search?: string) =>
    (await client.get(api.roleUsers[call], { query: { roleId: 2, search } })).items.map(({ username }) => username)
  expect(await names(clients.admin, 'members')).toEqual(['editor'])
  expect(await names(clients.admin, 'nonMembers')).toEqual(['admin', 'common', 'guest'])
  expect(await names(clients.admin, 'nonMembers', 'COMMON@')).toEqual(['common'])
  await server.deps.db.updateTable('users').set({ deptId: 5 }).where('userId', 'in', [1, 3]).execute()
  expect(await names(clients.editor, 'members')).toEqual(['editor'])
  expect(await names(clients.editor, 'nonMembers')).toEqual(['common'])
})

test('linked ticks leave out the parents of other ticks, others do not', async () => {
  const { db } = server.deps
  const ticked = async () => (await clients.admin.get(api.roles.menuTree, { query: { roleId: 4 } })).checkedMenuIds
  await db
    .insertInto('roleMenus')
    .values([1, 103, 104].map((menuId) => ({ roleId: 4, menuId })))
    .execute()
  expect(await ticked()).toEqual([103, 104])
  await db.updateTable('roles').set({ menuCheckStrictly: 0 }).where('roleId', '=', 4).execute()
  expect(await ticked()).toEqual([1, 103, 104])
})

test('the tree to grant from holds what the asking person holds', async () => {
  await server.deps.db
    .deleteFrom('roleMenus')
    .where('roleId', '=', 2)
    .where('menuId', '<', 1000)
    .where('menuId', 'not in', [1, 100, 102])
    .execute()
  const editor = idsOf(await clients.editor.get(api.menus.tree))
  expect(editor.filter((id) => id < 1000)).toEqual([1, 100, 102])
  expect(idsOf(await clients.admin.get(api.menus.tree))).toHaveLength(
    (await clients.admin.get(api.menus.list, { query: {} })).length,
  )
})
