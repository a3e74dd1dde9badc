import { request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import type { HealthCheck } from '#server/call/monitoring/monitoring'
import { checkRunner } from '#server/http/monitoring/check-runner'
import { addMessages } from '#server/services/outbox/outbox'
import { openServer, type TestServer } from '#server-test/server'
import { listen } from '../connections/http-server'
import { createMonitoring } from './monitoring'
import { watchTurns } from './write-turns'

const token = 'a-token-for-metrics'
let server: TestServer
let listening: Server
let port: number
let isQueueFine = true
beforeAll(async () => {
  server = await openServer()
  const { engine, deps } = server
  const turns = watchTurns(engine.write)
  const queue: HealthCheck = {
    name: 'queue',
    errorState: 'queue-late',
    limitMillis: 1000,
    run: async () => {
      if (!isQueueFine) throw new Error('late')
    },
  }
  const check = checkRunner([queue], () => {})
  const { now } = deps
  const monitoring = await createMonitoring({ engine, turns, check, now, settings: deps, token, tracing: undefined })
  const app = createApp(deps.product, { ...deps, write: turns.write, monitoring })
  listening = await listen(app.fetch, { port: 0, host: '127.0.0.1', trustProxy: undefined, basePath: '' })
  ;({ port } = listening.address() as AddressInfo)
})
afterAll(async () => {
  listening.closeAllConnections()
  listening.close()
  await server.close()
})

/** Sends a request with exactly these headers beside `Host`. */
async function send(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end(body),
  )
  return { status: response.statusCode, type: response.headers['content-type'], text: await text(response) }
}

const metrics = async () => (await send('/metrics')).text
/** The value of a sample, by its name with labels as they are written; undefined where it is not served. */
async function sample(name: string): Promise<number | undefined> {
  const line = (await metrics()).split('\n').find((text) => text.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

describe('/metrics', () => {
  test('is in the format of Prometheus for a program of this machine', async () => {
    const answer = await send('/metrics')
    expect([answer.status, answer.type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(answer.text).toMatch(/^# TYPE http_requests_total counter$/m)
  })

  test.each([
    ['the token', { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' }, 200],
    ['the token under another host name', { authorization: `Bearer ${token}`, host: 'admin.example.com' }, 200],
    ['a wrong token', { authorization: 'Bearer wrong' }, 404],
    ['a wrong token that begins like the right one', { authorization: `Bearer ${token}s` }, 404],
    ['the token in another form', { authorization: `Basic ${token}`, 'x-forwarded-for': '203.0.113.9' }, 404],
    ['a proxy of this machine before it', { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['a proxy that names itself', { via: '1.1 proxy' }, 404],
    ['a host name that leads here', { host: 'rebound.example.com' }, 404],
  ])('with %s', async (_, headers, status) => {
    expect((await send('/metrics', headers as Record<string, string>)).status).toBe(status)
  })

  test('counts calls by endpoint, method and status, and errors by code', async () => {
    const labels = `{endpoint="${api.session.login.path}",method="POST",status="400"}`
    await send(api.session.login.path, { 'content-type': 'application/json' }, 'POST', '{}')
    expect(await sample(`http_requests_total${labels}`)).toBe(1)
    expect(await sample(`http_request_duration_seconds_count${labels}`)).toBe(1)
    expect(await sample('http_errors_total{code="request.invalid",status="400"}')).toBe(1)
  })

  test('has one label for whatever is no endpoint', async () => {
    for (let id = 0; id < 20; id++) await send(`/api/none-${id}?x=${id}`, {}, id % 2 ? 'PATCH' : 'PUT')
    const served = await metrics()
    expect(served).not.toContain('none-')
    expect(served).toContain('http_requests_total{endpoint="other",method="other",status="404"} 20')
    // One counter, and twelve buckets with their sum and count.
    expect(served.match(/endpoint="other"/g)).toHaveLength(15)
  })

  test('has sessions, the size of the database and the turns of writes', async () => {
    const sessions = (await sample('app_sessions'))!
    await server.signIn('admin')
    expect(await sample('app_sessions')).toBe(sessions + 1)
    expect(await sample('app_database_size_bytes')).toBeGreaterThan(100_000)
    expect(await sample('app_write_turns_waiting')).toBe(0)
    const body = JSON.stringify({ postCode: 'measured', postName: 'Measured', postSort: 1 })
    const { token: session } = await server.signIn('admin')
    await send(api.posts.add.path, { token: session!, 'content-type': 'application/json' }, 'POST', body)
    expect(await sample('app_write_turn_wait_seconds_count')).toBeGreaterThan(0)
  })

  test('has the checks of readiness, and no free space where no disk is checked', async () => {
    expect(await sample('app_ready{check="queue"}')).toBe(1)
    isQueueFine = false
    expect(await sample('app_ready{check="queue"}')).toBe(0)
    expect(await sample('app_disk_left_bytes')).toBeUndefined()
  })

  test('has how the latest checks of the logs ended', async () => {
    expect(await sample('app_log_checked_timestamp_seconds')).toBeUndefined()
    await server.runJobs()
    const { token: session } = await server.signIn('admin')
    await send(api.operationLogs.verify.path, { token: session! }, 'POST')
    await server.runJobs()
    expect(await sample('app_log_whole{log="signIns"}')).toBe(1)
    expect(await sample('app_log_checked_timestamp_seconds')).toBeGreaterThan(1e9)
    await server.deps.db.updateTable('signIns').set({ username: 'other' }).execute()
    await send(api.operationLogs.verify.path, { token: session! }, 'POST')
    await server.runJobs()
    expect(await sample('app_log_whole{log="signIns"}')).toBe(0)
  })

  test('has the age of the latest backup that the job wrote', async () => {
    expect(await sample('app_backup_age_seconds')).toBeUndefined()
    const { db, now } = server.deps
    const { jobId } = await db
      .insertInto('jobs')
      .values({ jobKey: 'platform.backup', schedule: '', nextAt: now() })
      .returning('jobId')
      .executeTakeFirstOrThrow()
    const run = { jobId, startAt: 0, startedAt: 0, duration: 1, beat: 0, attempt: 1, process: '', error: '' }
    const ended = (state: 'done' | 'failed', hours: number) => ({
      ...run,
      state,
      earlierEnd: 'none' as const,
      dueAt: hours,
      endedAt: now() - hours * 3_600_000,
    })
    await db
      .insertInto('jobRuns')
      .values([ended('done', 50), ended('done', 20), ended('failed', 2)])
      .execute()
    expect(Math.round((await sample('app_backup_age_seconds'))! / 3600)).toBe(20)
  })

  test('has how late the outbox is', async () => {
    expect(await sample('app_outbox_late_seconds')).toBe(0)
    const { db, now } = server.deps
    await addMessages({ db, now: now() - 600_000 }, [
      { kind: 'mail', receiver: 'a@example.com', title: 'Late', content: {}, isPrivate: false },
    ])
    expect(Math.round((await sample('app_outbox_late_seconds'))! / 60)).toBe(10)
  })

  test('has the connections of PostgreSQL', async () => {
    const most = await sample('app_database_connections{state="most"}')
    expect(most).toBe(server.engine.name === 'postgres' ? 10 : undefined)
  })
})

test('the API without a network has no metrics', async () => {
  expect((await server.app.request('/metrics')).status).toBe(404)
})
