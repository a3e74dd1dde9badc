import { api, contract } from '#product/contract'
import type { Endpoint, Wrapper } from 'atrium/contract/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lastLog } from '#server-test/operation-logs'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { takesKey } from './idempotency'

const day = 86_400_000

let server: TestServer
let admin: Client
let made = 0
let key: string
beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())
beforeEach(() => {
  key = `key ${++made}`
})

const posts = async () => (await admin.get(api.posts.list, { query: { size: 100 } })).items
const form = (name: string) => ({ postCode: name, postName: name, postSort: 1 })
const newForm = () => form(`post${++made}`)

interface Sent {
  readonly key?: string
  readonly body?: object
  readonly query?: string
  readonly token?: string | undefined
  readonly lang?: string
}

async function send(endpoint: Endpoint, { key: own = key, body, query = '', token = admin.token, lang = 'en' }: Sent) {
  const credential: Record<string, string> = token?.startsWith('atr_')
    ? { authorization: `Bearer ${token}` }
    : { token: token! }
  const response = await server.app.request(`http://localhost${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: { ...credential, lang, 'content-type': 'application/json', 'idempotency-key': own },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { msg, data } = (await response.json()) as Wrapper<{ error?: string }>
  return { status: response.status, msg, data, replayed: response.headers.get('idempotent-replayed') }
}

const addPost = (sent: Sent) => send(api.posts.add, sent)

describe('a write with a key', () => {
  test('is done once, and its repetition gets the same response', async () => {
    const body = newForm()
    const first = await addPost({ body })
    expect(first).toMatchObject({ status: 200, replayed: null })
    const log = await lastLog(server)
    // Whatever the order of the fields.
    const again = await addPost({ body: Object.fromEntries(Object.entries(body).toReversed()) })
    expect(again).toEqual({ ...first, replayed: 'true' })
    expect((await lastLog(server)).logId).toBe(log.logId)
    expect((await addPost({ body, lang: 'zh-cn' })).data).toBe(first.data)
    expect((await posts()).filter(({ postCode }) => postCode === body.postCode)).toHaveLength(1)
  })

  test('is done once where several arrive at the same time', async () => {
    const body = newForm()
    const all = await Promise.all(Array.from({ length: 8 }, () => addPost({ body })))
    expect(new Set(all.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    expect(all.filter(({ replayed }) => replayed === null)).toHaveLength(1)
    expect((await posts()).filter(({ postCode }) => postCode === body.postCode)).toHaveLength(1)
  })

  test('is done once where it is slow to prepare', async () => {
    const name = `user${++made}`
    const body = { username: name, nickname: name, password: 'quiet harbour 41', deptId: 1, roleIds: [] }
    const all = await Promise.all(Array.from({ length: 3 }, () => send(api.users.add, { body })))
    expect(all.map(({ status, data }) => [status, data])).toEqual(all.map(() => [200, all[0]!.data]))
    expect(all.filter(({ replayed }) => replayed === null)).toHaveLength(1)
    const rows = JSON.stringify(await server.deps.db.selectFrom('idempotencyKeys').selectAll().execute())
    expect(rows).not.toMatch(/quiet|user/)
  })

  test('rejects another content, another address and another call with the key', async () => {
    const body = newForm()
    const first = await addPost({ body })
    const other = await addPost({ body: newForm() })
    expect(other).toMatchObject({ status: 422, data: { error: 'idempotency.otherCall' }, replayed: null })
    expect(other.msg).toBe('This Idempotency-Key was used for another request. Use another one')
    expect((await send(api.posts.delete, { query: `?ids=${JSON.stringify(first.data)}` })).status).toBe(422)
    expect((await addPost({ body })).replayed).toBe('true')
  })

  test('that failed has no response that is kept', async () => {
    const taken = (await posts())[0]!.postCode
    expect((await addPost({ body: { ...newForm(), postCode: taken } })).status).toBe(409)
    expect(await addPost({ body: newForm() })).toMatchObject({ status: 200, replayed: null })
  })

  test('is forgotten after a day, and the nightly job deletes it', async () => {
    const own = await openServer()
    const before = [server, admin] as const
    ;[server, admin] = [own, await own.signIn('admin')]
    const [first, body] = [await addPost({ body: newForm() }), newForm()]
    own.wait(day - 1000)
    admin = await own.signIn('admin')
    expect(first.status).toBe(200)
    const { token } = await admin.get(api.ownTokens.add, {
      body: { tokenName: 'kept', permissions: null },
    })
    expect(await addPost({ body, token })).toMatchObject({ status: 200, replayed: null })
    own.wait(day - 1000)
    expect((await addPost({ body, token })).replayed).toBe('true')
    own.wait(1000)
    // It runs, and finds what the first one added.
    expect((await addPost({ body, token })).status).toBe(409)
    expect(await addPost({ body: newForm(), token })).toMatchObject({ status: 200, replayed: null })
    await own.runJobs()
    own.wait(day)
    await own.runJobs()
    expect(await own.deps.db.selectFrom('idempotencyKeys').selectAll().execute()).toEqual([])
    ;[server, admin] = before
    await own.close()
  })

  test('is of one caller', async () => {
    const body = newForm()
    await addPost({ body })
    const other = await server.signIn('admin')
    expect(await addPost({ body, token: other.token })).toMatchObject({ status: 409, replayed: null })
    expect((await addPost({ body: newForm(), token: other.token })).status).toBe(200)
  })

  test('needs access at each repetition', async () => {
    const common = await server.signIn('common')
    const editor = await server.signIn('editor')
    const body = newForm()
    expect((await addPost({ body, token: editor.token })).status).toBe(200)
    expect((await addPost({ body, token: common.token })).status).toBe(403)
    await editor.get(api.session.logout)
    expect((await addPost({ body, token: editor.token })).status).toBe(401)
  })
})

describe('a key', () => {
  test('is 1 to 255 printable characters', async () => {
    for (const wrong of ['', 'ü', 'a\tb', 'x'.repeat(256)]) {
      const { status, data } = await addPost({ key: wrong, body: newForm() })
      expect([status, data.error]).toEqual([400, 'idempotency.badKey'])
    }
    expect((await addPost({ key: `${++made}`.padEnd(255, 'x'), body: newForm() })).status).toBe(200)
  })

  test('is not taken by calls whose response is not stored, and of no account for a read', async () => {
    const form = { tokenName: 'once', permissions: null }
    const rejected = [
      await send(api.ownTokens.add, { body: form }),
      await send(api.fieldFiles.remove, { query: '?id=0123456789abcdef0123456789abcdef' }),
      await send(api.personData.exportData, { query: '?userId=1&timeZone=UTC' }),
    ]
    for (const { status, data } of rejected) expect([status, data.error]).toEqual([400, 'idempotency.notHere'])
    expect((await send(api.posts.list, {})).status).toBe(200)
    expect((await send(api.posts.list, { key: 'ü' })).status).toBe(200)
  })

  test('is taken by no call whose response may hold a secret', () => {
    const taking = contract.endpoints.filter(([, endpoint]) => takesKey(endpoint))
    const texts = taking.filter(([, { reply }]) => reply.safeParse('text').success).map(([name]) => name)
    // A reply that is just a text is a secret in all of them: such a call says `showsSecret`.
    expect(texts).toEqual([])
    expect(taking.filter(([, { reply }]) => reply.safeParse(undefined).success).map(([name]) => name)).toEqual([])
  })
})
