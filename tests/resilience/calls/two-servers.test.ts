import { api } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#server-test/postgres'
import { createClient, demoPassword, type Client, type TestServer } from '#server-test/server'
import { startServer, type ServerProcess } from '../server-process'

// Two servers share a database: a change made through one of them is in effect at the other with its next call.

let postgres: TestPostgres
let servers: ServerProcess[]
let apps: TestServer['app'][]
let admin: Client
beforeAll(async () => {
  postgres = await startPostgres()
  const start = () => startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'error', SEED: 'demo' })
  // The second one finds the seed of the first.
  const first = start()
  const addresses = [await first.address]
  const second = start()
  addresses.push(await second.address)
  servers = [first, second]
  apps = addresses.map((address) => {
    const request = (url: string, init?: RequestInit) => fetch(url.replace('http://localhost', address), init)
    return { request } as unknown as TestServer['app']
  })
  admin = await signIn(0, 'admin')
}, 120_000)
afterAll(async () => {
  for (const server of servers) await server.stop()
  await postgres.close()
})

async function signIn(at: 0 | 1, username: string): Promise<Client> {
  const body = { username, password: demoPassword }
  return createClient(apps[at]!, await createClient(apps[at]!).get(api.session.login, { body }))
}

/** The session of a client, at a server. */
const sameAt = (at: 0 | 1, { token }: Client) => createClient(apps[at]!, token)

const userIdOf = async (username: string) => {
  const { items } = await admin.get(api.users.list, { query: { username, page: 1, size: 10 } })
  return items.find((user) => user.username === username)!.userId
}

test('a session of one server is a session of the other, and ends at both', async () => {
  const editor = await signIn(0, 'editor')
  expect((await sameAt(1, editor).ask(api.session.userInfo)).status).toBe(200)
  await editor.get(api.session.logout)
  expect((await sameAt(1, editor).ask(api.session.userInfo)).status).toBe(401)
})

test('failed sign-ins count together', async () => {
  const body = { username: 'common', password: 'wrong' }
  const statuses: number[] = []
  for (const at of [0, 1, 0, 1, 0, 1])
    statuses.push((await createClient(apps[at]!).ask(api.session.login, { body })).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test('a locked session is locked at both, and unlocked at both', async () => {
  const editor = await signIn(0, 'editor')
  const other = sameAt(1, editor)
  await editor.get(api.session.lock, { body: { password: 'until lunch' } })
  expect((await other.ask(api.session.userInfo)).status).toBe(423)
  const token = await other.get(api.session.unlock, { body: { password: demoPassword } })
  for (const at of [0, 1] as const)
    expect((await sameAt(at, { ...editor, token }).ask(api.session.userInfo)).status).toBe(200)
})

test('a role that is taken away, and a user who is disabled, count at once', async () => {
  const editor = await signIn(1, 'editor')
  const userId = await userIdOf('editor')
  const list = { query: { page: 1, size: 10 } }
  expect((await editor.ask(api.posts.list, list)).status).toBe(200)
  await admin.get(api.users.setRoles, { body: { userId, roleIds: [] } })
  expect((await editor.ask(api.posts.list, list)).status).toBe(403)
  await admin.get(api.users.changeStatus, { body: { userId, status: 0 } })
  expect((await editor.ask(api.session.userInfo)).status).toBe(401)
})

test('a setting counts with the next call', async () => {
  const settings = await admin.get(api.settings.list, { query: {} })
  const { settingId, version } = settings.find(({ name }) => name === '产品名称')!
  await admin.get(api.settings.edit, { body: { settingId, value: 'Harbour office', version } })
  const { brand } = await createClient(apps[1]!).get(api.session.loginOptions)
  expect(brand.name).toBe('Harbour office')
})

test('a notice is told at once to those whose stream is at the other server', async () => {
  const guest = await signIn(1, 'guest')
  const ending = new AbortController()
  const headers = { token: guest.token! }
  const response = await apps[1]!.request(`http://localhost${api.events.stream.path}`, {
    headers,
    signal: ending.signal,
  })
  const events = readEvents(response)
  expect(await events.next()).toMatchObject({ value: 'open' })
  await admin.get(api.users.setRoles, { body: { userId: await userIdOf('guest'), roleIds: [] } })
  expect(await events.next()).toMatchObject({ value: 'notices' })
  ending.abort()
  const [notice] = await guest.get(api.notices.list)
  expect(notice).toMatchObject({ link: '/profile/index?tab=facts', isRead: false })
})

/** The names of the events of a stream, without its beats. */
async function* readEvents(response: Response): AsyncGenerator<string> {
  const texts = response.body!.pipeThrough(new TextDecoderStream())
  let rest = ''
  for await (const text of texts) {
    rest += text
    for (const [, name] of rest.matchAll(/^event: (.+)$/gm)) if (name !== 'beat') yield name!
    rest = rest.slice(rest.lastIndexOf('\n') + 1)
  }
}
