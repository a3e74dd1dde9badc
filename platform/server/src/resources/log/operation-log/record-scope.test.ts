import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDept, aPost, aUser } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

// The editor sees their own department, 5. A colleague there may see all, and works in and out of the editor's scope.
const [inside, outside] = [5, 6]
const password = 'quiet harbour 41'
let count = 0

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  const { db } = server.deps
  await db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
  const seen = db.selectFrom('roleMenus').where('roleId', '=', 2).select('menuId')
  const menuIds = (await seen.execute()).map(({ menuId }) => menuId)
  await db.deleteFrom('roleMenus').where('roleId', '=', 3).execute()
  await db
    .insertInto('roleMenus')
    .values(menuIds.map((menuId) => ({ roleId: 3, menuId })))
    .execute()
  await db.updateTable('users').set({ deptId: inside }).where('username', '=', 'common').execute()
})
afterAll(() => server.close())
beforeEach(() => server.deps.db.deleteFrom('operationLogs').execute())

const colleague = () => clients.common
const addUser = (deptId: number) => aUser(clients.admin, `user${++count}`, { deptId })
const setStatus = (userId: number) => colleague().get(api.users.changeStatus, { body: { userId, status: 0 } })
const list = async (client = clients.editor) => {
  const { items } = await client.get(api.operationLogs.list, { query: { username: 'common' } })
  return items.map((log) => ({ ...log, targetIds: log.records.map(({ id }) => id) }))
}
const read = async (client = clients.editor) => {
  const [log] = await list(client)
  const { changes, hidden } = await client.get(api.operationLogs.read, { query: { id: log!.logId } })
  const all = <K extends 'id' | 'before' | 'after'>(key: K) => changes.items.map((change) => change[key])
  return { targetIds: all('id'), before: all('before'), after: all('after'), hidden }
}
const exported = async (client = clients.editor) => {
  const query = { format: 'csv' as const, username: 'common' }
  return (await client.get(api.operationLogs.export, { query })).text()
}

async function deleteUsers(depts: number[]): Promise<number[]> {
  const ids: number[] = []
  for (const deptId of depts) ids.push(await addUser(deptId))
  await colleague().get(api.users.delete, { query: { ids } })
  return ids
}

test('a user out of scope is neither named nor shown, and the reply says that one is left out', async () => {
  const userId = await addUser(outside)
  await setStatus(userId)
  expect(await list()).toMatchObject([{ targetIds: [], hidden: 1 }])
  expect(await read()).toMatchObject({ targetIds: [], before: [], after: [], hidden: 1 })
  expect(await exported()).not.toMatch(new RegExp(`[",]${userId}[",]`))
  const all = { targetIds: [userId], before: [{ userId, status: 1 }], after: [{ userId, status: 0 }], hidden: 0 }
  expect(await read(clients.admin)).toMatchObject(all)
})

test('a user in scope is, and no longer after a move out of it', async () => {
  const userId = await addUser(inside)
  await setStatus(userId)
  expect(await read()).toMatchObject({
    targetIds: [userId],
    before: [{ status: 1 }],
    after: [{ status: 0 }],
    hidden: 0,
  })
  expect(await exported()).toMatch(new RegExp(`[",]${userId}[",]`))
  await server.deps.db.updateTable('users').set({ deptId: outside }).where('userId', '=', userId).execute()
  expect(await read()).toMatchObject({ targetIds: [], before: [], after: [], hidden: 1 })
})

test('of users deleted since those count as in scope who were, and no admin among them', async () => {
  const admin = await addUser(inside)
  await clients.admin.get(api.users.setRoles, { body: { userId: admin, roleIds: [1] } })
  const [first, , last] = await deleteUsers([inside, outside, inside])
  expect(await read()).toMatchObject({ targetIds: [first, last], before: [{}, {}], after: [null, null], hidden: 1 })
  await clients.admin.get(api.users.delete, { query: { ids: [admin] } })
  await server.deps.db.updateTable('operationLogs').set({ username: 'common', userId: 3 }).execute()
  const [ofAdmin] = await list()
  expect(ofAdmin).toMatchObject({ kind: 'delete', targetIds: [], hidden: 1 })
})

test('a session is as its user is', async () => {
  const kick = async (name: ActorName) => {
    await server.signIn(name)
    const { items } = await clients.admin.get(api.onlineSessions.list, { query: { username: name } })
    const { sessionId } = items[0]!
    await colleague().get(api.onlineSessions.kick, { query: { ids: [sessionId] } })
    return sessionId
  }
  expect(await kick('editor')).toBeGreaterThan(0)
  expect(await list()).toMatchObject([{ hidden: 0 }])
  await kick('guest')
  expect((await list())[0]).toMatchObject({ targetIds: [], hidden: 1 })
})

