import { api } from '#product/contract'
import { attachedFileLimits, attachedFiles, filePartBytes } from 'atrium/contract/fields/file-types'
import { copyAttachedFiles } from '#server/db/migrations/0012-attached-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachFile, sendFile, sentFile } from '#server-test/kind/every-kind/send-file'
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
  // From now on each job is due in the next night.
  await server.runJobs()
})
afterAll(() => server.close())

const dept = (id: number) => ({ kind: 'dept', id })
const plan = { field: attachedFiles, name: 'plan.txt', content: new TextEncoder().encode('plan') }
const added = (id: number, by = clients.editor) => attachFile(by, dept(id))
const add = (record: { kind: string; id: number }, fileId: string, by = clients.editor) =>
  by.ask(api.recordFiles.add, { body: { ...record, fileId } })
const list = (id: number, { by = clients.editor, kind = 'dept' } = {}) =>
  by.ask(api.recordFiles.list, { query: { kind, id } })
const read = (fileId: string, by = clients.editor) => by.ask(api.fieldFiles.read, { query: { id: fileId } })
const remove = (id: number, fileId: string, by = clients.editor) =>
  by.ask(api.recordFiles.remove, { query: { ...dept(id), fileId } })
const countOf = async (...ids: string[]) =>
  (await server.deps.db.selectFrom('fieldFiles').where('fileKey', 'in', ids).select('fileKey').execute()).length

/** Lets a day pass and runs the jobs, after which all sign in again. */
async function nextDay(): Promise<void> {
  server.wait(25 * 3_600_000)
  await server.runJobs()
  clients = await signInAll(server)
}

/** Does something while the role of the editor lacks a permission. */
async function without(permission: string, run: () => Promise<void>): Promise<void> {
  const { db } = server.deps
  const entries = db.selectFrom('menus').where('permission', '=', permission).select('id')
  const rows = await db.selectFrom('roleMenus').where('menuId', 'in', entries).selectAll().execute()
  await db.deleteFrom('roleMenus').where('menuId', 'in', entries).execute()
  await run()
  await db.insertInto('roleMenus').values(rows).execute()
}

test('a file is added to a record, listed with who added it, read, and removed', async () => {
  const { id, ...file } = await sentFile(clients.editor, { ...plan, kind: 'dept', name: '计划 2026.txt' })
  expect((await add(dept(inside), id)).status).toBe(200)
  expect(await lastLog(server)).toMatchObject({
    target: 'dept',
    kind: 'edit',
    targetIds: [inside],
    before: [{}],
    after: [{ attachment: '计划 2026.txt' }],
  })
  const { items, pageInfo } = (await list(inside)).body.data
  expect([items, pageInfo.total]).toEqual([[{ id, ...file, by: '陈思远', at: expect.any(String) }], 1])
  expect(file).toEqual({ name: '计划 2026.txt', type: 'text/plain', size: 4 })
  const { body } = await read(id)
  expect(await body.data.text()).toBe('plan')
  expect((await remove(inside, id)).status).toBe(200)
  expect(await lastLog(server)).toMatchObject({
    target: 'dept',
    before: [{ attachment: '计划 2026.txt' }],
    after: [{}],
  })
  expect([(await list(inside)).body.data.items, (await read(id)).status]).toEqual([[], 404])
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
    expect([(await list(inside)).status, (await read(fileId)).status]).toEqual([200, 200])
    expect(errorOf(await sendFile(clients.editor, { ...plan, kind: 'dept' }))).toEqual([404, 'record.notFound'])
    expect(errorOf(await add(dept(inside), fileId))).toEqual([404, 'record.notFound'])
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
  const fileId = await added(inside)
  expect(errorOf(await list(id, { by, kind }))).toEqual([404, 'record.notFound'])
  expect(errorOf(await add({ kind, id }, fileId, by))).toEqual([404, 'record.notFound'])
})

test.each([
  ['a kind without files', 'admin', 'user'],
  ['no kind', 'admin', 'nothing'],
  ['a kind whose records the sender may not edit', 'guest', 'dept'],
] as const)('none is sent for %s', async (_, name, kind) => {
  expect(errorOf(await sendFile(clients[name], { ...plan, kind }))).toEqual([404, 'record.notFound'])
})

test('files of a record that its reader does not see are not found', async () => {
  const fileId = await attachFile(clients.admin, dept(outside))
  expect([(await read(fileId)).status, (await read(fileId, clients.admin)).status]).toEqual([404, 200])
  expect(errorOf(await add(dept(inside), fileId))).toEqual([400, 'request.invalid', 'fileId'])
})

