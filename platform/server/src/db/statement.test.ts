import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { contains } from './engines/like'
import { literal, mapped, statement, type Literal, type Params } from './statement'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

interface Wanted {
  userIds?: number[]
  deptId?: number | null
  nickname?: string | undefined
  order: Literal<'asc' | 'desc'>
}

let built = 0
const namesOf = statement((db, { userIds, deptId, nickname, order }: Params<Wanted>) => {
  built += 1
  let query = db.selectFrom('users').select('username').orderBy('userId', order)
  if (userIds) query = query.where('userId', 'in', userIds)
  if (deptId === null) query = query.where('deptId', 'is', null)
  if (deptId) query = query.where('deptId', '=', deptId)
  if (nickname) query = query.where((eb) => contains(eb, 'nickname', nickname))
  return query
})

async function names(wanted: Partial<Wanted>): Promise<string[]> {
  const rows = await namesOf(server.deps.db, { order: literal('asc'), ...wanted })
  return rows.map(({ username }) => username)
}

test('callers that ask at the same time get the rows of their own values', async () => {
  built = 0
  const each = await Promise.all([1, 5, 3, 6].map((deptId) => names({ deptId })))
  expect(each).toEqual([['admin'], ['editor'], ['common'], ['guest']])
  expect(built).toBe(1)
})

test.each([
  [{ userIds: [1] }, ['admin']],
  [{ userIds: [2, 3] }, ['editor', 'common']],
  [{ userIds: [3, 4] }, ['common', 'guest']],
  [{ deptId: null }, []],
  [{ deptId: 1 }, ['admin']],
  [{ order: literal('desc'), userIds: [1, 2] }, ['editor', 'admin']],
  [{ order: literal('asc'), userIds: [1, 2] }, ['admin', 'editor']],
  [{ nickname: '晓' }, ['admin']],
  [{ nickname: '%' }, []],
  [{ nickname: '' }, ['admin', 'editor', 'common', 'guest']],
] satisfies [Partial<Wanted>, string[]][])(
  'what decides about the SQL makes another statement: %j',
  async (wanted, found) => {
    expect(await names(wanted)).toEqual(found)
    expect(await names({})).toEqual(['admin', 'editor', 'common', 'guest'])
  },
)

test('runs within a transaction, with what was written there', async () => {
  const inside = server.engine.write(async (trx) => {
    await trx.updateTable('users').set({ deptId: 1 }).where('userId', '=', 4).execute()
    return namesOf(trx, { order: literal('asc'), deptId: 1 })
  })
  expect((await inside).map(({ username }) => username)).toEqual(['admin', 'guest'])
})

test('sees nothing of a transaction of somebody else that is undone later', async () => {
  let asked: Promise<string[]> | undefined
  const undone = server.engine.write(async (trx) => {
    await trx.updateTable('users').set({ deptId: 5 }).where('userId', '=', 3).execute()
    asked = names({ deptId: 5 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await asked).toEqual(['editor'])
})

test('says what the database says where it cannot be run', async () => {
  const missing = statement((db) => db.selectFrom('nothing' as 'users').select('userId'))
  await expect(missing(server.deps.db)).rejects.toThrow(/nothing/)
})

test('keeps no more statements than a hundred', async () => {
  let limits = 0
  const run = statement((db, { limit }: Params<{ limit: Literal<number> }>) => {
    limits += 1
    return db.selectFrom('users').select('userId').limit(limit)
  })
  for (let limit = 1; limit <= 102; limit++) await run(server.deps.db, { limit: literal(limit) })
  await run(server.deps.db, { limit: literal(102) })
  expect(limits).toBe(102)
  await run(server.deps.db, { limit: literal(1) })
  expect(limits).toBe(103)
})

test('a value that is made from another one is made for each run', async () => {
  const next = statement((db, { userId }: Params<{ userId: number }>) =>
    db
      .selectFrom('users')
      .select('username')
      .where(
        'userId',
        '=',
        mapped(userId, (id) => id + 1),
      ),
  )
  expect(await next(server.deps.db, { userId: 1 })).toEqual([{ username: 'editor' }])
  expect(await next(server.deps.db, { userId: 2 })).toEqual([{ username: 'common' }])
})
