import { once } from 'node:events'
import { Agent, request, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { megabyte } from 'atrium/contract/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { listen } from './http-server'

let api: TestServer
let server: Server
let port: number
let token: string
beforeAll(async () => {
  api = await openServer()
  token = (await api.signIn('admin')).token!
  server = await listen(api.app.fetch, { port: 0, host: '127.0.0.1', trustProxy: 1, basePath: '' })
  ;({ port } = server.address() as AddressInfo)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await api.close()
})

interface Sent {
  path: string
  body: string
  headers?: Record<string, string>
  chunked?: boolean
}

/** Sends a whole request, and returns its result. */
async function send(agent: Agent, { path, body, headers, chunked }: Sent) {
  const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': Buffer.byteLength(body) }
  const all = { 'content-type': 'application/json', ...length, ...headers }
  const sent = request({ port, path, method: 'POST', agent, headers: all })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const connection = sent.socket
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += String(part)
  return { status: answer.statusCode, header: answer.headers.connection, code: JSON.parse(text).code, connection }
}

const large = JSON.stringify({ username: 'x'.repeat(3 * megabyte), password: 'x' })
const errors: [status: number, name: string, sent: Sent][] = [
  [413, 'a body that says that it is too large', { path: '/api/user/login', body: large }],
  [413, 'a body that proves too large', { path: '/api/user/login', body: large, chunked: true }],
  [401, 'nobody', { path: '/api/system/user/import', body: large }],
  [401, 'nobody, in chunks', { path: '/api/system/user/import', body: large, chunked: true }],
  [404, 'a call that does not exist', { path: '/api/nothing', body: large }],
  [415, 'a form', { path: '/api/user/login', body: 'a'.repeat(megabyte), headers: { 'content-type': 'text/plain' } }],
  [400, 'a body that nests too deeply', { path: '/api/user/login', body: '['.repeat(megabyte) }],
]

describe('a connection on which a body was rejected', () => {
  test.each(errors)('with %i for %s serves the next request, or says that it closes', async (status, _, sent) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const rejected = await send(agent, sent)
    expect([rejected.status, rejected.code]).toEqual([status, status])
    const next = await send(agent, { path: '/api/user/getUserInfo', body: '', headers: { token } })
    expect(next.status).toBe(200)
    expect(next.connection === rejected.connection).toBe(rejected.header === 'keep-alive')
    agent.destroy()
  })

  test.each([401, 404, 415, 400])('with %i stays open where the body had arrived', async (status) => {
    const sent = { ...errors.find((error) => error[0] === status)![2] }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const rejected = await send(agent, { ...sent, body: sent.body.slice(0, 100) })
    const next = await send(agent, { path: '/api/user/getUserInfo', body: '', headers: { token } })
    expect([rejected.status, rejected.header, next.status]).toEqual([status, 'keep-alive', 200])
    expect(next.connection).toBe(rejected.connection)
    agent.destroy()
  })

  test('closes when the client sends nothing more', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /api/nothing HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{')
    let text = ''
    for await (const part of socket.setEncoding('utf8')) text += String(part)
    expect(text).toMatch(/^HTTP\/1.1 404 .*\r\nconnection: close\r\n.*"request.notFound"/is)
  })
})

test('the browser is asked to stay with TLS where it came by it, and nowhere else', async () => {
  const policyOf = async (headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/loginOptions`, { headers })
    return answer.headers.get('strict-transport-security')
  }
  expect(await policyOf({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
  expect(await policyOf({ 'x-forwarded-proto': 'http' })).toBeNull()
  expect(await policyOf({})).toBeNull()
})

test('headers have to arrive within 10 seconds, and a request within 5 minutes', () => {
  const { connectionsCheckingInterval } = server as Server & { connectionsCheckingInterval: number }
  expect(server.headersTimeout + connectionsCheckingInterval).toBeLessThan(10_000)
  expect(server.requestTimeout).toBe(300_000)
})

describe('a server below a path', () => {
  let below: Server
  beforeAll(async () => {
    below = await listen(api.app.fetch, { port: 0, host: '127.0.0.1', trustProxy: undefined, basePath: '/admin' })
  })
  afterAll(() => void below.close())

  const get = (path: string) => {
    const headers = { token, connection: 'close' }
    const address = `http://127.0.0.1:${(below.address() as AddressInfo).port}${path}`
    return fetch(address, { headers, redirect: 'manual' })
  }

  test.each([
    ['/admin/api/openapi.json?x=1', 200],
    ['/admin?x=1', 308],
    ['/api/openapi.json', 404],
    ['/administrator', 404],
    ['/', 404],
    ['/health/live', 200],
    ['/admin/health/live', 200],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  test('leads from the path without its slash to the one with it', async () => {
    expect((await get('/admin?x=1')).headers.get('location')).toBe('/admin/?x=1')
  })
})
