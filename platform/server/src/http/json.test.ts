import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { api } from '#product/contract'
import { maxPasswordResets } from 'atrium/contract/system/user/password-resets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compress } from '#server/runtimes/node/compress'
import { demoPassword, openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer({ compress })
  clients = await signInAll(server)
})
afterAll(() => server.close())

type Headers = Record<string, string>

const send = (path: string, headers: Headers = {}, init: RequestInit = {}) =>
  server.app.request(path, {
    ...init,
    headers: { token: clients.admin.token!, 'content-type': 'application/json', ...headers },
  })
const users = '/api/system/user/list'
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('an answer above 1 KB', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is compressed for a caller that accepts %s', async (accepted, encoding, decompress) => {
    const plain = await (await send(users)).text()
    const answer = await send(users, { 'accept-encoding': accepted })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json',
      vary: 'accept-encoding',
    })
    const bytes = await bytesOf(answer)
    expect(bytes.length).toBeLessThan(plain.length / 2)
    expect(decompress(bytes).toString()).toBe(plain)
  })

  test.each([undefined, 'identity', 'deflate', 'br;q=0', ''])(
    'stays as it is for one that accepts %s, and says that others get another',
    async (accepted) => {
      const answer = await send(users, accepted === undefined ? {} : { 'accept-encoding': accepted })
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'accept-encoding'])
      expect((await answer.json()).data.items).toHaveLength(4)
    },
  )

  test('is compressed too when it is long', async () => {
    const { db } = server.engine
    const rows = Array.from({ length: 1000 }, (_, n) => ({ deptName: `Department ${n}`, pid: 1 }))
    const [sample] = await db.selectFrom('depts').selectAll().where('deptId', '=', 2).execute()
    const { deptId: _, ...rest } = sample!
    for (let from = 0; from < rows.length; from += 50)
      await db
        .insertInto('depts')
        .values(rows.slice(from, from + 50).map((row) => ({ ...rest, ...row })))
        .execute()
    const plain = await (await send('/api/system/dept/list')).text()
    expect(plain.length).toBeGreaterThan(100_000)
    for (const [accepted, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const answer = await send('/api/system/dept/list', { 'accept-encoding': accepted })
      expect(decompress(await bytesOf(answer)).toString()).toBe(plain)
    }
  })
})

test('short answers stay as they are', async () => {
  const answer = await send('/api/user/rights', { 'accept-encoding': 'br' })
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, null])
})

test('the description of the API is compressed', async () => {
  const answer = await send('/api/openapi.json', { 'accept-encoding': 'br' })
  expect(JSON.parse(brotliDecompressSync(await bytesOf(answer)).toString()).openapi).toBe('3.1.0')
})

test('answers that hold a token or passwords stay as they are, however long', async () => {
  const body = JSON.stringify({ username: 'guest', password: demoPassword })
  const login = await send('/api/user/login', { 'accept-encoding': 'br' }, { method: 'POST', body })
  expect([login.status, login.headers.get('content-encoding')]).toEqual([200, null])
  const { db } = server.engine
  const [sample] = await db.selectFrom('users').selectAll().where('username', '=', 'guest').execute()
  const { userId: _, ...rest } = sample!
  const added = Array.from({ length: maxPasswordResets }, (_, n) => {
    const own = {
      username: `${'long-'.repeat(20)}${n}`,
      email: `${n}@x.example`,
      phoneNumber: `139000000${10 + n}`,
    }
    return { ...rest, ...own }
  })
  const userIds = (await db.insertInto('users').values(added).returning('userId').execute()).map(({ userId }) => userId)
  const asked = { method: 'PUT', body: JSON.stringify({ userIds }) }
  const reset = await send('/api/system/user/resetPwds', { 'accept-encoding': 'br' }, asked)
  const { length } = await reset.clone().text()
  expect([reset.status, length > 1024, reset.headers.get('content-encoding')]).toEqual([200, true, null])
})

test('an export is sent as it is written', async () => {
  const answer = await send('/api/system/user/export?format=csv', { 'accept-encoding': 'br' })
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null])
  expect(await answer.text()).toContain('admin')
})

test('a runtime without a network compresses nothing', async () => {
  const plain = await openServer()
  const { token } = await plain.signIn('admin')
  const answer = await plain.app.request(users, { headers: { token: token!, 'accept-encoding': 'br' } })
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, null])
  expect((await answer.json()).data.items).toHaveLength(4)
  await plain.close()
})

test('no browser keeps the own menu', async () => {
  for (const method of ['GET', 'POST']) {
    const { headers } = await send(api.session.routers.path, {}, { method })
    expect([headers.get('etag'), headers.get('cache-control')]).toEqual([null, 'no-store'])
  }
})
