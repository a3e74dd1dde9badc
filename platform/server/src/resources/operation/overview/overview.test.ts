import { api } from '#product/contract'
import type { OverviewHours } from 'atrium/contract/system/operation/overview'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTraffic, minuteMillis } from '#server/services/operation/traffic'
import { storeTraffic } from '#server/services/operation/traffic-rows'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const read = (hours: OverviewHours = 1) => admin.get(api.overview.figures, { query: { hours } })
const request = {
  requestId: 'r',
  method: 'GET',
  route: '/api/post/list',
  path: '/api/post/list',
  status: 200,
  millis: 4,
  address: '203.0.113.7',
}

test('calls of this process show at once, and once when they are stored', async () => {
  const { traffic } = server.deps.operation!
  const before = (await read()).calls.requests
  await admin.get(api.posts.list, { query: {} })
  const after = await read()
  expect(after.calls.requests).toBe(before + 2)
  expect(after.calls.points).toHaveLength(60)
  server.wait(minuteMillis)
  await storeTraffic(server.deps.write, traffic, server.deps.now())
  expect(traffic.minutes()).toEqual([])
  expect((await read()).calls.requests).toBe(before + 3)
})

test('those of other processes count as well, with their errors and the slowest of them', async () => {
  const { now, write } = server.deps
  const other = createTraffic('other:7')
  const before = (await read()).calls
  for (let n = 0; n < 4; n++) other.record(request, now() - 10 * minuteMillis)
  const failed = { ...request, requestId: 'lost', status: 503, error: 'server.unavailable', millis: 9000 }
  other.record(failed, now() - 10 * minuteMillis)
  await storeTraffic(write, other, now(), true)
  const { calls, processes, failed: errors, slow } = await read()
  expect([calls.requests - before.requests, calls.errors - before.errors]).toEqual([6, 1])
  expect(processes).toContainEqual({ name: 'other:7', requests: 5 })
  expect(errors[0]).toMatchObject({ requestId: 'lost', code: 'server.unavailable', process: 'other:7' })
  expect(slow[0]).toMatchObject({ requestId: 'lost', millis: 9000, endpoint: 'GET /api/post/list' })
})

test('a range has the calls of its hours alone', async () => {
  const { now, write } = server.deps
  const old = createTraffic('old')
  old.record(request, now() - 5 * 60 * minuteMillis)
  await storeTraffic(write, old, now(), true)
  const names = async (hours: OverviewHours) => (await read(hours)).processes.map(({ name }) => name)
  expect(await names(1)).not.toContain('old')
  expect(await names(6)).toContain('old')
  expect((await read(24)).calls).toMatchObject({ minutes: 24, points: { length: 60 } })
})

test('minutes that cannot be stored wait, and the present one does', async () => {
  const traffic = createTraffic('waiting')
  traffic.record(request, 0)
  traffic.record(request, minuteMillis)
  const lost = () => Promise.reject(new Error('gone'))
  await expect(storeTraffic(lost as never, traffic, minuteMillis)).rejects.toThrow('gone')
  expect(traffic.minutes()).toHaveLength(2)
  await storeTraffic(server.deps.write, traffic, minuteMillis)
  expect(traffic.minutes()).toMatchObject([{ minute: minuteMillis }])
})

test('the size of the database is noted each night, and old minutes go', async () => {
  const { db, now, write } = server.deps
  expect((await read()).database.sizes).toEqual([])
  const old = createTraffic('three days ago')
  old.record(request, now() - 72 * 60 * minuteMillis)
  await storeTraffic(write, old, now(), true)
  await admin.get(api.jobs.run, { body: { key: 'platform.retention' } })
  await server.runJobs()
  const { database, jobs } = await read()
  expect(database.bytes).toBeGreaterThan(100_000)
  expect(database.sizes).toEqual([
    { day: new Date(now()).toISOString().slice(0, 10), bytes: expect.any(Number) as number },
  ])
  expect(jobs).toMatchObject({ failed: 0, paused: 0 })
  const kept = await db.selectFrom('trafficMinutes').select('process').execute()
  expect(kept.map((row) => row.process)).not.toContain('three days ago')
})

test('mails that wait and that were given up are counted, and none where mails are not set up', async () => {
  expect((await read()).mails).toBeNull()
  const mail = { kind: 'mail', receiver: 'a@b.example', title: 'Hi', content: '', error: '', attempts: 1 } as const
  const times = { createdAt: 0, nextAt: 0, isPrivate: 0 } as const
  const rows = (['waiting', 'failed', 'failed', 'done'] as const).map((state, n) => ({
    ...mail,
    ...times,
    state,
    messageKey: `${n}`,
  }))
  await server.deps.db.insertInto('outbox').values(rows).execute()
  expect((await read()).mails).toEqual({ waiting: 1, failed: 2 })
  await server.deps.db.deleteFrom('outbox').execute()
})

test('it says what runs here, which checks pass, and how many sessions there are', async () => {
  const { version, engine, checks, sessions, diskLeft, backupAt } = await read()
  const none = { diskLeft: null, backupAt: null }
  expect({ version, engine, diskLeft, backupAt }).toEqual({ version: '1.2.3', engine: server.engine.name, ...none })
  expect(checks.map(({ name, state }) => `${name} ${state}`)).toEqual(['database ok', 'write ok', 'migrations ok'])
  await server.signIn('editor')
  expect((await read()).sessions).toBe(sessions + 1)
})
