import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedStructure } from '#server/install/seed'
import { createClient, openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())
beforeEach(() => server.deps.db.deleteFrom('noticeMarks').execute())

const read = (client: Client) => client.get(api.notices.list)
const titles = async (client: Client) => (await read(client)).map(({ title }) => title)
const unread = async (client: Client) => (await read(client)).filter(({ isRead }) => !isRead).length
const mark = (client: Client, as: 'read' | 'cleared', noticeIds: number[]) =>
  client.ask(api.notices.mark, { body: { as, noticeIds } })

test('a real installation begins without any notice', async () => {
  const real = await openServer({ empty: true, demo: false })
  await seedStructure(product, real.engine, Date.now(), await real.deps.passwords.hash('a long first password'))
  expect(await real.deps.db.selectFrom('notices').selectAll().execute()).toEqual([])
  await real.close()
})

test('a person has those for everybody, for their roles and for their permissions', async () => {
  expect(await titles(clients.admin)).toHaveLength(12)
  const editor = await titles(clients.editor)
  expect(editor).toHaveLength(7)
  expect(editor).toContain('有人提到了你')
  const guest = await titles(clients.guest)
  expect(guest).toHaveLength(5)
  expect(guest).not.toContain('有人提到了你')
  expect(guest).not.toContain('数据库备份完成')
})

test('a person has those for them alone', async () => {
  const [own] = await server.deps.db
    .insertInto('notices')
    .values({
      list: 'messages',
      icon: 'lucide:bell',
      title: '你好',
      titleEn: 'Hello',
      description: '',
      descriptionEn: '',
      state: null,
      createdAt: Date.now(),
      dueAt: null,
      userId: 3,
      roleId: null,
      permission: '',
    })
    .returning('noticeId')
    .execute()
  expect((await titles(clients.common))[0]).toBe('你好')
  expect(await titles(createClient(server.app, clients.common.token, 'en'))).toContain('Hello')
  expect(await titles(clients.admin)).not.toContain('你好')
  await server.deps.db.deleteFrom('notices').where('noticeId', '=', own!.noticeId).execute()
})

test('what was read or cleared stays so in another browser, for that person alone', async () => {
  const [first, second] = await read(clients.common)
  await mark(clients.common, 'read', [first!.noticeId])
  await mark(clients.common, 'cleared', [second!.noticeId])
  const elsewhere = await server.signIn('common')
  expect(await read(elsewhere)).toHaveLength(4)
  expect(await unread(elsewhere)).toBe(3)
  expect(await unread(clients.guest)).toBe(5)
  expect(await unread(clients.admin)).toBe(12)
})

test('one that was cleared does not come back when it is marked as read, nor when both come at once', async () => {
  const ids = (await read(clients.common)).map(({ noticeId }) => noticeId)
  await Promise.all([mark(clients.common, 'cleared', ids), mark(clients.common, 'read', ids)])
  await mark(clients.common, 'cleared', ids)
  await mark(clients.common, 'read', ids)
  expect(await read(clients.common)).toEqual([])
})

test('those of others are left alone', async () => {
  const ids = (await read(clients.admin)).map(({ noticeId }) => noticeId)
  expect((await mark(clients.guest, 'cleared', [...ids, 999])).status).toBe(200)
  expect(await server.deps.db.selectFrom('noticeMarks').select('noticeId').execute()).toHaveLength(5)
  expect(await unread(clients.admin)).toBe(12)
  expect((await mark(clients.guest, 'read', [])).status).toBe(400)
})
