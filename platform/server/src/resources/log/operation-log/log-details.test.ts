import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPost, aRole } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>
let english: Client

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  english = await server.signIn('admin', 'en')
})
afterAll(() => server.close())
beforeEach(() => server.deps.db.deleteFrom('operationLogs').execute())

const latest = async (client = clients.admin) => (await client.get(api.operationLogs.list, { query: {} })).items[0]!
const read = async (client = clients.admin, paging: { page?: number; size?: number } = {}) =>
  client.get(api.operationLogs.read, { query: { id: (await latest(client)).logId, ...paging } })
const referencesOf = async (client?: Client) =>
  (await read(client)).references.map(({ kind, id, name, state }) => [kind, id, name, state])

describe('names', () => {
  test('come with the ids of departments, posts and roles, in the language of the reader', async () => {
    const { userInfo } = await clients.admin.get(api.users.read, { query: { userId: 4 } })
    const { version, nickname } = userInfo!
    await clients.admin.get(api.users.edit, {
      body: { userId: 4, version, nickname, deptId: 3, postId: 2, roleIds: [2, 3] },
    })
    const { changes } = await read()
    expect(changes.items).toMatchObject([{ id: 4, isGone: false, name: expect.stringMatching(/ \(guest\)$/) }])
    const before = changes.items[0]!.before as { deptId: number; roleIds: number[] }
    const names = await referencesOf()
    expect(names).toContainEqual(['dept', 3, expect.stringMatching(/\p{Script=Han}/u), 'shown'])
    expect(names).toContainEqual(['dept', before.deptId, expect.stringMatching(/\p{Script=Han}/u), 'shown'])
    expect(names.filter(([kind]) => kind === 'role').map(([, id]) => id)).toEqual([...before.roleIds, 2, 3])
    expect(await referencesOf(english)).toContainEqual(['post', 2, expect.stringMatching(/^[A-Z][\w ]+$/), 'shown'])
  })

  test('of dictionaries are in the language of the reader', async () => {
    const dict = { dictName: '鞋码', dictNameEn: 'Shoe sizes', dictType: 'shoe_sizes' }
    await clients.admin.get(api.dicts.add, { body: dict })
    const nameFor = async (client: Client) => (await latest(client)).records[0]!.name
    expect(await nameFor(clients.admin)).toBe(dict.dictName)
    expect(await nameFor(english)).toBe(dict.dictNameEn)
  })

  test('are the present ones, and a deleted record has none', async () => {
    const body = { pid: 1, deptName: 'first', orderNum: 1 }
    const deptId = await clients.admin.get(api.depts.add, { body })
    const below = await clients.admin.get(api.depts.add, { body: { ...body, pid: deptId, deptName: 'second' } })
    await clients.admin.get(api.depts.edit, { body: { ...body, deptId, version: 1, deptName: 'renamed' } })
    await server.deps.db.deleteFrom('operationLogs').where('kind', '=', 'edit').execute()
    expect(await referencesOf()).toEqual([['dept', deptId, 'renamed', 'shown']])
    await server.deps.db.deleteFrom('depts').where('deptId', 'in', [deptId, below]).execute()
    expect(await referencesOf()).toEqual([['dept', deptId, '', 'gone']])
    expect(await latest()).toMatchObject({ records: [{ id: below, name: 'second', isGone: true }] })
    expect((await read()).changes.items).toMatchObject([{ id: below, name: 'second', isGone: true }])
  })

  test('of menu entries name their parents', async () => {
    const adding = await server.deps.db
      .selectFrom('menus')
      .where('permission', '=', 'system:post:add')
      .select('id')
      .executeTakeFirstOrThrow()
    await aRole(english, 'poster', { menuIds: [adding.id] })
    expect(await referencesOf(english)).toContainEqual(['menu', adding.id, 'Posts / Add', 'shown'])
  })

  test('of what is outside the scope of the reader are not answered', async () => {
    const deptIds = [5, 6]
    await clients.admin.get(api.roles.dataScope, { body: { roleId: 2, dataScope: 2, deptIds } })
    await clients.admin.get(api.roles.dataScope, { body: { roleId: 2, dataScope: 3 } })
    // As if done by somebody whom the editor sees, about the role that the editor holds.
    await server.deps.db.updateTable('operationLogs').set({ userId: 2 }).execute()
    expect(await referencesOf(clients.editor)).toEqual([
      ['dept', 5, expect.stringMatching(/./), 'shown'],
      ['dept', 6, '', 'hidden'],
    ])
  })
})

