import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { sweepDaily } from '#server/runtimes/node/daily-sweep'
import { sweep } from './retention'

const day = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const old = 1201
async function addRows(): Promise<void> {
  const { db, now } = server.deps
  const who = { username: 'admin', userId: 1, address: '', agent: '', result: 'success' }
  const times = [...Array.from({ length: old }, (_, at) => now() - 181 * day + at), now() - 179 * day]
  await db
    .insertInto('signIns')
    .values(times.map((at) => ({ ...who, at, day: '2026-01-01' })))
    .execute()
  const what = { operation: 'PUT /api/x', kind: 'edit', target: 'post', targetIds: '[]', before: '[]', after: '[]' }
  await db
    .insertInto('operationLogs')
    .values(times.map((at) => ({ ...what, ...who, at })))
    .execute()
}

async function counts(): Promise<number[]> {
  const { db } = server.deps
  const count = async (table: 'signIns' | 'operationLogs') => (await db.selectFrom(table).select('at').execute()).length
  return [await count('signIns'), await count('operationLogs')]
}

test('what is older than the setting says goes without a sign-in, and nothing else', async () => {
  await addRows()
  expect(await counts()).toEqual([old + 1, old + 1])
  const end = sweepDaily(server.engine, server.deps)
  await expect.poll(counts).toEqual([1, 1])
  await end()
})

test('a stop ends it between two steps', async () => {
  await addRows()
  const end = sweepDaily(server.engine, server.deps)
  await end()
  expect((await counts())[0]).toBeGreaterThan(100)
  await sweep(server.engine, server.deps)
  expect(await counts()).toEqual([2, 2])
})

test.runIf(process.env.TEST_ENGINE === 'postgres')('of several processes one does it', async () => {
  await addRows()
  const { db } = server.engine
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(20261121::bigint)`.execute(trx)
    await sweep(server.engine, server.deps)
    expect((await counts())[0]).toBeGreaterThan(old)
  })
})
