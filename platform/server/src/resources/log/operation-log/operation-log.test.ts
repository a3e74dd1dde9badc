import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPost } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

const day = 24 * 60 * 60 * 1000

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  await aPost(clients.admin, 'a')
  await clients.admin.get(api.posts.edit, {
    body: { postId: 5, postCode: 'a', postName: 'b', postSort: 1, version: 1 },
  })
  await clients.editor.get(api.posts.delete, { query: { ids: [5] } })
  await clients.guest.ask(api.posts.delete, { query: { ids: [1] } })
})
afterAll(() => server.close())

const list = async (query: object = {}, client = clients.admin) =>
  (await client.get(api.operationLogs.list, { query })).items
const titles = async (query: object, client?: Client) => (await list(query, client)).map(({ title }) => title)

test('a summary counts all operations under the filters, and those of each value, most first', async () => {
  const counts = async (query: object, client = clients.admin) => {
    const { count, groups } = await client.get(api.operationLogs.summary, { query })
    return [count, Object.fromEntries(groups.map((group) => [group.value, group.count]))]
  }
  expect(await counts({})).toEqual([4, {}])
  expect(await counts({ group: 'kind' })).toEqual([4, { delete: 2, add: 1, edit: 1 }])
  expect(await counts({ group: 'result' })).toEqual([4, { done: 3, rejected: 1 }])
  expect(await counts({ group: 'username', kind: 'delete' })).toEqual([2, { editor: 1, guest: 1 }])
  const [seen] = await counts({ group: 'username' }, clients.editor)
  expect(seen).toBe((await list({}, clients.editor)).length)
})

test('the list shows who did what, the newest first, without what was changed', async () => {
  const items = await list()
  expect(items.map(({ username, title, result }) => [username, title, result])).toEqual([
    ['guest', '删除岗位', 'access.denied'],
    ['editor', '删除岗位', 'done'],
    ['admin', '修改岗位', 'done'],
    ['admin', '新增岗位', 'done'],
  ])
  expect(items[2]).toMatchObject({
    kind: 'edit',
    target: 'post',
    records: [{ id: 5, name: 'b', isGone: true }],
    address: '203.0.113.7',
  })
  expect(items[2]).not.toHaveProperty('before')
  const english = await server.signIn('admin', 'en')
  expect((await list({}, english))[3]!.title).toBe('Add post')
})

test.each([
  [{ username: 'EDIT' }, ['删除岗位']],
  [{ usernameIs: 'editor' }, ['删除岗位']],
  [{ usernameIs: 'edit' }, []],
  [{ usernameOneOf: 'editor, guest,nobody' }, ['删除岗位', '删除岗位']],
  [{ title: '删除' }, ['删除岗位', '删除岗位']],
  [{ title: 'edit post' }, ['修改岗位']],
  [{ title: 'nothing of that name' }, []],
  [{ kind: 'add' }, ['新增岗位']],
  [{ target: 'user' }, []],
  [{ result: 'rejected' }, ['删除岗位']],
  [{ result: 'done', order: 'asc', size: 1 }, ['新增岗位']],
  [{ to: new Date(0).toISOString() }, []],
  [{ from: new Date(0).toISOString(), kind: 'edit' }, ['修改岗位']],
])('filtered by %j', async (query, expected) => {
  expect(await titles(query)).toEqual(expected)
})

test.each([
  ['kind', { kind: 'other' }],
  ['from', { from: 'yesterday' }],
  ['sort', { sort: 'before' }],
])('a wrong %s is rejected at that field', async (field, query) => {
  const { status, errorData } = await clients.admin.ask(api.operationLogs.list, { query })
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])
})

test('a single row shows the record before and after', async () => {
  const [rejected, , edit] = await list()
  const read = (logId: number) => clients.admin.get(api.operationLogs.read, { query: { id: logId } })
  expect(await read(edit!.logId)).toMatchObject({
    changes: { items: [{ id: 5, before: { postName: 'a' }, after: { postName: 'b' } }] },
    error: '',
  })
  expect(await read(rejected!.logId)).toMatchObject({ changes: { items: [] }, error: '当前账号没有权限' })
  expect((await clients.admin.ask(api.operationLogs.read, { query: { id: 9999 } })).status).toBe(404)
})

test('ends at the scope of the caller', async () => {
  expect(await titles({}, clients.editor)).toEqual(['删除岗位'])
  const [ofGuest] = await list()
  const { status } = await clients.editor.ask(api.operationLogs.read, { query: { id: ofGuest!.logId } })
  expect(status).toBe(404)
})

describe('rows of somebody who is gone', () => {
  test('stay, and are the admin’s to see', async () => {
    const { db } = server.deps
    await db.deleteFrom('users').where('userId', '=', 4).execute()
    expect((await list()).some(({ username }) => username === 'guest')).toBe(true)
    expect(await titles({ username: 'guest' }, clients.editor)).toEqual([])
  })
})

test('after 180 days a row goes with the next sign-in, and not before', async () => {
  const count = async () => (await server.deps.db.selectFrom('operationLogs').select('logId').execute()).length
  const before = await count()
  server.wait(179 * day)
  await server.signIn('admin')
  expect(await count()).toBe(before)
  server.wait(day + 60_000)
  clients.admin = await server.signIn('admin')
  expect(await list()).toEqual([])
})