describe('many records', () => {
  const rows = Array.from({ length: 230 }, (_, index) => ({
    username: `import${index}`,
    nickname: `Import ${index}`,
    dept: '',
  }))
  const run = (updateExisting: boolean, sent: object[] = rows) =>
    clients.admin.ask(api.userImport.run, { body: { rows: sent, dryRun: false, updateExisting } })

  beforeAll(async () => {
    const { deptName } = await server.deps.db
      .selectFrom('depts')
      .where('deptId', '=', 1)
      .select('deptName')
      .executeTakeFirstOrThrow()
    for (const row of rows) row.dept = deptName
  })

  test('of an import come a page at a time, with the counts of all', async () => {
    expect((await run(false)).status).toBe(200)
    const changed = rows.map((row, index) => ({ ...row, nickname: index < 30 ? `Renamed ${index}` : row.nickname }))
    expect((await run(true, [...changed, { ...rows[0], username: 'import230', nickname: 'Late' }])).status).toBe(200)
    const info = await read(clients.admin, { page: 4, size: 10 })
    expect(info).toMatchObject({ added: 1, changed: 30, deleted: 0, total: 31, hidden: 0 })
    expect(info.changes.pageInfo).toEqual({ total: 31, currentPage: 4, pageSize: 10 })
    expect(info.changes.items).toHaveLength(1)
    const log = await latest()
    expect(log.records).toHaveLength(5)
    expect(log.records[0]!.name).toBe('Late (import230)')
    expect(JSON.stringify(await read()).length).toBeLessThan(12_000)
  })

  test('that are rejected are counted, and the fields with errors are named', async () => {
    expect((await run(false, [{ username: 'no', nickname: '', dept: 'nowhere' }])).status).toBe(400)
    expect(await latest()).toMatchObject({
      result: 'request.invalid',
      total: 0,
      errorFields: expect.arrayContaining([expect.stringMatching(/^rows\.0\./)]),
    })
  })
})

describe('an error', () => {
  test('names the record and says why, with the values of the message', async () => {
    expect((await clients.admin.ask(api.posts.delete, { query: { ids: [1] } })).status).toBe(409)
    expect(await latest()).toMatchObject({
      records: [{ id: 1, isGone: false, name: expect.stringMatching(/./) }],
      total: 1,
      error: '该岗位正被 1 名用户使用，不能删除',
    })
    const info = await read(english)
    expect(info).toMatchObject({ error: 'Users who hold this post: 1. It cannot be deleted', total: 1 })
    expect(info.changes.items).toEqual([])
  })

  test('of a taken name says which field, and what was to be added', async () => {
    const body = { postCode: 'ceo', postName: '首席', postSort: 1 }
    expect((await clients.admin.ask(api.posts.add, { body })).status).toBe(409)
    expect(await latest()).toMatchObject({
      records: [{ id: null, name: '首席', isGone: false }],
      error: '已被使用，请换一个',
      errorFields: ['postCode'],
    })
  })

  test('for what refers to the record counts it in the language of the reader', async () => {
    const { db } = server.deps
    await db.schema
      .createTable('offers')
      .addColumn('post_id', 'integer', (c) => c.references('posts.post_id'))
      .execute()
    const postId = await aPost(clients.admin, 'kept')
    await db
      .insertInto('offers' as never)
      .values({ postId })
      .execute()
    expect((await clients.admin.ask(api.posts.delete, { query: { ids: [postId] } })).body.msg).toContain('offers（1）')
    expect(await latest(english)).toMatchObject({ error: expect.stringContaining('offers (1)') })
  })

  test('of an earlier version is readable still', async () => {
    const row = { at: server.deps.now(), userId: 1, username: 'admin', operation: 'DELETE /api/system/post' }
    const rejected = { kind: 'delete', target: 'post', targetIds: '[]', before: '[]', after: '[]' }
    const rest = { address: '', agent: '', result: 'post.inUse' }
    await server.deps.db
      .insertInto('operationLogs')
      .values({ ...row, ...rejected, ...rest })
      .execute()
    expect(await latest()).toMatchObject({ total: 0, error: '该岗位正被 … 名用户使用，不能删除', errorFields: [] })
    expect((await read()).changes.items).toEqual([])
  })
})