test('a file is removed from its own record alone, and a copy of it stays in another one', async () => {
  const other = await aDept(clients.admin, inside)
  const fileId = await added(inside)
  expect((await remove(other, fileId)).status).toBe(404)
  expect((await add(dept(other), fileId)).status).toBe(200)
  await remove(inside, fileId)
  const { items } = (await list(other)).body.data
  expect(items).toMatchObject([{ name: 'plan.txt' }])
  expect([(await read(fileId)).status, (await read(items[0]!.id)).status]).toEqual([404, 200])
})

test('a call that comes again attaches the file once', async () => {
  const id = await aDept(clients.admin, inside)
  const fileId = await added(id)
  expect((await add(dept(id), fileId)).status).toBe(200)
  expect((await list(id)).body.data.pageInfo.total).toBe(1)
})

test('a file of somebody else, or for another field, is not taken', async () => {
  const { id } = await sentFile(clients.admin, { ...plan, kind: 'dept' })
  expect(errorOf(await add(dept(inside), id))).toEqual([400, 'request.invalid', 'fileId'])
  expect(errorOf(await sendFile(clients.editor, { ...plan, kind: 'dept', field: 'remark' }))).toEqual([
    404,
    'record.notFound',
  ])
})

test('a record has so many files at most', async () => {
  const id = await aDept(clients.admin, inside)
  const file = { kind: 'dept', field: attachedFiles, recordId: id, state: 'used', name: 'x', type: 'x' } as const
  const { db } = server.deps
  for (let at = 1; at < attachedFileLimits.most; at++)
    await db
      .insertInto('fieldFiles')
      .values({ ...file, fileKey: `full${at}`, size: 1, store: 'database', ownerId: 1, changedAt: 0 })
      .execute()
  await added(id)
  const { id: further } = await sentFile(clients.editor, { ...plan, kind: 'dept' })
  expect(errorOf(await add(dept(id), further))).toEqual([400, 'request.invalid', 'fileId'])
})

test('files outlive the day of unused ones, and are deleted with their record, others with theirs alone', async () => {
  const [id, other] = [await aDept(clients.admin, inside), await aDept(clients.admin, inside)]
  const gone = await added(id, clients.admin)
  const kept = await added(other, clients.admin)
  await nextDay()
  expect(await countOf(gone, kept)).toBe(2)
  await clients.admin.get(api.depts.delete, { query: { ids: [id] } })
  expect([(await read(gone, clients.admin)).status, (await read(kept, clients.admin)).status]).toEqual([404, 200])
  const postId = await aPost(clients.admin, 'p')
  await server.deps.db.updateTable('fieldFiles').set({ recordId: postId }).where('fileKey', '=', kept).execute()
  await clients.admin.get(api.posts.delete, { query: { ids: [postId] } })
  const { state } = await server.deps.db
    .selectFrom('fieldFiles')
    .where('fileKey', '=', kept)
    .select('state')
    .executeTakeFirstOrThrow()
  expect(state).toBe('used')
  await nextDay()
  await nextDay()
  expect(await countOf(gone)).toBe(0)
})

describe('a file that version 0.2 attached', () => {
  const key = 'AAAAAAAAAAAAAAAAAAAAAA'
  const content = new Uint8Array(filePartBytes + 1000).map((_, at) => at % 251)
  const attach = async () => {
    const { db } = server.deps
    const file = { fileKey: key, type: 'application/octet-stream', size: content.length, content } as const
    const { fileId } = await db
      .insertInto('files')
      .values({ ...file, ownerId: 2, inUse: 1, createdAt: server.deps.now() })
      .returning('fileId')
      .executeTakeFirstOrThrow()
    await db.insertInto('recordFiles').values({ fileId, kind: 'dept', recordId: inside, fileName: 'old.bin' }).execute()
  }
  const former = () => server.deps.db.selectFrom('files').where('fileKey', '=', key).select('fileKey').execute()

  test('is a file of its record, which servers of that version still read until the night', async () => {
    await attach()
    await copyAttachedFiles(server.deps.db)
    await copyAttachedFiles(server.deps.db)
    const { items } = (await list(inside)).body.data
    expect(items.find(({ id }) => id === key)).toMatchObject({ name: 'old.bin', size: content.length, by: '陈思远' })
    const { body } = await read(key)
    const bytes = await body.data.arrayBuffer()
    expect(Buffer.from(bytes).equals(content)).toBe(true)
    expect(await former()).toHaveLength(1)
    await nextDay()
    expect([await former(), (await read(key)).status]).toEqual([[], 200])
  })

  test('does not come back after it was removed', async () => {
    await remove(inside, key)
    await nextDay()
    await nextDay()
    expect([await countOf(key), (await read(key)).status]).toEqual([0, 404])
  })

  test('while that version runs beside this one is taken over at night', async () => {
    await attach()
    await nextDay()
    expect([await former(), (await read(key)).status]).toEqual([[], 200])
  })
})
