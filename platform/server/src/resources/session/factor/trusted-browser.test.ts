import { api } from '#product/contract'
import type { Endpoint } from 'atrium/contract/endpoint'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, turnOnTotp } from '#server-test/records/factor'
import { lastLog } from '#server-test/operation-logs'
import { demoPassword, openServer, type TestServer } from '#server-test/server'

const month = 30 * 86_400_000
const step = 30_000
const editorId = 2

let server: TestServer
let isSecure: boolean
let address: string
let jar: Record<string, string>

beforeEach(async () => {
  isSecure = true
  jar = {}
  server = await openServer({ sessionBinding: 'strict', isSecure: () => isSecure })
  const app = await turnOnTotp(server, await bound('editor'))
  address = app.address
  server.wait(2 * step)
})
afterEach(() => server.close())

/** Makes a call as a browser does, which keeps cookies. */
async function ask({ method, path }: Endpoint, token = '', body?: object) {
  const cookie = Object.entries(jar)
    .map((pair) => pair.join('='))
    .join('; ')
  const response = await server.app.request(`http://localhost${path}`, {
    method,
    headers: { token, cookie, 'content-type': 'application/json', 'user-agent': 'Firefox' },
    ...(body && { body: JSON.stringify(body) }),
  })
  for (const set of response.headers.getSetCookie()) {
    const [name, value] = set.split(';')[0]!.split('=')
    jar[name!] = value!
  }
  const { data } = (await response.json()) as { data: { error: string } & string }
  return { status: response.status, data, error: data?.error, set: response.headers.getSetCookie() }
}

/** A client of the tests that sends the cookie of the session as well. */
async function bound(username: string) {
  const { data } = await ask(api.session.login, '', { username, password: demoPassword })
  const client = server.client(data)
  const get = (endpoint: Endpoint, input?: { body?: object }) =>
    ask(endpoint, data, input?.body).then((answer) => answer.data)
  return { ...client, get } as never as Parameters<typeof turnOnTotp>[1]
}

const logIn = (more: object = {}, username = 'editor') =>
  ask(api.session.login, '', { username, password: demoPassword, ...more })
const codeNow = () => codeAt(address, server.deps.now())
const keep = () => logIn({ code: codeNow(), keepBrowser: true })
const list = async (token: string) => (await ask(api.ownBrowsers.list, token)).data as unknown as { own: boolean }[]

describe('a browser that is kept', () => {
  test('asks for no code for 30 days, and gets its cookie beside that of the session', async () => {
    expect((await logIn()).error).toBe('login.code')
    const { data: token, set } = await keep()
    expect(set).toHaveLength(2)
    expect(set[1]).toMatch(/^__Host-browser=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect(await list(token)).toMatchObject([{ agent: 'Firefox', own: true, lastUsedAt: null }])
    server.wait(month - 60_000)
    const again = await logIn()
    expect(again.status).toBe(200)
    expect(await list(again.data)).toMatchObject([{ lastUsedAt: expect.any(String) as string }])
    server.wait(60_000)
    expect((await logIn()).error).toBe('login.code')
    const stored = JSON.stringify(await server.deps.db.selectFrom('trustedBrowsers').selectAll().execute())
    expect(stored).not.toContain(jar['__Host-browser'])
  })

  test('is one by a code alone, and over TLS alone', async () => {
    await logIn({ keepBrowser: true })
    expect((await logIn({ code: codeNow() })).set).toHaveLength(1)
    server.wait(step)
    isSecure = false
    expect((await keep()).set).toEqual([])
    isSecure = true
    expect((await logIn()).error).toBe('login.code')
  })

  test('is so for the person who kept it, and still needs the password', async () => {
    await keep()
    expect((await logIn({ password: 'wrong' })).status).toBe(400)
    const { data: guest } = await logIn({}, 'guest')
    expect(await list(guest)).toEqual([])
    // Somebody else who shares the browser replaces the cookie, and both are trusted.
    const { deps } = server
    const before = jar['__Host-browser']
    server.wait(step)
    const { data: token } = await keep()
    expect(jar['__Host-browser']).not.toBe(before)
    expect(await list(token)).toHaveLength(1)
    expect(await deps.db.selectFrom('trustedBrowsers').selectAll().execute()).toHaveLength(1)
  })

  test.each([
    ['is removed from the list', removeAll],
    ['signs out everywhere', (token: string) => ask(api.ownSessions.endAll, token)],
    ['changes the password', changePassword],
  ])('is no more one after its person %s', async (_what, end) => {
    await keep()
    const { data: token } = await logIn()
    await end(token)
    const answers = [await logIn(), await logIn({ password: newPassword })]
    expect(answers.map(({ error }) => error)).toContain('login.code')
  })
})

const newPassword = 'walnut desk 7'

const changePassword = (token: string) =>
  ask(api.profile.changePassword, token, { old: demoPassword, new: newPassword })

async function removeAll(token: string): Promise<void> {
  const rows = (await list(token)) as unknown as { browserId: number }[]
  const path = `${api.ownBrowsers.end.path}?ids=${rows.map(({ browserId }) => browserId).join(',')}`
  expect((await ask({ ...api.ownBrowsers.end, path } as never, token)).status).toBe(200)
  expect(await lastLog(server)).toMatchObject({ before: [{ userId: editorId }] })
  expect((await ask({ ...api.ownBrowsers.end, path } as never, token)).status).toBe(404)
}
