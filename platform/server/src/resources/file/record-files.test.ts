import { api } from '#product/contract'
import { maxFileBytes } from 'atrium/contract/fields/stored-file'
import { mostRecordFiles } from 'atrium/contract/system/record/record-files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastLog } from '#server-test/operation-logs'
import { aDept, aPost, errorOf } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

// The editor sees department 5 and what is below it.
const [inside, outside] = [5, 6]

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  await server.deps.db.updateTable('roles').set({ dataScope: 4 }).where('roleId', '=', 2).execute()
})
afterAll(() => server.close())

const base64 = (text: string) => Buffer.from(text).toString('base64')
const add = (id: number, { by = clients.editor, kind = 'dept', content = base64('plan'), name = 'plan.pdf' } = {}) =>
  by.ask(api.recordFiles.add, { body: { kind, id, name, content } })
const added = async (...asked: Parameters<typeof add>) => (await add(...asked)).body.data
const list = (id: number, { by = clients.editor, kind = 'dept' } = {}) =>
  by.ask(api.recordFiles.list, { query: { kind, id } })
const read = (id: number, fileId: number, by = clients.editor) =>
  by.ask(api.recordFiles.read, { query: { kind: 'dept', id, fileId } })
const remove = (id: number, fileId: number, by = clients.editor) =>
  by.ask(api.recordFiles.remove, { query: { kind: 'dept', id, fileId } })
const contents = async () => (await server.deps.db.selectFrom('files').select('fileId').execute()).length

/** Does something while the role of the editor lacks a permission. */
async function without(permission: string, run: () => Promise<void>): Promise<void> {
  const { db } = server.deps
  const entries = db.selectFrom('menus').where('permission', '=', permission).select('id')
  const rows = await db.selectFrom('roleMenus').where('menuId', 'in', entries).selectAll().execute()
  await db.deleteFrom('roleMenus').where('menuId', 'in', entries).execute()
  await run()
  await db.insertInto('roleMenus').values(rows).execute()
}

test('a file is added to a record, listed with who added it, sent to be saved, and removed', async () => {
  const fileId = await added(inside, { name: '计划 2026.pdf' })
  expect(await lastLog(server)).toMatchObject({
    target: 'dept',
    kind: 'edit',
    targetIds: [inside],
    before: [{}],
    after: [{ attachment: '计划 2026.pdf' }],
  })
  const { items, pageInfo } = (await list(inside)).body.data
  expect([items, pageInfo.total]).toMatchObject([[{ fileId, name: '计划 2026.pdf', size: 4, by: '陈思远' }], 1])
  const answer = await server.app.request(`/api/record/file?kind=dept&id=${inside}&fileId=${fileId}`, {
    headers: { token: clients.editor.token! },
  })
  expect(await answer.text()).toBe('plan')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="2026.pdf"; filename*=UTF-8''${encodeURIComponent('计划 2026.pdf')}`,
  })
  expect((await remove(inside, fileId)).status).toBe(200)
  expect(await lastLog(server)).toMatchObject({
    target: 'dept',
    before: [{ attachment: '计划 2026.pdf' }],
    after: [{}],
  })
  expect([(await list(inside)).body.data.items, (await read(inside, fileId)).status]).toEqual([[], 404])
})

test('the history of the record has both', async () => {
  const fileId = await added(inside)
  await remove(inside, fileId)
  const { items } = await clients.editor.get(api.recordLog.list, { query: { kind: 'dept', id: inside, size: 2 } })
  expect(items.map(({ title }) => title)).toEqual(['删除附件', '添加附件'])
})

test('those who may read the record alone read its files, and change none', async () => {
  const fileId = await added(inside)
  await without('system:dept:edit', async () => {
    expect([(await list(inside)).status, (await read(inside, fileId)).status]).toEqual([200, 200])
    expect(errorOf(await add(inside))).toEqual([404, 'record.notFound'])
    expect(errorOf(await remove(inside, fileId))).toEqual([404, 'record.notFound'])
    expect(await lastLog(server)).toMatchObject({ target: 'dept', targetIds: [inside], result: 'record.notFound' })
  })
})

test.each([
  ['out of the scope', 'editor', 'dept', outside],
  ['that may not be read', 'guest', 'dept', inside],
  ['that is not there', 'admin', 'dept', 999],
  ['of a kind without files', 'admin', 'user', 2],
  ['of no kind', 'admin', 'nothing', 1],
] as const)('a record %s has none', async (_, name, kind, id) => {
  const by = clients[name]
  const before = await contents()
  expect(errorOf(await list(id, { by, kind }))).toEqual([404, 'record.notFound'])
  expect(errorOf(await add(id, { by, kind }))).toEqual([404, 'record.notFound'])
  expect(await contents()).toBe(before)
})

test('a file is reached through its own record alone', async () => {
  const other = await aDept(clients.admin, inside)
  const fileId = await added(inside)
  expect([(await read(other, fileId)).status, (await remove(other, fileId)).status]).toEqual([404, 404])
})

test.each([
  ['too large', { content: Buffer.alloc(maxFileBytes + 1).toString('base64') }, 'content'],
  ['no base64', { content: '%%%' }, 'content'],
  ['without a name', { name: ' ' }, 'name'],
])('one that is %s is rejected', async (_, change, field) => {
  expect(errorOf(await add(inside, change))).toEqual([400, 'request.invalid', field])
})

test('a record has so many files at most', async () => {
  const id = await aDept(clients.admin, inside)
  const { db } = server.deps
  for (let at = 0; at < mostRecordFiles - 1; at++) {
    const file = {
      fileKey: `full${at}`,
      type: 'x',
      size: 1,
      content: new Uint8Array(1),
      inUse: 1,
      createdAt: 0,
    } as const
    const { fileId } = await db
      .insertInto('files')
      .values({ ...file, ownerId: 1 })
      .returning('fileId')
      .executeTakeFirstOrThrow()
    await db.insertInto('recordFiles').values({ fileId, kind: 'dept', recordId: id, fileName: 'x' }).execute()
  }
  expect((await add(id)).status).toBe(200)
  expect(errorOf(await add(id))).toEqual([400, 'request.invalid', 'content'])
})

test('files outlive the day of unused uploads, and are deleted with their record, others with theirs alone', async () => {
  const [id, other] = [await aDept(clients.admin, inside), await aDept(clients.admin, inside)]
  await added(id, { by: clients.admin })
  const kept = await added(other, { by: clients.admin })
  const before = await contents()
  server.wait(25 * 3_600_000)
  clients = await signInAll(server)
  expect(await contents()).toBe(before)
  await clients.admin.get(api.depts.delete, { query: { ids: [id] } })
  expect(await contents()).toBe(before - 1)
  const postId = await aPost(clients.admin, 'p')
  await server.deps.db.updateTable('recordFiles').set({ recordId: postId }).where('fileId', '=', kept).execute()
  await clients.admin.get(api.posts.delete, { query: { ids: [postId] } })
  expect(await contents()).toBe(before - 1)
})
