import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'

const lines: unknown[][] = []
let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await openServer({ log: (...line) => void lines.push(line) })
  admin = await server.signIn('admin')
})
afterAll(() => server.close())
beforeEach(() => lines.splice(0))

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

test('a line has the id of the answer, the address, the endpoint, the user and the trace of the caller', async () => {
  const answer = await server.app.request(`${api.users.list.path}?username=secret`, {
    headers: { token: admin.token!, traceparent },
  })
  expect(lines).toEqual([
    [
      'info',
      'request',
      {
        requestId: answer.headers.get('x-request-id'),
        method: 'GET',
        route: api.users.list.path,
        path: api.users.list.path,
        status: 200,
        millis: expect.any(Number),
        address: '203.0.113.7',
        error: undefined,
        userId: 1,
        traceId,
        traceparent,
      },
    ],
  ])
})

test('a line holds no token, password or value of a query', async () => {
  const body = JSON.stringify({ username: 'admin', password: demoPassword })
  await server.app.request(`${api.session.login.path}?x=${demoPassword}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', token: admin.token!, authorization: 'Bearer of-something' },
  })
  const text = JSON.stringify(lines)
  expect(lines).toHaveLength(1)
  for (const secret of [demoPassword, admin.token!, 'of-something']) expect(text).not.toContain(secret)
})

test('a line of an error has its code, and none of a trace that is not valid', async () => {
  await server.app.request('/api/nothing', { headers: { traceparent: 'ff-hostile' } })
  expect(lines[0]![2]).toMatchObject({
    status: 404,
    error: 'request.notFound',
    route: undefined,
    traceId: undefined,
    traceparent: undefined,
  })
})
