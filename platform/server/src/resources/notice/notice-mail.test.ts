import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NoticeToSend } from '#server/call/message/notice'
import { sendNotice } from '#server/services/notice/notice'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

const mailer = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }
const kind = 'platform.roles'
const text = { title: { zh: '缺货', en: 'Out of stock' }, description: { zh: '请补货', en: 'Order some' } }

let server: TestServer
let clients: Record<ActorName, Client>
beforeAll(async () => {
  server = await openServer({ mail: mailer })
  clients = await signInAll(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['notices', 'noticeChoices', 'outbox'] as const) await server.deps.db.deleteFrom(table).execute()
})

const choose = (name: ActorName, way = 'mail') => clients[name].ask(api.notices.choose, { body: { kind, way } })
const userOf = (name: ActorName) =>
  server.deps.db.selectFrom('users').where('username', '=', name).selectAll().executeTakeFirstOrThrow()
const idOf = async (name: ActorName) => (await userOf(name)).userId
const send = (to: NoticeToSend['to'], rest: Partial<NoticeToSend> = {}) =>
  server.deps.write((db) =>
    sendNotice({ db, now: Date.now(), deps: server.deps }, { kind, to, text, link: '/system/post', ...rest }),
  )
/** The names of the demo accounts that have a mail. */
async function receivers(): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom('outbox')
    .innerJoin('users', 'users.email', 'outbox.receiver')
    .select('username')
    .orderBy('username')
    .execute()
  return rows.map(({ username }) => username)
}

test('those who chose mail get it besides the bell, in the language of the product, with its link', async () => {
  expect((await choose('editor')).status).toBe(200)
  await send({ userId: [await idOf('editor'), await idOf('guest')] })
  expect(await receivers()).toEqual(['editor'])
  const row = await server.deps.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  expect(row.title).toBe('[Atrium] 缺货')
  expect(row.content).toMatch(/请补货.*https:\/\/admin\.example\.com\/system\/post/s)
  expect((await clients.editor.get(api.notices.list)).map(({ title }) => title)).toEqual(['缺货'])
  expect((await clients.editor.get(api.notices.kinds)).find((one) => one.kind === kind)).toMatchObject({ way: 'mail' })
})

test('a notice to a role, or to those who hold a permission, is mailed to the same people', async () => {
  for (const name of ['admin', 'editor', 'common', 'guest'] as const) await choose(name)
  const { roleId } = await server.deps.db
    .selectFrom('roles')
    .where('roleKey', '=', 'admin')
    .select('roleId')
    .executeTakeFirstOrThrow()
  await send({ roleId })
  expect(await receivers()).toEqual(['admin'])
  await server.deps.db.deleteFrom('outbox').execute()
  await send({ permission: 'system:post:list' })
  const inBell = await Promise.all(
    (['admin', 'common', 'editor', 'guest'] as const).map(async (name) => {
      const titles = await clients[name].get(api.notices.list)
      return titles.length > (name === 'admin' ? 1 : 0) ? [name] : []
    }),
  )
  expect(await receivers()).toEqual(inBell.flat())
  expect(await receivers()).toContain('editor')
  expect(await receivers()).not.toContain('guest')
})

test('nobody is mailed for another kind, or while disabled or without an address', async () => {
  await choose('editor')
  const userId = await idOf('editor')
  await send({ userId }, { kind: 'platform.webhooks' })
  const { db } = server.deps
  const { email } = await userOf('editor')
  await db.updateTable('users').set({ status: 0 }).where('userId', '=', userId).execute()
  await send({ userId })
  await db.updateTable('users').set({ status: 1, email: '' }).where('userId', '=', userId).execute()
  await send({ userId })
  await db.updateTable('users').set({ email }).where('userId', '=', userId).execute()
  expect(await receivers()).toEqual([])
})

test('mail can be chosen with an address alone, and not without a mail server', async () => {
  const hindrance = async (client: Client) => (await client.get(api.notices.mailHindrance)).hindrance
  expect(await hindrance(clients.guest)).toBe('none')
  const { email, userId } = await userOf('guest')
  const { db } = server.deps
  await db.updateTable('users').set({ email: '' }).where('userId', '=', userId).execute()
  expect(await hindrance(clients.guest)).toBe('noAddress')
  const rejected = await choose('guest')
  expect([rejected.status, rejected.body.msg]).toEqual([409, '您的资料中没有邮箱，请先填写'])
  await db.updateTable('users').set({ email }).where('userId', '=', userId).execute()
  const other = await openServer()
  const guest = await other.signIn('guest', 'en')
  expect(await hindrance(guest)).toBe('notSetUp')
  const answer = await guest.ask(api.notices.choose, { body: { kind, way: 'mail' } })
  expect([answer.status, answer.body.msg]).toEqual([409, 'No mail server is set, so no mail can be sent'])
  await other.close()
})
