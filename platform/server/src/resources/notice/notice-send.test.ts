import { api } from '#product/contract'
import { eventStream } from 'atrium/contract/system/notice/event-stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NoticeToSend } from '#server/call/message/notice'
import { sendNotice } from '#server/services/notice/notice'
import { sweepNotices } from '#server/services/notice/notice-sweep'
import { createClient, openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.deps.db.deleteFrom('notices').execute()
  await server.deps.db.deleteFrom('noticeChoices').execute()
})

const kind = 'platform.roles'
const text = { title: { zh: '缺货', en: 'Out of stock' }, description: { zh: '请补货', en: 'Order some' } }

const send = (notice: Partial<NoticeToSend>, now = Date.now()) =>
  server.deps.write((db) => sendNotice({ db, now, deps: server.deps }, { kind, text, to: { userId: 1 }, ...notice }))
const read = (client: Client) => client.get(api.notices.list)
const titles = async (client: Client) => (await read(client)).map(({ title }) => title)
const userOf = (name: ActorName) =>
  server.deps.db.selectFrom('users').where('username', '=', name).selectAll().executeTakeFirstOrThrow()
const idOf = async (name: ActorName) => (await userOf(name)).userId

test('a notice to people has its words in the language of each, its link, and comes to them alone', async () => {
  await send({ to: { userId: [await idOf('common'), await idOf('editor')] }, link: '/system/post?record=1' })
  const [own, ...others] = await read(clients.common)
  expect(others).toEqual([])
  expect(own).toMatchObject({ title: '缺货', description: '请补货', link: '/system/post?record=1', isRead: false })
  expect(await titles(createClient(server.app, clients.editor.token, 'en'))).toEqual(['Out of stock'])
  expect(await titles(clients.admin)).toEqual([])
})

test('a notice to a role, or to those who hold a permission, comes to them alone', async () => {
  const admin = await server.deps.db
    .selectFrom('roles')
    .where('roleKey', '=', 'admin')
    .select('roleId')
    .executeTakeFirstOrThrow()
  await send({ to: { roleId: admin.roleId } })
  await send({ to: { permission: 'system:post:list' } })
  expect(await titles(clients.admin)).toHaveLength(2)
  expect(await titles(clients.editor)).toHaveLength(1)
  expect(await titles(clients.guest)).toEqual([])
})

test('words that are too long are cut between characters', async () => {
  await send({ text: { title: { zh: '🚚'.repeat(101), en: 'x' }, description: { zh: '长'.repeat(600), en: 'x' } } })
  expect((await read(clients.admin))[0]).toMatchObject({ title: '🚚'.repeat(100), description: '长'.repeat(500) })
})

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
  'a link that leaves the console is an error: %s',
  async (link) => {
    await expect(send({ link })).rejects.toThrow('a path of the console')
    expect(await titles(clients.admin)).toEqual([])
  },
)

test('a kind that no module declares is an error, and nothing is sent with a write that fails', async () => {
  await expect(send({ kind: 'stock.low' })).rejects.toThrow('No module declares the kind of notices "stock.low"')
  const failing = server.deps.write(async (db) => {
    await sendNotice({ db, now: Date.now(), deps: server.deps }, { kind, text, to: { userId: 1 } })
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await titles(clients.admin)).toEqual([])
})

test('somebody who gets other roles has a notice that names them; nobody has one when they stay the same', async () => {
  const role = (roleKey: string) =>
    server.deps.db.selectFrom('roles').where('roleKey', '=', roleKey).selectAll().executeTakeFirstOrThrow()
  const [guest, editor] = [await role('guest'), await role('editor')]
  const setRoles = async (roleIds: number[]) => {
    const { userId, version } = await userOf('guest')
    return (await clients.admin.ask(api.users.setRoles, { body: { userId, roleIds, version } })).status
  }
  expect(await setRoles([guest.roleId, editor.roleId])).toBe(200)
  const [notice] = await read(clients.guest)
  expect(notice).toMatchObject({ title: '您的角色已更改', link: '/profile/index?tab=facts' })
  expect(notice!.description).toContain(editor.roleName)
  expect(await setRoles([guest.roleId, editor.roleId])).toBe(200)
  expect(await titles(clients.guest)).toHaveLength(1)
  expect(await titles(clients.admin)).toEqual([])
  expect(await setRoles([guest.roleId])).toBe(200)
})

test('a kind that a person does not want is not in their bell, and is again when they want it', async () => {
  const choose = (way: 'bell' | 'none') => clients.common.ask(api.notices.choose, { body: { kind, way } })
  await send({ to: { userId: [await idOf('common'), 1] } })
  expect((await clients.common.get(api.notices.kinds)).find((one) => one.kind === kind)).toMatchObject({
    name: '我的角色',
    way: 'bell',
  })
  expect((await choose('none')).status).toBe(200)
  expect((await choose('none')).status).toBe(200)
  expect((await clients.common.get(api.notices.kinds)).find((one) => one.kind === kind)).toMatchObject({ way: 'none' })
  expect(await titles(clients.common)).toEqual([])
  expect(await titles(clients.admin)).toHaveLength(1)
  await choose('bell')
  expect(await titles(clients.common)).toHaveLength(1)
})

test('a kind that there is not is a field error', async () => {
  const { status, errorData } = await clients.common.ask(api.notices.choose, {
    body: { kind: 'stock.low', way: 'none' },
  })
  expect([status, errorData]).toMatchObject([400, { fields: { kind: expect.anything() } }])
})

test('of 10,000 notices to one person the newest hundred are read, and the next ones when those are cleared', async () => {
  const row = {
    kind,
    link: '',
    list: 'messages',
    icon: 'lucide:bell',
    title: 'x',
    titleEn: 'x',
    description: '',
    descriptionEn: '',
  } as const
  const rest = { state: null, dueAt: null, userId: 1, roleId: null } as const
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ ...row, ...rest, createdAt: at, permission: '' }))
  for (let from = 0; from < rows.length; from += 500)
    await server.deps.db
      .insertInto('notices')
      .values(rows.slice(from, from + 500))
      .execute()
  const first = await read(clients.admin)
  expect(first.map(({ createdAt }) => createdAt)).toEqual(Array.from({ length: 100 }, (_, at) => 9999 - at))
  await clients.admin.ask(api.notices.mark, {
    body: { as: 'cleared', noticeIds: first.map(({ noticeId }) => noticeId) },
  })
  expect((await read(clients.admin))[0]!.createdAt).toBe(9899)
})

test('those that need a permission do not hide what is below them', async () => {
  for (let at = 0; at < 250; at++) await send({ to: { permission: 'system:user:delete' } }, Date.now() + 1000 + at)
  await send({ to: { userId: await idOf('guest') } })
  expect(await titles(clients.guest)).toHaveLength(1)
  expect(await titles(clients.admin)).toHaveLength(100)
})

test('notices are kept for 90 days, and to-dos at least until they are due', async () => {
  const day = 86_400_000
  const now = Date.now()
  await send({ text: { title: { zh: '旧', en: 'old' } } }, now - 91 * day)
  await send({ text: { title: { zh: '待办', en: 'to do' } }, dueAt: now + day }, now - 91 * day)
  await send({ text: { title: { zh: '新', en: 'new' } } }, now - 89 * day)
  await server.deps.write((db) => sweepNotices(db, { now, days: 90 }))
  expect(await titles(clients.admin)).toEqual(['新', '待办'])
})

test('the stream of events is described as what it is', () => {
  expect(api.events.stream.reply).toBe(eventStream)
})
