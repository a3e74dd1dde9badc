import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lastLog } from '#server-test/operation-logs'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>
let importId = ''
let count = 0

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
beforeEach(async () => {
  importId = `import-of-the-test-${++count}`
  await server.deps.db.deleteFrom('users').where('userId', '>', 4).execute()
})
afterAll(() => server.close())

const row = (username: string, change: object = {}) => ({ username, nickname: '导入', dept: '平台组', ...change })
const run = (rows: object[], options: object = {}, client = clients.admin) =>
  client.get(api.userImport.run, { body: { rows, dryRun: false, updateExisting: false, importId, ...options } })
const update = (rows: object[], client = clients.admin) => run(rows, { updateExisting: true }, client)
const ask = (client = clients.admin) => client.ask(api.userImport.undo, { body: { importId } })
const undo = async (client = clients.admin) => (await ask(client)).body.data
const names = async () =>
  (await server.deps.db.selectFrom('users').where('userId', '>', 4).select('username').orderBy('userId').execute()).map(
    ({ username }) => username,
  )
const read = async (username: string) =>
  (await clients.admin.get(api.users.list, { query: { username } })).items.find((user) => user.username === username)!

describe('an undo', () => {
  test('deletes who was added and puts back who was changed', async () => {
    await run([row('old', { email: 'old@a.example', roles: '普通用户', post: '项目经理' })], { importId: undefined })
    const former = await read('old')
    const change = {
      nickname: '新名',
      email: 'new@a.example',
      roles: '访客',
      dept: '市场部',
      post: '总经理',
      status: '停用',
    }
    await update([row('added'), row('old', change)])
    expect(await undo()).toEqual({ removed: 1, restored: 1, left: [], isMore: false })
    expect(await names()).toEqual(['old'])
    expect(await read('old')).toEqual({ ...former, version: former.version + 2 })
    expect(await lastLog(server)).toMatchObject({
      kind: 'import',
      target: 'user',
      operation: 'POST /api/system/user/undoImport',
    })
  })

  test('goes part by part, the last one first, so that a value that moved goes back', async () => {
    await run([row('one', { email: 'a@a.example' }), row('two')], { importId: undefined })
    await update([{ username: 'one', email: 'b@a.example' }])
    await update([{ username: 'two', email: 'a@a.example' }])
    expect(await undo()).toMatchObject({ restored: 1, left: [], isMore: true })
    expect(await undo()).toMatchObject({ restored: 1, left: [], isMore: false })
    expect([(await read('one')).email, (await read('two')).email]).toEqual(['a@a.example', ''])
  })

  test('leaves who was changed since, has signed in or is gone, and says so', async () => {
    await run([row('changed'), row('signed'), row('gone'), row('reset'), row('plain')])
    await clients.admin.get(api.users.setRoles, { body: { userId: (await read('changed')).userId, roleIds: [4] } })
    const password = async (username: string) =>
      clients.admin.get(api.users.resetPassword, { body: { userId: (await read(username)).userId } })
    await server.client().get(api.session.login, { body: { username: 'signed', password: await password('signed') } })
    await password('reset')
    await clients.admin.get(api.users.delete, { query: { ids: [(await read('gone')).userId] } })
    const { removed, left } = await undo()
    expect([removed, left.map(({ name, reason }) => [name, reason])]).toEqual([
      2,
      [
        ['changed', '导入后又有改动'],
        ['signed', '已经登录过'],
        ['gone', '已不存在或不在数据范围内'],
      ],
    ])
    expect(await names()).toEqual(['changed', 'signed'])
  })

  test('puts back a user whose password was reset since', async () => {
    await update([{ username: 'guest', nickname: '新名' }])
    await clients.admin.get(api.users.resetPassword, { body: { userId: 4 } })
    expect(await undo()).toMatchObject({ restored: 1, left: [] })
    expect((await read('guest')).nickname).toBe('何俊杰')
  })

  test('leaves whose former address somebody else has by now', async () => {
    await run([row('one', { email: 'a@a.example' })], { importId: undefined })
    await update([{ username: 'one', email: 'b@a.example' }])
    await run([row('two', { email: 'A@a.example' })], { importId: undefined })
    expect((await undo()).left).toMatchObject([{ name: 'one', reason: '已被使用，请换一个' }])
  })

  test('gives no role that the person does not hold any more', async () => {
    const { db } = server.deps
    await run([row('one', { roles: '编辑' })], { importId: undefined })
    await update([{ username: 'one', roles: ',' }], clients.editor)
    expect((await read('one')).roleIds).toEqual([])
    // The editor has the same permissions by another role now.
    await db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
    await db.deleteFrom('roleMenus').where('roleId', '=', 3).execute()
    await db.updateTable('roleMenus').set({ roleId: 3 }).where('roleId', '=', 2).execute()
    await db.updateTable('userRoles').set({ roleId: 3 }).where('userId', '=', 2).execute()
    expect((await undo(clients.editor)).left).toMatchObject([{ name: 'one', reason: expect.stringMatching(/权限/) }])
    expect((await read('one')).roleIds).toEqual([])
  })

  test('is made once, by the person who imported, within 24 hours', async () => {
    await run([row('one')])
    expect((await ask(clients.editor)).errorData.error).toBe('import.ended')
    await undo()
    expect((await ask()).errorData.error).toBe('import.ended')
    await run([row('two')])
    const day = 86_400_000
    await server.deps.db
      .updateTable('importParts')
      .set((eb) => ({ createdAt: eb('createdAt', '-', day) }))
      .execute()
    expect(await ask()).toMatchObject({ status: 409, body: { msg: '这次导入已经撤销，或超过 24 小时，不能再撤销' } })
    // The next import deletes what is kept of it.
    await run([row('three')], { importId: 'another-import-of-the-test' })
    expect(await server.deps.db.selectFrom('importParts').select('importId').execute()).toEqual([
      { importId: 'another-import-of-the-test' },
    ])
  })

  test('of 10,000 users ends, and the first of them can be imported again', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => row(`user${at}`, { email: `user${at}@a.example` }))
    await run(rows)
    expect(await undo()).toEqual({ removed: 10_000, restored: 0, left: [], isMore: false })
    expect(await run(rows.slice(0, 1))).toMatchObject({ added: 1 })
  }, 120_000)
})
