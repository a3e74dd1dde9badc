import { product } from 'atrium/entries/product'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, afterAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../../tests/resilience/temporary-folder'
import { createApp } from '#server/app'
import type { Health, HealthCheck } from '#server/call/monitoring/monitoring'
import { openDatabase } from '#server/runtimes/node/database'
import { readinessChecks } from '#server/runtimes/node/monitoring/checks'
import { watchTurns } from '#server/runtimes/node/monitoring/write-turns'
import type { Engine } from '#server/db/engines/engine'
import { openServer, type TestServer } from '#server-test/server'
import { checkRunner } from './check-runner'

const lines: unknown[][] = []
const log = (...line: unknown[]) => void lines.push(line)

let server: TestServer
beforeAll(async () => {
  server = await openServer({ log, foreignHost: () => 'request.foreignHost' })
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

const appWith = (health: Partial<Health>) =>
  createApp(server.deps.product, { ...server.deps, health: { ...server.deps.health!, ...health } })

const checksOf = (engine: Engine) => {
  const turns = watchTurns(engine.write)
  return readinessChecks({ engine, turns, servers: product.servers, folder: undefined, leftMegabytes: 0 })
}

const asked = async (path: string, app = server.app) => {
  const answer = await app.request(path)
  return [answer.status, await answer.text()]
}

const ok = [200, '{"status":"ok"}']
const unreachable = [503, '{"status":"database-unreachable"}']

describe.each(['/health/live', '/health/ready'])('%s', (path) => {
  test('answers without a session, under any host name, and is kept nowhere', async () => {
    expect(await asked(path)).toEqual(ok)
    expect((await asked('/api/user/loginOptions'))[0]).toBe(421)
    const { headers } = await server.app.request(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('answers HEAD with the status alone, and no other method', async () => {
    const head = await server.app.request(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await server.app.request(path, { method: 'POST' })).status).toBe(404)
  })

  test('is no line of the log', async () => {
    lines.length = 0
    await asked(path)
    expect(lines).toEqual([])
    await asked('/api/user/loginOptions')
    expect(lines).toHaveLength(1)
  })
})

test('a server that stops is alive and not ready', async () => {
  const stopping = appWith({ isStopping: () => true })
  expect(await asked('/health/live', stopping)).toEqual(ok)
  expect(await asked('/health/ready', stopping)).toEqual([503, '{"status":"stopping"}'])
})

test('a server is ready while all connections to its database are busy and a write is under way', async () => {
  const { engine } = server
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const began: Promise<void>[] = []
  const hold = (run: (work: () => Promise<void>) => Promise<void>) => {
    let begin = () => {}
    began.push(
      new Promise((resolve) => {
        begin = resolve
      }),
    )
    return run(() => {
      begin()
      return released
    })
  }
  const held = [
    hold((work) => server.deps.write(work)),
    ...Array.from({ length: 9 }, () => hold((work) => engine.db.connection().execute(work))),
  ]
  await Promise.all(began)
  server.wait(1000)
  expect(await asked('/health/ready')).toEqual(ok)
  release()
  await Promise.all(held)
})

test('a server whose database has gone is alive and not ready until it is back, and logs both once', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const engine = await openDatabase(product, `file:${file}`, () => {})
  const [ping] = checksOf(engine)
  const gone = appWith({ check: checkRunner([ping!], log) })
  lines.length = 0
  expect(await asked('/health/ready', gone)).toEqual(ok)
  renameSync(file, `${file}.away`)
  for (let time = 0; time < 2; time++) expect(await asked('/health/ready', gone)).toEqual(unreachable)
  expect(await asked('/health/live', gone)).toEqual(ok)
  renameSync(`${file}.away`, file)
  for (let time = 0; time < 2; time++) expect(await asked('/health/ready', gone)).toEqual(ok)
  expect(lines).toEqual([
    ['warn', 'not ready', { check: 'database', state: 'database-unreachable', error: expect.stringContaining(file) }],
    ['info', 'ready again', { check: 'database' }],
  ])
  await engine.close()
})

test('a database that does not answer for two seconds is not there, and many probes ask it once', async () => {
  const [database] = checksOf(server.engine)
  const run = vi.fn<HealthCheck['run']>(() => new Promise(() => {}))
  const slow = appWith({ check: checkRunner([{ ...database!, run }], log) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answers = Array.from({ length: 20 }, () => asked('/health/ready', slow))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, () => unreachable))
  expect(run).toHaveBeenCalledTimes(1)
})

test('a check whose result is fresh runs once a second, and its next result counts', async () => {
  let now = 0
  let isFine = true
  let runs = 0
  const check: HealthCheck = {
    name: 'queue',
    errorState: 'queue-late',
    limitMillis: 1000,
    freshMillis: 1000,
    async run() {
      runs += 1
      if (!isFine) throw new Error('late')
    },
  }
  const app = appWith({ check: checkRunner([check], log, () => now) })
  expect(await asked('/health/ready', app)).toEqual(ok)
  isFine = false
  now = 999
  expect(await asked('/health/ready', app)).toEqual(ok)
  now = 1000
  expect(await asked('/health/ready', app)).toEqual([503, '{"status":"queue-late"}'])
  expect(runs).toBe(2)
  // One that failed counts no longer than its cause.
  isFine = true
  expect(await asked('/health/ready', app)).toEqual(ok)
})

test('the single checks are for those who may read the metrics', async () => {
  const monitoring = {
    onHandled: () => undefined,
    mayRead: (_: unknown, authorization?: string) => authorization === 'Bearer right',
    metrics: async () => ({ contentType: '', text: '' }),
  }
  const app = createApp(server.deps.product, { ...server.deps, monitoring })
  expect(await asked('/health/ready', app)).toEqual(ok)
  const answer = await app.request('/health/ready', { headers: { authorization: 'Bearer right' } })
  const check = (name: string) => ({ name, state: 'ok', millis: expect.any(Number) })
  expect(await answer.json()).toEqual({
    status: 'ok',
    checks: [check('database'), check('write'), check('migrations')],
    outboxLateSeconds: 0,
  })
})
