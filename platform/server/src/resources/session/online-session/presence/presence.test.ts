import { api } from '#product/contract'
import { presenceMillis } from 'atrium/contract/system/user/presence.rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())
beforeEach(() => server.deps.db.deleteFrom('recordPresence').execute())

const post = { kind: 'post', id: 3 }
const keep = (client: Client, body: object = post) => client.ask(api.presence.keep, { body })
const namesFor = async (client: Client) => (await keep(client)).body.data.map(({ nickname }) => nickname)
const rows = async () => (await server.deps.db.selectFrom('recordPresence').selectAll().execute()).length

test('people who have a record open see each other, but not themselves', async () => {
  expect(await namesFor(clients.editor)).toEqual([])
  expect(await namesFor(clients.admin)).toEqual(['陈思远'])
  expect(await namesFor(await server.signIn('admin'))).toEqual(['陈思远'])
})

test('nobody is named to people who may not see them', async () => {
  await keep(clients.admin)
  expect(await namesFor(clients.editor)).toEqual([])
})

test('a form that is closed no longer counts, nor one that has not been heard of for 90 seconds', async () => {
  await keep(clients.editor)
  await clients.editor.get(api.presence.end, { query: post })
  expect(await namesFor(clients.admin)).toEqual([])
  await keep(clients.editor)
  server.wait(presenceMillis + 1)
  expect(await namesFor(clients.admin)).toEqual([])
  expect(await rows()).toBe(1)
})

test('it ends with the session', async () => {
  const again = await server.signIn('editor')
  await keep(again)
  await again.ask(api.session.logout)
  expect(await rows()).toBe(0)
})

test.each([
  ['is of an unknown kind', 'admin', { kind: 'nothing', id: 1 }],
  ['is not there', 'admin', { kind: 'post', id: 99_999 }],
  ['is out of the scope', 'editor', { kind: 'user', id: 1 }],
  ['may not be opened', 'guest', post],
] as const)('a record that %s is not found, and nothing is kept', async (_, name, body) => {
  const { status, errorData } = await keep(clients[name], body)
  expect([status, errorData.error]).toEqual([404, 'record.notFound'])
  expect(await rows()).toBe(0)
})

test('it neither writes to the operation log nor keeps the session in use', async () => {
  const { db } = server.deps
  const state = async () => ({
    logs: (await db.selectFrom('operationLogs').select('logId').execute()).length,
    seen: await db.selectFrom('sessions').select(['sessionId', 'lastSeenAt']).orderBy('sessionId').execute(),
  })
  const before = await state()
  server.wait(70_000)
  expect((await keep(clients.admin)).status).toBe(200)
  expect(await state()).toEqual(before)
})
