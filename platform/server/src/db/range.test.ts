import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { list, type RowOrder } from './page'
import { within, withinMoments } from './range'
import type { Schema } from './schema'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
  const { db } = server.deps
  for (const [userId, age] of [30, null, 20, 40].entries()) {
    await db
      .updateTable('users')
      .set({ age, createdAt: Date.UTC(2026, 0, userId + 1) })
      .where('userId', '=', userId + 1)
      .execute()
  }
})
afterAll(() => server.close())

const users = () => server.deps.db.selectFrom('users')
const idsOf = async (query: { execute(): Promise<{ userId: number }[]> }) =>
  (await query.execute()).map(({ userId }) => userId)

test.each([
  [undefined, undefined, [1, 2, 3, 4]],
  [20, 30, [1, 3]],
  [21, undefined, [1, 4]],
  [undefined, 39, [1, 3]],
])('a range from %s to %s has both ends, and nothing that is empty', async (from, to, ids) => {
  expect(await idsOf(within(users().select('userId').orderBy('userId'), 'age', from, to))).toEqual(ids)
})

test('a range of moments has its first moment, and not the one that is too late', async () => {
  const between = withinMoments(
    users().select('userId').orderBy('userId'),
    'createdAt',
    '2026-01-02T00:00:00Z',
    '2026-01-04T00:00:00Z',
  )
  expect(await idsOf(between)).toEqual([2, 3])
})

test.each([
  ['asc', [3, 1, 4, 2]],
  ['desc', [4, 1, 3, 2]],
] as const)('what is empty comes last, %s, and its page is found', async (direction, ids) => {
  const order: RowOrder<Schema, 'users'> = [
    ['age', direction, 'nullsLast'],
    ['userId', 'asc'],
  ]
  const read = list({ from: users, order: () => order, select: (all) => all.select('userId') })
  const { db } = server.deps
  const { items } = await read(db, undefined, { page: 1, size: 4 })
  expect(items.map(({ userId }) => userId)).toEqual(ids)
  for (const [index, userId] of ids.entries()) {
    const alone = { items: [{ userId }], pageInfo: { total: 4, currentPage: index + 1, pageSize: 1 } }
    expect(await read(db, undefined, { page: index + 1, size: 1 })).toEqual(alone)
    expect(await read(db, undefined, { page: 1, size: 1, pageWith: userId })).toEqual(alone)
  }
})
