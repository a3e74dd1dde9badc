import { product } from 'atrium/entries/product'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, afterAll, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../../tests/resilience/temporary-folder'
import { createApp } from '#server/app'
import type { Health } from '#server/call/call'
import { openDatabase } from '#server/runtimes/node/database'
import { openServer, type TestServer } from '#server-test/server'

const lines: unknown[][] = []
const log = (...line: unknown[]) => void lines.push(line)

let server: TestServer
beforeAll(async () => {
  server = await openServer({ log, foreignHost: () => 'request.foreignHost' })
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

const appWith = (health: Partial<Health>) =>
  createApp(server.deps.product, {
    ...server.deps,
    health: { ping: () => server.engine.ping(), isStopping: () => false, ...health },
  })

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
    hold((work) => engine.write(work)),
    ...Array.from({ length: 9 }, () => hold((work) => engine.db.connection().execute(work))),
  ]
  await Promise.all(began)
  expect(await asked('/health/ready')).toEqual(ok)
  release()
  await Promise.all(held)
})

test('a server whose database has gone is alive and not ready until it is back, and logs both once', async () => {
  const file = join(temporaryFolder(), 'atrium.db')
  const engine = await openDatabase(product, `file:${file}`, () => {})
  const gone = appWith({ ping: () => engine.ping() })
  lines.length = 0
  expect(await asked('/health/ready', gone)).toEqual(ok)
  renameSync(file, `${file}.away`)
  for (let time = 0; time < 2; time++) expect(await asked('/health/ready', gone)).toEqual(unreachable)
  expect(await asked('/health/live', gone)).toEqual(ok)
  renameSync(`${file}.away`, file)
  for (let time = 0; time < 2; time++) expect(await asked('/health/ready', gone)).toEqual(ok)
  expect(lines.map(([level, event]) => [level, event])).toEqual([
    ['warn', 'not ready: the database does not answer'],
    ['info', 'ready again: the database answers'],
  ])
  await engine.close()
})

test('a database that does not answer for two seconds is not there, and many probes ask it once', async () => {
  const ping = vi.fn<Health['ping']>(() => new Promise(() => {}))
  const slow = appWith({ ping })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answers = Array.from({ length: 20 }, () => asked('/health/ready', slow))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, () => unreachable))
  expect(ping).toHaveBeenCalledTimes(1)
})
