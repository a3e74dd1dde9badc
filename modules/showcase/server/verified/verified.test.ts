import { api } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { passFor } from '#server-test/verification'

let server: TestServer
let guest: Client
beforeAll(async () => {
  server = await openServer()
  guest = await server.signIn('guest')
})
afterAll(() => server.close())

const run = async (purpose: string, pass: string) => {
  const { status, errorData } = await guest.ask(api.verified.run, { body: { purpose, pass } })
  return errorData?.error ?? status
}

test('a call that demands a verification takes a pass for its purpose, once', async () => {
  const pass = await passFor(server, 'showcase-code', 'guest')
  expect(await run('showcase-coupon', pass)).toBe('verification.required')
  expect(await run('showcase-code', pass)).toBe(200)
  expect(await run('showcase-code', pass)).toBe('verification.required')
})
