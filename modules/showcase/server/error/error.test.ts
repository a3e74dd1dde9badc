import { api } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

test.each(['403', '404', '500'] as const)('it fails with %s, for the admin too', async (wanted) => {
  const { status, errorData } = await admin.ask(api.error.cause, { query: { status: wanted } })
  expect(status).toBe(Number(wanted))
  expect(Boolean(errorData?.requestId)).toBe(wanted === '500')
})

test('any other status is rejected by its field', async () => {
  const { status, errorData } = await admin.ask(api.error.cause, { query: { status: '418' as never } })
  expect([status, Object.keys(errorData?.fields ?? {})]).toEqual([400, ['status']])
})
