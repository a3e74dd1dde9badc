import { api } from '#product/contract'
import { inputsOf, unindexedPlans } from '#server-test/plans/list-plans'
import { openServer, type TestServer } from 'atrium/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await openServer()
  const guest = await server.signIn('guest')
  token = guest.token!
  await guest.get(api.table.moveDemoRow, { body: { id: 1, to: 2 } })
})
afterAll(() => server.close())

test.each(inputsOf(api.table.demoList))('the list of one’s own rows uses an index: %j', async (input) => {
  expect(await unindexedPlans(server, token, api.table.demoList, input)).toEqual([])
})
