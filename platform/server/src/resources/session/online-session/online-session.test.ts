import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLog } from '#server-test/operation-logs'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const list = async (query: object = {}, client = clients.admin) =>
  (await client.get(api.onlineSessions.list, { query })).items
const idOf = async (username: string) => (await list({ username }))[0]!.sessionId
const isOpen = async (client: Client) => (await client.ask(api.session.userInfo)).status === 200
const kick = (ids: number[], client = clients.admin) => client.ask(api.onlineSessions.kick, { query: { ids } })
const end = (ids: number[], client: Client) => client.ask(api.ownSessions.end, { query: { ids } })

describe('the list of open sessions', () => {
  test('shows who, from where, since when, and which is the own one', async () => {
    const items = await list()
    expect(items.map(({ username }) => username).toSorted()).toEqual(['admin', 'common', 'editor', 'guest'])
    expect(items.filter(({ own }) => own).map(({ username }) => username)).toEqual(['admin'])
    const [ofEditor] = await list({ username: 'EDIT' })
    expect((await list({ username: '思远' })).map(({ username }) => username)).toEqual(['editor'])
    expect(ofEditor).toMatchObject({ deptName: '平台组', address: '203.0.113.7', locked: false })
    expect(JSON.stringify(items)).not.toMatch(/hash/i)
  })

  test('marks a locked one', async () => {
    await clients.common.get(api.session.lock, { body: { password: 'tea break' } })
    expect((await list({ username: 'common' }))[0]!.locked).toBe(true)
    clients.common = await server.signIn('common')
    expect(await list({ username: 'common' })).toHaveLength(2)
  })

  test('ends at the scope of the caller', async () => {
    const items = await list({}, clients.editor)
    expect(items.map(({ username, own }) => [username, own])).toEqual([['editor', true]])
  })

  test('leaves out what has expired', async () => {
    const late = await openServer()
    await late.signIn('guest')
    late.wait(8 * 24 * 60 * 60 * 1000)
    const admin = await late.signIn('admin')
    expect(await list({}, admin)).toHaveLength(1)
    await late.close()
  })
})

describe('ending sessions of others', () => {
  test('counts from the next call on, and says so in the log', async () => {
    const sessionId = await idOf('guest')
    expect((await kick([sessionId])).status).toBe(200)
    expect(await isOpen(clients.guest)).toBe(false)
    const log = await lastLog(server)
    expect(log).toMatchObject({
      kind: 'kick',
      target: 'session',
      targetIds: [sessionId],
      before: [{ username: 'guest' }],
    })
    expect(JSON.stringify(log)).not.toMatch(/hash/i)
    clients.guest = await server.signIn('guest')
  })

  test('is all or none', async () => {
    const sessionId = await idOf('guest')
    expect((await kick([sessionId, 9999])).status).toBe(404)
    expect(await isOpen(clients.guest)).toBe(true)
  })

  test('out of scope answers like one that is not there', async () => {
    for (const name of ['admin', 'guest']) {
      const hidden = await kick([await idOf(name)], clients.editor)
      expect([hidden.status, hidden.body]).toEqual([404, (await kick([9999], clients.editor)).body])
    }
    expect(await isOpen(clients.admin)).toBe(true)
  })
})

test('a person ends all of their sessions at once, and those of nobody else', async () => {
  const own = await openServer()
  const [here, there, other] = [await own.signIn('guest'), await own.signIn('guest'), await own.signIn('editor')]
  const { token } = await here.get(api.ownTokens.add, { body: { tokenName: 'nightly', permissions: null } })
  await here.get(api.ownSessions.endAll)
  expect([await isOpen(here), await isOpen(there), await isOpen(other)]).toEqual([false, false, true])
  expect(await isOpen(own.client(token))).toBe(true)
  expect(await lastLog(own)).toMatchObject({ kind: 'kick', before: [{ username: 'guest' }, { username: 'guest' }] })
  await own.close()
})

describe('a session nobody uses', () => {
  const hour = 3_600_000

  test('ends after the idle time, also under a console that keeps asking for its rights', async () => {
    const idle = await openServer({ idleMillis: 8 * hour })
    const left = await idle.signIn('guest')
    for (let hours = 0; hours < 7; hours++) {
      idle.wait(hour)
      expect((await left.ask(api.session.rights)).status).toBe(200)
    }
    idle.wait(2 * hour)
    expect((await left.ask(api.session.rights)).status).toBe(401)
    await idle.close()
  })

  test('ends after the idle time, and each call starts it again', async () => {
    const idle = await openServer({ idleMillis: 8 * hour })
    const [used, left] = [await idle.signIn('guest'), await idle.signIn('guest')]
    idle.wait(7 * hour)
    expect(await isOpen(used)).toBe(true)
    idle.wait(2 * hour)
    expect([await isOpen(used), await isOpen(left)]).toEqual([true, false])
    expect(await used.get(api.ownSessions.list)).toHaveLength(1)
    await idle.close()
  })

  test('ends after seven days even if it is used', async () => {
    const busy = await openServer({ idleMillis: 8 * hour })
    const client = await busy.signIn('guest')
    for (let time = 0; time < 7 * 24; time += 4) {
      expect(await isOpen(client)).toBe(true)
      busy.wait(4 * hour)
    }
    expect(await isOpen(client)).toBe(false)
    await busy.close()
  })
})

describe('own sessions', () => {
  test('are listed for everybody, the newest first, this one marked', async () => {
    const other = await server.signIn('guest')
    const own = await clients.guest.get(api.ownSessions.list)
    expect(own.map((session) => session.own)).toEqual([false, true])
    expect((await other.get(api.ownSessions.list)).map((session) => session.own)).toEqual([true, false])
  })

  test('may be ended, those of others not', async () => {
    const other = await server.signIn('guest')
    const [newest] = await clients.guest.get(api.ownSessions.list)
    expect((await end([await idOf('editor')], clients.guest)).status).toBe(404)
    expect((await end([newest!.sessionId], clients.guest)).status).toBe(200)
    expect([await isOpen(other), await isOpen(clients.guest), await isOpen(clients.editor)]).toEqual([
      false,
      true,
      true,
    ])
  })
})
