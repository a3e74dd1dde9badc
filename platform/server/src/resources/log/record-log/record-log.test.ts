import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDept, aUser, errorOf } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>
let names = 0

// The editor sees department 5 alone, and may read users without reading the log.
const [inside, outside] = [5, 6]

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  await withoutPermissions('system:operationLog:list', 'system:operationLog:query')
})
afterAll(() => server.close())
beforeEach(() => server.deps.db.deleteFrom('operationLogs').execute())

const withoutPermissions = (...codes: string[]) =>
  server.deps.db
    .deleteFrom('roleMenus')
    .where('menuId', 'in', (eb) => eb.selectFrom('menus').where('permission', 'in', codes).select('id'))
    .execute()
const addUser = (deptId = inside) => aUser(clients.admin, `person${++names}`, { deptId })
const setStatus = (userId: number, status: 0 | 1, by = clients.admin) =>
  by.get(api.users.changeStatus, { body: { userId, status } })
const ask = (id: number, { client = clients.editor, kind = 'user' } = {}) =>
  client.ask(api.recordLog.list, { query: { kind, id } })
const eventsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).body.data.items

test('those who may read a record read what was done to it, newest first, without the permissions of the log', async () => {
  const userId = await addUser()
  await setStatus(userId, 0, clients.editor)
  expect((await clients.editor.ask(api.operationLogs.list, { query: {} })).status).toBe(403)
  const events = await eventsOf(userId)
  expect(events).toMatchObject([
    { title: '启停用户', by: '陈思远', before: { status: 1 }, after: { status: 0 } },
    { by: null, before: null, after: { username: `person${names}` } },
  ])
})

test('it has pages, and the records that ids in it name', async () => {
  const userId = await addUser()
  for (const status of [0, 1] as const) await setStatus(userId, status)
  const { items, pageInfo } = await clients.editor.get(api.recordLog.list, {
    query: { kind: 'user', id: userId, page: 3, size: 1 },
  })
  expect([items.length, pageInfo]).toEqual([1, { total: 3, currentPage: 3, pageSize: 1 }])
  const { references } = (await ask(userId)).body.data
  expect(references).toContainEqual({ kind: 'dept', id: inside, name: '平台组', state: 'shown' })
})

test('of an operation on several records it has that one alone, and no rejected one', async () => {
  const [userId, other] = [await addUser(), await addUser()]
  await clients.admin.get(api.users.setRoles, { body: { userId, roleIds: [4] } })
  await clients.admin.ask(api.users.edit, { body: { userId, nickname: 'x', deptId: inside, version: 99 } })
  await clients.admin.get(api.users.delete, { query: { ids: [other] } })
  expect((await eventsOf(userId)).map(({ title }) => title)).toEqual(['分配角色', '新增用户'])
  await server.deps.db
    .updateTable('operationLogs')
    .set({ targetIds: `[${other},${userId}]` })
    .execute()
  await server.deps.db
    .updateTable('operationLogs')
    .set({ before: '[{"remark":"secret"},null]', after: '[null,{"remark":"own"}]' })
    .execute()
  const [event] = await eventsOf(userId)
  expect(event).toMatchObject({ before: null, after: { remark: 'own' } })
})

test('names somebody who did it to readers who see that person alone', async () => {
  const userId = await addUser()
  expect((await eventsOf(userId)).map(({ by }) => by)).toEqual([null])
  expect((await eventsOf(userId, { client: clients.admin })).map(({ by }) => by)).toEqual(['林晓'])
  await server.deps.db.updateTable('operationLogs').set({ userId: 0, username: '(repair)' }).execute()
  expect((await eventsOf(userId)).map(({ by }) => by)).toEqual([null])
  expect((await eventsOf(userId, { client: clients.admin })).map(({ by }) => by)).toEqual(['(repair)'])
})

test('leaves out fields that the call for the record leaves out, and secrets', async () => {
  const userId = await addUser()
  await server.deps.db
    .updateTable('operationLogs')
    .set({ after: JSON.stringify([{ nickname: 'x', userStory: 'private', mustChangePassword: 1 }]) })
    .execute()
  expect((await eventsOf(userId)).map(({ after }) => after)).toEqual([{ nickname: 'x' }])
  await clients.admin.get(api.users.resetPassword, { body: { userId } })
  const [event] = await eventsOf(userId)
  expect(JSON.stringify(event)).not.toMatch(/password/i)
})

test.each([
  ['is out of the scope', 'editor', async () => ({ kind: 'user', id: await addUser(outside) })],
  ['is gone', 'admin', async () => ({ kind: 'user', id: 99_999 })],
  ['may not be read', 'guest', async () => ({ kind: 'user', id: await addUser() })],
  ['is of a kind without details', 'admin', () => Promise.resolve({ kind: 'session', id: 1 })],
  ['is of no kind', 'admin', () => Promise.resolve({ kind: 'nothing', id: 1 })],
] as const)('a record that %s is not found', async (_, name, record) => {
  const { kind, id } = await record()
  expect(errorOf(await ask(id, { client: clients[name], kind }))).toEqual([404, 'record.notFound'])
})

test('a deleted record is not found even for those who deleted it, and a department out of scope is not', async () => {
  const userId = await addUser()
  await clients.admin.get(api.users.delete, { query: { ids: [userId] } })
  expect((await ask(userId, { client: clients.admin })).status).toBe(404)
  const [near, far] = [await aDept(clients.admin, inside), await aDept(clients.admin, outside)]
  await server.deps.db.updateTable('roles').set({ dataScope: 4 }).where('roleId', '=', 2).execute()
  expect([(await ask(near, { kind: 'dept' })).status, (await ask(far, { kind: 'dept' })).status]).toEqual([200, 404])
})
