import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { Scheduler } from '#server/services/job/scheduler'
import { declaredJobs } from './declared-jobs'

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
  const times = [...Array.from({ length: old }, (_, at) => now() - 182 * day + at), now() - 170 * day]
  await db
    .insertInto('signIns')
    .values(times.map((at) => ({ ...who, at, day: '2026-01-01' })))
    .execute()
  const what = { operation: 'PUT /api/x', kind: 'edit', target: 'post', targetIds: '[]', before: '[]', after: '[]' }
  await db
    .insertInto('operationLogs')
    .values(times.map((at) => ({ ...what, ...who, at })))
    .execute()
  const job = { jobKey: 'probe.old', schedule: '', nextAt: 0 }
  const { jobId } = await db.insertInto('jobs').values(job).returning('jobId').executeTakeFirstOrThrow()
  const run = { jobId, dueAt: null, startAt: 0, startedAt: 0, duration: 1, attempt: 1, process: '', beat: 0, error: '' }
  await db
    .insertInto('jobRuns')
    .values(times.map((endedAt) => ({ ...run, endedAt, state: 'done', earlierEnd: 'none' })))
    .execute()
}

async function counts(): Promise<number[]> {
  const { db } = server.deps
  const count = async (table: 'signIns' | 'operationLogs' | 'jobRuns') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return [await count('signIns'), await count('operationLogs'), await count('jobRuns')]
}

test('each night what is older than the setting says goes without a sign-in, and nothing else', async () => {
  await addRows()
  expect(await counts()).toEqual([old + 1, old + 1, old + 1])
  const { deps } = server
  const scheduler = new Scheduler({ jobs: declaredJobs(deps.product, []), deps, process: 'a' })
  await scheduler.tick()
  await scheduler.ended()
  expect(await counts()).toEqual([old + 1, old + 1, old + 1])
  server.wait(day)
  await scheduler.tick()
  await scheduler.ended()
  // The runs of the jobs of the platform are new.
  expect(await counts()).toEqual([1, 1, 1 + declaredJobs(deps.product, []).length])
})

test('a stop ends it between two steps, and the next process goes on', async () => {
  const { deps } = server
  for (const table of ['jobs', 'signIns', 'operationLogs'] as const) await deps.db.deleteFrom(table).execute()
  await addRows()
  const jobs = declaredJobs(deps.product, [])
  const scheduler = new Scheduler({ jobs, deps, process: 'a' })
  await scheduler.tick()
  server.wait(day)
  await scheduler.tick()
  await scheduler.stop(0, 5000)
  expect((await counts())[0]).toBeGreaterThan(100)
  const next = new Scheduler({ jobs, deps, process: 'b' })
  await next.tick()
  await next.ended()
  expect((await counts()).slice(0, 2)).toEqual([1, 1])
})
