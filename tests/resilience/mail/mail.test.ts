import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import { startPostgres, type TestPostgres } from '#server-test/postgres'
import { demoPassword } from '#server-test/server'
import { startServer, type ServerProcess } from '../server-process'
import { temporaryFolder } from '../temporary-folder'

const record = join(temporaryFolder(), 'mails.txt')
const longEnough = { timeout: 120_000, interval: 50 }

let postgres: TestPostgres
let engine: Engine
let mails: ChildProcess
let port: string
beforeAll(async () => {
  postgres = await startPostgres()
  engine = openPostgres(postgres.url, () => {})
  await startMails('0')
}, 120_000)
afterAll(async () => {
  mails.kill('SIGKILL')
  await engine.close()
  await postgres.close()
})

/** Starts the mail server, at the port that it had before. */
async function startMails(at: string): Promise<void> {
  const env = { ...process.env, PORT: at, RECORD: record, DELAY: '300' }
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  mails = spawn(process.execPath, [join(import.meta.dirname, 'mail-server.mjs')], { env, stdio: [...stdio] })
  const [line] = (await once(createInterface(mails.stdout!), 'line')) as [string]
  port = line.replace('port ', '')
}

const start = () =>
  startServer({
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'office@example.com',
    PUBLIC_URL: 'https://admin.example.com',
  })

/** Lets a server send test mails to the administrator. */
async function sendMails(server: ServerProcess, count: number): Promise<void> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', token }
    const response = await fetch((await server.address) + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.status).toBe(200)
    return ((await response.json()) as { data: string }).data
  }
  const token = await post('/api/user/login', { username: 'admin', password: demoPassword })
  for (let at = 0; at < count; at++) await post('/api/system/mail/test', {}, token)
}

/** The ids of the mails that the mail server has, also those that it did not say so of. */
const received = () => (existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n').filter(Boolean) : [])
const rows = () => engine.db.selectFrom('outbox').selectAll().execute()
const countIn = async (state: string) => (await rows()).filter((row) => row.state === state).length

/** Lets the pause of waiting mails, and the lease of those in an attempt, be over. */
async function passPauses(): Promise<void> {
  await engine.db.updateTable('outbox').set({ nextAt: 0 }).where('state', '=', 'waiting').execute()
  // A time of its own: each has one run.
  await engine.db.updateTable('jobs').set({ nextAt: Date.now() }).where('jobKey', '=', 'platform.outbox').execute()
}

/** Checks that each mail of the outbox has arrived, once or twice; returns how many came twice. */
async function twice(since: number): Promise<number> {
  const ids = received().slice(since)
  const keys = (await rows()).map(({ messageKey }) => `<${messageKey}@example.com>`)
  expect(new Set(ids)).toEqual(new Set(keys))
  const counts = keys.map((key) => ids.filter((id) => id === key).length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
  return counts.filter((count) => count === 2).length
}

let before: number
beforeEach(async () => {
  before = received().length
})

test('a mail server that is killed in the middle loses no mail, and gets none more than twice', async () => {
  const server = start()
  await sendMails(server, 20)
  await expect.poll(() => received().length - before, longEnough).toBeGreaterThan(5)
  mails.kill('SIGKILL')
  await server.line(/message not delivered/)
  expect(await countIn('failed')).toBe(0)
  await startMails(port)
  await expect
    .poll(async () => {
      await passPauses()
      return countIn('done')
    }, longEnough)
    .toBe(20)
  expect(await twice(before)).toBeLessThanOrEqual(5)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  await engine.db.deleteFrom('outbox').execute()
})

test('of two processes one is killed in the middle of deliveries: the other sends all, and at most those again', async () => {
  const first = start()
  await first.address
  const second = start()
  await second.address
  await sendMails(first, 30)
  await expect.poll(() => received().length - before, longEnough).toBeGreaterThan(5)
  const run = await engine.db
    .selectFrom('jobRuns')
    .where('state', '=', 'running')
    .select('process')
    .executeTakeFirstOrThrow()
  const victim = [first, second].find(({ pid }) => run.process.includes(`:${pid} `))!
  await victim.kill()
  // The other process sends the mails that the killed one had not claimed. Those that it had are due after their lease.
  await expect.poll(async () => (await countIn('done')) >= 25, longEnough).toBe(true)
  await expect
    .poll(async () => {
      await passPauses()
      return countIn('done')
    }, longEnough)
    .toBe(30)
  expect(await twice(before)).toBeLessThanOrEqual(5)
  const other = victim === first ? second : first
  expect(await other.stop()).toEqual({ code: 0, signal: null })
})