describe('departments and roles', () => {
  const addDept = (pid: number) => aDept(colleague(), pid)
  const scope = (dataScope: number) =>
    server.deps.db.updateTable('roles').set({ dataScope }).where('roleId', '=', 2).execute()

  test('departments are read by scope, a deleted one by that above it', async () => {
    await scope(4)
    const [below, elsewhere] = [await addDept(inside), await addDept(outside)]
    expect(await list()).toMatchObject([
      { targetIds: [], hidden: 1 },
      { targetIds: [below], hidden: 0 },
    ])
    await server.deps.db.deleteFrom('depts').where('deptId', 'in', [below, elsewhere]).execute()
    expect(await list()).toMatchObject([
      { targetIds: [], hidden: 1 },
      { targetIds: [below], hidden: 0 },
    ])
    await scope(3)
  })

  test('roles by whether the reader holds them', async () => {
    const { db } = server.deps
    await clients.admin.get(api.roles.changeStatus, { body: { roleId: 2, status: 1 } })
    await clients.admin.get(api.roles.changeStatus, { body: { roleId: 4, status: 1 } })
    await db.updateTable('operationLogs').set({ username: 'common', userId: 3 }).execute()
    expect(await list()).toMatchObject([
      { targetIds: [], hidden: 1 },
      { targetIds: [2], hidden: 0 },
    ])
  })
})

test('posts, menus and dictionaries are shown to every reader, also those that an error names', async () => {
  const postId = await aPost(colleague(), 'p')
  await colleague().ask(api.posts.delete, { query: { ids: [9999] } })
  expect(await list()).toMatchObject([
    { records: [{ id: 9999, name: '', isGone: true }], hidden: 0 },
    { targetIds: [postId], hidden: 0 },
  ])
  await server.deps.db.deleteFrom('operationLogs').where('result', '<>', 'done').execute()
  expect(await read()).toMatchObject({ after: [{ postName: 'p' }] })
})

describe('an error', () => {
  test('names users, sessions and departments in scope alone', async () => {
    const [near, far] = [await addUser(inside), await addUser(outside)]
    const remove = (ids: number[]) => colleague().ask(api.users.delete, { query: { ids } })
    expect((await remove([near, far, 9999])).status).toBe(404)
    expect(await list()).toMatchObject([{ targetIds: [near], hidden: 2 }])
    const { items } = await clients.admin.get(api.onlineSessions.list, { query: { username: 'editor' } })
    const ids = [items[0]!.sessionId, 9999]
    expect((await colleague().ask(api.onlineSessions.kick, { query: { ids } })).status).toBe(404)
    expect((await list())[0]).toMatchObject({ targetIds: [ids[0]], hidden: 1 })
  })

  test('names what was to be added where it was to be in scope', async () => {
    const taken = 'EDITOR'
    const add = (deptId: number, roleIds?: number[]) =>
      colleague().ask(api.users.add, { body: { username: taken, password, nickname: taken, deptId, roleIds } })
    for (const [deptId, roleIds] of [[outside], [inside, [1]], [inside]] as const) {
      expect((await add(deptId, roleIds && [...roleIds])).status).toBeGreaterThanOrEqual(400)
    }
    const named = { records: [{ id: null, name: 'EDITOR (EDITOR)', isGone: false }], total: 1, hidden: 0 }
    expect(await list()).toMatchObject([
      named,
      { records: [], total: 0, hidden: 1 },
      { records: [], total: 0, hidden: 1 },
    ])
  })
})

describe('the history of one record', () => {
  const history = async (record: string, client = clients.editor) => {
    const { items, pageInfo } = await client.get(api.operationLogs.list, { query: { record } })
    return [pageInfo.total, items.map(({ kind }) => kind)]
  }

  test('has what was done to it and what was rejected, and nothing of others', async () => {
    const userId = await addUser(inside)
    await setStatus(userId)
    await setStatus(await addUser(inside))
    await colleague().ask(api.users.delete, { query: { ids: [userId, 9999] } })
    expect(await history(`user:${userId}`)).toEqual([2, ['delete', 'edit']])
    expect(await history(`user:${userId}`, clients.admin)).toEqual([3, ['delete', 'edit', 'add']])
    expect(await history(`post:${userId}`)).toEqual([0, []])
    expect(await history('user:1')).toEqual([0, []])
    const query = { format: 'csv' as const, record: `user:${userId}` }
    const file = await (await clients.editor.get(api.operationLogs.export, { query })).text()
    expect(file.trim().split('\n')).toHaveLength(3)
  })

  test('is empty for a record out of scope, whether it is there or gone', async () => {
    const [near, far] = await deleteUsers([inside, outside])
    const present = await addUser(outside)
    await setStatus(present)
    expect(await history(`user:${present}`)).toEqual([0, []])
    expect(await history(`user:${far}`)).toEqual([0, []])
    expect(await history(`user:${near}`)).toEqual([1, ['delete']])
    expect(await history(`user:${far}`, clients.admin)).toEqual([2, ['delete', 'add']])
  })

  test.each(['user', 'user:0', 'user:01', 'cat:1', '5'])('is not asked for by %s', async (record) => {
    const { status, errorData } = await clients.editor.ask(api.operationLogs.list, { query: { record } })
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['record']])
  })
})
