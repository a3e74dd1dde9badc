import { api } from '#product/contract'
import type { Endpoint } from 'atrium/contract/endpoint'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { demoPassword, openServer, type TestServer } from '#server-test/server'

let server: TestServer
let isSecure = true
const openBound = async (options: Parameters<typeof openServer>[0] = {}) => {
  isSecure = true
  server = await openServer({ sessionBinding: 'strict', isSecure: () => isSecure, ...options })
}
afterEach(() => server.close())

interface Halves {
  readonly token?: string
  readonly cookie?: string
}

/** Makes a call as a browser does: with the token as a header, and with the cookie beside it. */
async function ask({ method, path }: Endpoint, { token, cookie }: Halves, body?: object) {
  const response = await server.app.request(`http://localhost${path}`, {
    method,
    headers: { ...(token && { token }), ...(cookie && { cookie }), 'content-type': 'application/json', lang: 'en' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { msg, data } = (await response.json()) as { msg: string; data: { error: string } & string }
  return { status: response.status, error: data?.error, msg, data, set: response.headers.get('set-cookie') }
}

async function signIn(username = 'admin'): Promise<{ token: string; cookie: string; set: string | null }> {
  const { data, set } = await ask(api.session.login, {}, { username, password: demoPassword })
  return { token: data, cookie: set?.split(';')[0] ?? '', set }
}

test('a session over TLS has two halves, neither of which opens anything without the other', async () => {
  await openBound()
  const [own, other] = [await signIn(), await signIn('guest')]
  expect(own.set).toMatch(/^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  expect((await ask(api.session.userInfo, own)).status).toBe(200)
  expect(await ask(api.session.userInfo, { token: own.token })).toMatchObject({
    status: 401,
    error: 'session.otherBrowser',
    msg: 'This login belongs to another browser. Log in again',
  })
  expect((await ask(api.session.userInfo, { token: own.token, cookie: other.cookie })).error).toBe(
    'session.otherBrowser',
  )
  expect((await ask(api.session.userInfo, { cookie: own.cookie })).error).toBe('session.missing')
  // Writes look again inside of their transaction.
  const body = { nickname: 'Somebody', version: 1 }
  expect((await ask(api.profile.edit, { token: own.token }, body)).error).toBe('session.otherBrowser')
  const stored = await server.deps.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(own.cookie.split('=')[1])
})

test('a call without TLS has no cookie, so that it does not go on with a session over TLS', async () => {
  await openBound()
  const own = await signIn()
  isSecure = false
  expect((await ask(api.session.userInfo, own)).error).toBe('session.otherBrowser')
  expect((await signIn('guest')).set).toBeNull()
})

test('the cookie stays the same when the token becomes another one, and goes with the session', async () => {
  await openBound()
  const own = await signIn()
  await ask(api.session.lock, own, { password: 'tea break' })
  const { data: token, set } = await ask(api.session.unlock, own, { password: 'tea break' })
  expect(set).toBeNull()
  const renewed = { token, cookie: own.cookie }
  expect((await ask(api.session.userInfo, renewed)).status).toBe(200)
  const ended = await ask(api.session.logout, renewed)
  expect(ended.set).toBe('__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict')
  expect((await ask(api.session.userInfo, renewed)).error).toBe('session.signedOut')
})

test('below a path the cookie has a name of its own', async () => {
  await openBound({ basePath: '/back/office' })
  expect((await signIn()).cookie).toMatch(/^__Host-session!back!office=/)
})

test('without the setting the token alone is the session, also of one that was bound before', async () => {
  await openBound()
  const own = await signIn()
  const deps = { ...server.deps, sessionBinding: 'header' as const }
  server.app = createApp(deps.product, deps)
  expect((await ask(api.session.userInfo, { token: own.token })).status).toBe(200)
  expect((await signIn('guest')).set).toBeNull()
})

test('an API token needs no cookie, and takes no part of a session', async () => {
  await openBound()
  const own = await signIn()
  const form = { tokenName: 'nightly', permissions: null, dataScope: null, addresses: [] }
  const { token } = (await ask(api.ownTokens.add, own, form)).data as unknown as { token: string }
  const authorization = `Bearer ${token}`
  const read = (headers: Record<string, string>) =>
    server.app.request('http://localhost/api/system/post/list', { headers: { authorization, ...headers } })
  expect((await read({})).status).toBe(200)
  // Browsers send it by themselves, such as from the page that describes the API.
  expect((await read({ cookie: own.cookie })).status).toBe(200)
  expect((await read({ token: own.token, cookie: own.cookie })).status).toBe(400)
})
