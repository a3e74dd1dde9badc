import { platformApi as api } from 'atrium/contract/module/platform-api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { depotProduct } from '#server-test/records/sample-settings'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { job } from '#server/call/job'
import type { Product } from '#server/call/resource'
import { declaredJobs } from './declared-jobs'

const day = 86_400_000
const key = 'depot.count'

let server: TestServer
let admin: Client
let ran: number
let error: string | undefined
beforeEach(async () => {
  ran = 0
  error = undefined
  const count = job(
    '0 2 * * *',
    () => {
      ran++
      if (error) throw new Error(error)
    },
    { name: { zh: '盘点', en: 'Count' }, timeZone: 'Asia/Shanghai', retries: 1, limit: 60_000 },
  )
  const servers = { ...depotProduct.servers, depot: { ...depotProduct.servers['depot']!, jobs: { count } } }
  const product: Product = { ...depotProduct, servers }
  server = await openServer({ product })
  admin = await server.signIn('admin', 'en')
})
afterEach(() => server.close())

const list = (name?: string) => admin.get(api.jobs.list, { query: { name } })
const runsOf = async () => (await admin.get(api.jobs.runs, { query: { key } })).items
const send = (endpoint: typeof api.jobs.run, body: object = { key }) => admin.ask(endpoint, { body })

const tick = () => server.runJobs()

test('the jobs of the platform and of modules are listed with their next time, in the language of the call', async () => {
  const [retention, , logCheck, , count] = await list()
  expect(retention).toMatchObject({ key: 'platform.retention', name: 'Delete old data', timeZone: 'UTC', last: null })
  expect(logCheck).toMatchObject({ key: 'platform.logCheck', name: 'Check the logs' })
  expect(count).toMatchObject({
    key,
    moduleTitle: 'Depot',
    name: 'Count',
    cron: '0 2 * * *',
    timeZone: 'Asia/Shanghai',
    attempts: 2,
    limit: 60_000,
    isPaused: false,
  })
  expect(count!.nextAt).toMatch(/T18:00:00/)
  const chinese = await server.signIn('admin')
  expect((await chinese.get(api.jobs.list, { query: {} })).at(-1)!.name).toBe('盘点')
})

test('the list is searched by name, key and module', async () => {
  const found = async (name: string) => (await list(name)).map((one) => one.key)
  expect(await found('COUNT')).toEqual([key])
  expect(await found('depot')).toEqual([key])
  expect(await found('nothing')).toEqual([])
})

test('a run by hand begins at the next tick and is listed with what became of it', async () => {
  await tick()
  error = 'shelf 7 is missing'
  expect((await send(api.jobs.run)).status).toBe(200)
  expect(await runsOf()).toMatchObject([{ state: 'waiting', dueAt: null, attempt: 0, startedAt: null }])
  await tick()
  expect(await runsOf()).toMatchObject([{ state: 'waiting', attempt: 1, error, earlierEnd: 'failed' }])
  // The second attempt would come later: by hand it begins now.
  error = undefined
  await send(api.jobs.run)
  await tick()
  expect(await runsOf()).toMatchObject([{ state: 'done', attempt: 2, process: 'test' }])
  expect((await list('count'))[0]!.last).toMatchObject({ state: 'done' })
  expect(ran).toBe(2)
})

test('a job that runs cannot be run a second time', async () => {
  await send(api.jobs.run)
  await server.engine.db.updateTable('jobRuns').set({ state: 'running' }).execute()
  const { status, body, errorData } = await send(api.jobs.run)
  expect([status, errorData.error, body.msg]).toEqual([
    409,
    'job.running',
    'The job is running. Wait until it has ended',
  ])
})

test('a paused job has no next time and misses what passes, but runs by hand; resumed, it runs at its next time', async () => {
  await tick()
  await send(api.jobs.pause)
  expect((await list('count'))[0]).toMatchObject({ isPaused: true, nextAt: null })
  server.wait(2 * day)
  await tick()
  expect(ran).toBe(0)
  await send(api.jobs.run)
  await tick()
  expect(ran).toBe(1)
  await send(api.jobs.resume)
  await tick()
  expect(ran).toBe(1)
  expect((await list('count'))[0]).toMatchObject({ isPaused: false, nextAt: expect.stringMatching(/T18:00:00/) })
  server.wait(day)
  await tick()
  expect(ran).toBe(2)
})

test('a pause gives up a run that waits for another attempt', async () => {
  await tick()
  error = 'no'
  await send(api.jobs.run)
  await tick()
  await send(api.jobs.pause)
  expect(await runsOf()).toMatchObject([{ state: 'failed', attempt: 1, error }])
})

test('runs are listed page by page, the latest first, and by their state', async () => {
  for (let at = 0; at < 3; at++) {
    await send(api.jobs.run)
    await tick()
  }
  const { items, pageInfo } = await admin.get(api.jobs.runs, { query: { key, size: 2, state: 'done' } })
  expect([items.length, pageInfo.total, items[0]!.runId > items[1]!.runId]).toEqual([2, 3, true])
  expect((await admin.get(api.jobs.runs, { query: { key, state: 'failed' } })).items).toEqual([])
})

test('each write is in the operation log with the key of the job', async () => {
  for (const call of [api.jobs.run, api.jobs.pause, api.jobs.resume]) await send(call)
  const { items } = await admin.get(api.operationLogs.list, { query: { target: 'job' } })
  expect(items.map(({ title, kind }) => [title, kind])).toEqual([
    ['Resume job', 'edit'],
    ['Pause job', 'edit'],
    ['Run job', 'run'],
  ])
  const { changes } = await admin.get(api.operationLogs.read, { query: { id: items[1]!.logId } })
  expect(changes.items).toMatchObject([{ name: key, before: { paused: false }, after: { paused: true } }])
})

test('an unknown job is not found, and a key that is missing or too long is a field error', async () => {
  for (const call of [api.jobs.run, api.jobs.pause, api.jobs.resume]) {
    expect((await send(call, { key: 'depot.other' })).status).toBe(404)
    expect(Object.keys((await send(call, { key: '' })).errorData.fields!)).toEqual(['key'])
    expect(Object.keys((await send(call, { key: 'x'.repeat(201) })).errorData.fields!)).toEqual(['key'])
    expect(Object.keys((await send(call, {})).errorData.fields!)).toEqual(['key'])
  }
  expect((await admin.get(api.jobs.runs, { query: { key: 'depot.other' } })).items).toEqual([])
  expect(Object.keys((await admin.ask(api.jobs.runs, { query: { key, state: 'x' } })).errorData.fields!)).toEqual([
    'state',
  ])
})

test('only those with the permission read, run and pause jobs', async () => {
  const guest = await server.signIn('guest')
  const statuses = [
    await guest.ask(api.jobs.list, { query: {} }),
    await guest.ask(api.jobs.runs, { query: { key } }),
    await guest.ask(api.jobs.run, { body: { key } }),
    await guest.ask(api.jobs.pause, { body: { key } }),
    await guest.ask(api.jobs.resume, { body: { key } }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([403, 403, 403, 403, 403])
})

test('the jobs of a module that does not run are neither listed nor run', async () => {
  const jobs = declaredJobs(server.deps.product, [])
  expect(jobs.map((one) => one.key)).toEqual([
    'platform.retention',
    'platform.outbox',
    'platform.logCheck',
    'platform.files',
  ])
})
