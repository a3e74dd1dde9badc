import { api } from '#product/contract'
import { megabyte } from 'atrium/contract/endpoint'
import { maxImportRows } from 'atrium/contract/kind/import/limits'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openServer, type Client, type TestServer } from '#server-test/server'

const logged = vi.fn<TestServer['deps']['log']>()
let server: TestServer
let admin: Client
let guest: Client

beforeAll(async () => {
  server = await openServer({ log: logged })
  admin = await server.signIn('admin')
  guest = await server.signIn('guest')
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
  logged.mockClear()
})

const { path: importPath } = api.userImport.run
const json = { 'content-type': 'application/json', lang: 'en' }

/** A body in pieces, as a client sends one whose length it does not say, and how many bytes of it were taken. */
function bodyOf(pieces: Iterable<Uint8Array | Error | 'stall'>) {
  const iterator = pieces[Symbol.iterator]()
  const sent = { bytes: 0 }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = iterator.next()
        if (done) return controller.close()
        if (value === 'stall') return new Promise(() => {})
        if (value instanceof Error) return controller.error(value)
        sent.bytes += value.length
        controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return { sent, stream }
}

function* repeated(text: string, bytes: number): Generator<Uint8Array> {
  const piece = new TextEncoder().encode(text.repeat(Math.ceil((64 * 1024) / text.length)))
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece
}

const bytesOf = (...texts: string[]) => texts.map((text) => new TextEncoder().encode(text))

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { ...json, ...headers }, duplex: 'half' }
  const answer = await server.app.request(path, init)
  const { data, msg } = (await answer.json()) as { msg: string; data: { error: string; fields?: object } }
  return { status: answer.status, error: data?.error, msg, fields: data?.fields }
}

const thirtyMegabytes = 30 * megabyte

describe('a body is read', () => {
  test.each([
    ['nobody is signed in', () => ({}), [401, 'session.missing']],
    ['the token is not known', () => ({ token: 'x' }), [401, 'session.unknown']],
    ['the call is not permitted', () => ({ token: guest.token! }), [403, 'access.denied']],
  ])('not at all where %s', async (_name, headers: () => Record<string, string>, expected) => {
    const { stream, sent } = bodyOf(repeated('[', thirtyMegabytes))
    const { status, error } = await post(importPath, stream, headers())
    expect([status, error]).toEqual(expected)
    expect(sent.bytes).toBe(0)
  })

  test('not at all where no call is', async () => {
    for (const path of ['/api/nothing', '/api/user/getUserInfo/more']) {
      const { stream, sent } = bodyOf(repeated('[', thirtyMegabytes))
      expect((await post(path, stream)).status).toBe(404)
      expect(sent.bytes).toBe(0)
    }
  })

  test('not at all where its length says that it is too large', async () => {
    const { stream, sent } = bodyOf(repeated('"', 2 * megabyte))
    const answer = await post('/api/user/login', stream, { 'content-length': String(2 * megabyte) })
    expect([answer.status, answer.error, sent.bytes]).toEqual([413, 'request.tooLarge', 0])
  })

  test('to the limit where it has no length', async () => {
    const { stream, sent } = bodyOf(repeated('"', thirtyMegabytes))
    expect((await post('/api/user/login', stream)).status).toBe(413)
    expect(sent.bytes).toBeLessThanOrEqual(megabyte + 64 * 1024)
  })

  test('further for a call with a limit of its own', async () => {
    const { stream, sent } = bodyOf(repeated(' ', 32 * megabyte))
    const answer = await post(importPath, stream, { token: admin.token! })
    expect([answer.status, answer.msg]).toEqual([413, 'The request is too large. The limit is 30 MB'])
    expect(sent.bytes).toBeGreaterThan(29 * megabyte)
  })

  test('as a whole, however it is cut into pieces', async () => {
    const text = JSON.stringify({ username: '张\\"三', password: '\\u4e2d' })
    const bytes = new TextEncoder().encode(text)
    const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1))
    expect(await post('/api/user/login', bodyOf(single).stream)).toMatchObject({ status: 400, error: 'login.refused' })
  })
})

