import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { matching } from './matching'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
  const { db } = server.deps
  await db.updateTable('users').set({ email: '' }).where('userId', '<', 3).execute()
})
afterAll(() => server.close())

const ids = async (query: object) => {
  const { db } = server.deps
  const rows = await matching(db.selectFrom('users'), 'email', query, { isText: true }).select('userId').execute()
  return rows.map(({ userId }) => userId).toSorted((one, other) => one - other)
}

test('a text that is there without letters is empty', async () => {
  const all = await ids({})
  expect(await ids({ empty: true })).toEqual([1, 2])
  expect(await ids({ empty: false })).toEqual(all.slice(2))
})

test('the whole text has to be equal, and an operator that is not given does not count', async () => {
  const { db } = server.deps
  const { email } = await db.selectFrom('users').where('userId', '=', 3).select('email').executeTakeFirstOrThrow()
  expect(await ids({ is: email })).toEqual([3])
  expect(await ids({ is: email.slice(1) })).toEqual([])
  expect(await ids({ oneOf: [email, 'nobody'] })).toEqual([3])
})
