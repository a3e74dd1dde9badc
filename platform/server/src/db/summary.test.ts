import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import type { Database } from './schema'
import { summary } from './summary'
import type { Params } from './statement'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
  const { db } = server.deps
  const rest = { postNameEn: '', remark: 'sum', status: 1 } as const
  const sorts = [10, 20, 30]
  await db
    .insertInto('posts')
    .values(sorts.map((postSort) => ({ ...rest, postSort, postCode: `s${postSort}`, postName: `s${postSort}` })))
    .execute()
  await db.updateTable('posts').set({ status: 0 }).where('postSort', '=', 30).execute()
})
afterAll(() => server.close())

const summarize = summary({
  from: (db: Database, { remark }: Params<{ remark: string }>) => db.selectFrom('posts').where('remark', '=', remark),
  groups: { status: 'status', name: 'postName' },
  sums: { sort: 'postSort' },
})

test('sums columns over all rows that pass, and over those of each value', async () => {
  expect(await summarize(server.deps.db, { remark: 'sum' }, 'status')).toEqual({
    count: 3,
    sums: { sort: 60 },
    groups: [
      { value: 1, count: 2, sums: { sort: 30 } },
      { value: 0, count: 1, sums: { sort: 30 } },
    ],
    isCut: false,
  })
})

test('the sum of a column in a query of one’s own is a number on both engines', async () => {
  const { db } = server.deps
  const sums = db
    .selectFrom('users')
    .select(({ fn }) => [fn.sum('userId').as('ids'), fn.sum('createdAt').as('moments')])
  const { ids, moments } = await sums.executeTakeFirstOrThrow()
  expect([typeof ids, typeof moments]).toEqual(['number', 'number'])
})

test('no rows are zero', async () => {
  const none = { count: 0, sums: { sort: 0 }, groups: [], isCut: false }
  expect(await summarize(server.deps.db, { remark: 'none' }, 'status')).toEqual(none)
})

test('of more values than it returns it says that there are others', async () => {
  const { db } = server.deps
  const rest = { postNameEn: '', remark: 'many', status: 1, postSort: 1 } as const
  const rows = Array.from({ length: 101 }, (_, at) => ({ ...rest, postCode: `many${at}`, postName: `many${at}` }))
  await db.insertInto('posts').values(rows).execute()
  const { count, groups, isCut } = await summarize(db, { remark: 'many' }, 'name')
  expect([count, groups.length, isCut]).toEqual([101, 100, true])
})
