import { api } from '@atrium/contract'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let guest: Client

beforeAll(async () => {
  server = await openServer()
  guest = await server.signIn('guest')
})
afterAll(() => server.close())

test('the thousand demo rows are within the specified ages and filter literally', async () => {
  const { items, pageInfo } = await guest.get(api.table.demoList, { body: { page: 10, pageSize: 100 } })
  expect(pageInfo).toEqual({ total: 1000, currentPage: 10, pageSize: 100 })
  expect(items.every(({ age }) => age >= 16 && age <= 36)).toBe(true)
  const total = async (body: object) => (await guest.get(api.table.demoList, { body })).pageInfo.total
  expect(await total({ email: 'PERSON77@' })).toBe(1)
  expect(await total({ name: '%' })).toBe(0)
  const { failure } = await guest.ask(api.table.demoList, { body: { page: 0, pageSize: 10_000, nameLike: 'x' } })
  expect(Object.keys(failure.fields!)).toEqual(['page', 'pageSize', 'nameLike'])
})