describe('values of a body', () => {
  test.each([
    ['too deep', '['],
    ['too deep', '{"a":'],
    ['too many', '1,'],
    ['too many', '"",'],
    ['too many', '[],'],
  ])('that are %s are rejected before more than a part is read: %s', async (_name, text) => {
    const start = text === '[' || text.startsWith('{') ? '' : '['
    const { stream, sent } = bodyOf([...bytesOf(start), ...repeated(text, 28 * megabyte)])
    const answer = await post(importPath, stream, { token: admin.token! })
    expect([answer.status, answer.error]).toEqual([400, 'request.tooComplex'])
    expect(answer.msg).toBe('The request body is too complex. It may nest 44 levels deep and hold 491520 values')
    expect(sent.bytes).toBeLessThanOrEqual(3 * megabyte)
  })

  test('are counted outside of texts alone', async () => {
    const password = `${'['.repeat(200)}\\"${','.repeat(40_000)}\\\\`
    const answer = await post('/api/user/login', `{"username":"admin","password":"${password}"}`)
    expect(answer).toMatchObject({ status: 400, error: 'request.invalid', fields: { password: expect.any(String) } })
  })

  test('may be as many as the largest import has', async () => {
    const cells = {
      nickname: '昵称',
      dept: '研发部',
      phoneNumber: '',
      email: '',
      sex: '',
      post: '',
      roles: '',
      status: '',
    }
    const rows = Array.from({ length: maxImportRows }, (_, row) => ({ username: `u${row}`, ...cells, remark: '备注' }))
    const { status } = await admin.ask(api.userImport.run, { body: { rows, dryRun: true, updateExisting: false } })
    expect(status).toBe(200)
  })

  test('may be as many as the largest form has', async () => {
    const ids = (first: number) => Array.from({ length: 5000 }, (_, at) => first + at)
    const body = { roleName: 'x', roleKey: 'x', roleSort: 1, menuIds: ids(1), deptIds: ids(1), dataScope: 2 }
    expect((await admin.ask(api.roles.add, { body })).errorData.error).not.toBe('request.tooComplex')
  })
})

describe('a body is rejected', () => {
  test.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/json; charset=gbk',
    '',
  ])('with 415 that is called "%s"', async (type) => {
    const body = JSON.stringify({ username: 'admin', password: 'Atrium#2026' })
    const answer = await post('/api/user/login', body, { 'content-type': type })
    expect([answer.status, answer.error]).toEqual([415, 'request.notJsonType'])
  })

  test.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
    'for its type unless it is called "%s"',
    async (type) => {
      const body = JSON.stringify({ username: 'admin', password: 'Atrium#2026' })
      expect((await post('/api/user/login', body, { 'content-type': type })).status).toBe(200)
    },
  )

  test('for its type only where there is one', async () => {
    const headers = { token: admin.token!, 'content-type': 'text/plain' }
    expect((await post('/api/user/getUserInfo', '', headers)).status).toBe(200)
    expect((await post('/api/user/getUserInfo', bodyOf([]).stream, headers)).status).toBe(200)
  })

  test('that is no UTF-8', async () => {
    const bytes = new Uint8Array(
      [...bytesOf('{"username":"'), new Uint8Array([0xff]), ...bytesOf('"}')].flatMap((part) => [...part]),
    )
    expect(await post('/api/user/login', bytes)).toMatchObject({ status: 400, error: 'request.notJson' })
  })
})

test('a client that goes away while it sends is no error of the server', async () => {
  const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const { stream } = bodyOf([...bytesOf('{"username":'), reset])
  expect(await post('/api/user/login', stream)).toMatchObject({ status: 400, error: 'request.aborted' })
  expect(logged.mock.calls.map(([level]) => level)).toEqual(['info'])
})

test('a body that stalls is answered with 408', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { stream, sent } = bodyOf([...bytesOf('{"username":'), 'stall'])
  const answer = post('/api/user/login', stream)
  await vi.waitFor(() => expect(sent.bytes).toBe(12))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await answer).toMatchObject({ status: 408, error: 'request.stalled' })
})
