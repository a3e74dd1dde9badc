import { api, contract } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from '#server-test/server'

const { endpoints } = contract

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const send = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
  server.app.request(path, {
    ...init,
    headers: { token: admin.token!, 'content-type': 'application/json', ...init.headers },
  })

describe('requests that no call answers', () => {
  test('an unknown path is 404 in the wrapper', async () => {
    const answer = await send('/api/nothing')
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { code: 404, data: { error: 'request.notFound' } },
    ])
  })

  test('a known path with another method is 405', async () => {
    expect((await send('/api/system/user/list', { method: 'POST' })).status).toBe(405)
  })

  test.each(['{', '[1', 'null,', '{"username":"a\\u0000b","password":"x"}'])(
    'the body %s is rejected',
    async (body) => {
      const answer = await send('/api/user/login', { method: 'POST', body })
      expect([answer.status, (await answer.json()).data.error]).toEqual([400, 'request.notJson'])
    },
  )

  test.each(['null', '[]', '"text"', '5', ''])('a body that is no object is rejected: %s', async (body) => {
    const answer = await send('/api/user/login', { method: 'POST', body })
    expect(answer.status).toBe(400)
  })

  test('more than a megabyte is 413', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(1024 * 1024), password: 'x' })
    expect((await send('/api/user/login', { method: 'POST', body })).status).toBe(413)
  })

  test('a call without a body takes the empty object and nothing more', async () => {
    const info = (body: string) => send('/api/user/getUserInfo', { method: 'POST', body })
    expect((await info('{}')).status).toBe(200)
    expect((await info('')).status).toBe(200)
    expect((await info('{"admin":true}')).status).toBe(400)
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'the field %s is as unknown as any other, at every depth',
    async (name) => {
      const error = async (path: string, body?: string) => {
        const answer = await send(path, body === undefined ? {} : { method: 'POST', body })
        return [answer.status, (await answer.json()).data.fields]
      }
      const unknown = (field: string) => [400, Object.fromEntries([[field, '不支持的字段']])]
      expect(await error(`/api/system/user/list?${name}=1`)).toEqual(unknown(name))
      expect(await error(`/api/user/loginOptions?${name}=1`)).toEqual(unknown(name))
      const login = `{"username":"a","password":"b","${name}":{"admin":true}}`
      expect(await error('/api/user/login', login)).toEqual(unknown(name))
      const rows = `{"rows":[{"username":"a","${name}":{"username":"b"}}],"dryRun":true,"updateExisting":false}`
      expect(await error('/api/system/user/import', rows)).toEqual(unknown(`rows.0.${name}`))
      expect(await error(`/api/system/user/list?${name}=1&${name}=2`)).toEqual([400, expect.anything()])
    },
  )

  test('an unknown language is answered in Chinese', async () => {
    const answer = await send('/api/nothing', { headers: { lang: 'klingon' } })
    expect((await answer.json()).msg).toBe('请求的资源不存在')
  })
})

describe('errors of our own', () => {
  test('answer a request id and nothing else, and are logged whole', async () => {
    const lines: unknown[][] = []
    const broken = await openServer({ log: (...line) => void lines.push(line) })
    const client = await broken.signIn('admin')
    await broken.deps.db.schema.dropTable('signIns').execute()
    const { status, body, errorData } = await client.ask(api.signInLogs.list, { query: {} })
    expect(status).toBe(500)
    expect(errorData).toEqual({ error: 'server.failed', requestId: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(JSON.stringify(body)).not.toMatch(/sign_ins|select|node_modules/i)
    expect(JSON.stringify(lines)).toMatch(/sign_ins/)
    expect(JSON.stringify(lines)).toContain(errorData.requestId)
    await broken.close()
  })

  test('a request is logged with its id, and no token or password in it', async () => {
    const lines: unknown[][] = []
    const logged = await openServer({ log: (...line) => void lines.push(line) })
    const { token } = await logged.signIn('admin')
    const { headers } = await logged.client(token).ask(api.session.userInfo)
    const last = lines.at(-1)!
    expect(last[2]).toMatchObject({
      requestId: headers.get('x-request-id'),
      path: '/api/user/getUserInfo',
      status: 200,
      userId: 1,
    })
    expect(JSON.stringify(lines)).not.toContain(token)
    expect(JSON.stringify(lines)).not.toContain('Atrium#2026')
    await logged.close()
  })

  test('answers are never cached', async () => {
    expect((await send('/api/dashboard')).headers.get('cache-control')).toBe('no-store')
  })
})

test('every answer forbids guessing its type, frames, and a referrer for other sites', async () => {
  const large = JSON.stringify({ username: 'x'.repeat(1024 * 1024) })
  const answers: [status: number, answer: Response][] = [
    [200, await send('/api/dashboard')],
    [200, await send('/api/openapi.json')],
    [200, await send('/api/system/post/export?format=csv')],
    [200, await send('/api/system/user/importTemplate?format=xlsx')],
    [400, await send('/api/dashboard?x=1')],
    [401, await send('/api/dashboard', { headers: { token: '' } })],
    [403, await send('/api/system/user/list', { headers: { token: (await server.signIn('guest')).token! } })],
    [404, await send('/api/nothing')],
    [405, await send('/api/dashboard', { method: 'PUT' })],
    [413, await send('/api/user/login', { method: 'POST', body: large })],
    [415, await send('/api/user/login', { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } })],
  ]
  for (const [status, { status: answered, headers }] of answers) {
    expect(answered).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  }
})

test('every call of the contract is mounted', async () => {
  for (const [name, { method, path }] of endpoints) {
    const answer = await server.app.request(path, { method })
    expect([name, answer.status === 404 || answer.status === 405]).toEqual([name, false])
  }
})
