import { api } from '#product/contract'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { createApp } from '#server/app'
import { sendNotice } from '#server/services/notice/notice'
import { openPostgres } from '#server/db/engines/postgres'
import { sql } from 'kysely'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'
import { EventStreams } from './event-streams'

let server: TestServer
let clients: Record<ActorName, Client>
let stopping: AbortController
const readers: Reader[] = []

beforeEach(async () => {
  stopping = new AbortController()
  server = await openServer({ stopping: stopping.signal })
  clients = await signInAll(server)
})
afterEach(async () => {
  for (const { cancel } of readers.splice(0)) await cancel()
  await server.close()
})

interface Reader {
  /** The events so far, with their data. */
  readonly events: readonly string[]
  /** Resolves when the stream ends. */
  readonly ended: Promise<void>
  readonly cancel: () => Promise<void>
}

function readerOf(stream: ReadableStream<Uint8Array>): Reader {
  const events: string[] = []
  const reader = stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  async function readAll(): Promise<void> {
    let rest = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + part.value).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) events.push(block.replace(/event: (\w+)\ndata: ?/, '$1 ').trim())
    }
  }
  const ended = readAll()
  const one = { events, ended, cancel: () => reader.cancel() }
  readers.push(one)
  return one
}

async function openStream(client: Client, app = server.app): Promise<Reader> {
  const response = await app.request('/api/events', { headers: { token: client.token! } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const reader = readerOf(response.body!)
  await vi.waitFor(() => expect(reader.events).toContain('open'))
  return reader
}

const text = { title: { zh: '缺货', en: 'Out of stock' } }
const userIdOf = async (username: string) => {
  const { db } = server.deps
  return (await db.selectFrom('users').where('username', '=', username).select('userId').executeTakeFirstOrThrow())
    .userId
}
const send = (to: Parameters<typeof sendNotice>[1]['to'], deps = server.deps) =>
  deps.write((db) => sendNotice({ db, now: Date.now(), deps }, { kind: 'platform.roles', to, text }))

/** Resolves once the process listens: PostgreSQL says so with a gap. */
const listening = async (reader: Reader) => {
  if (server.engine.name === 'postgres') await vi.waitFor(() => expect(reader.events).toContain('notices all'))
}

test('a person hears of a notice to them once it is committed, and of nothing that was undone', async () => {
  const [common, guest] = [await openStream(clients.common), await openStream(clients.guest)]
  await listening(common)
  const userId = await userIdOf('common')
  await expect(
    server.deps.write(async (db) => {
      await sendNotice({ db, now: Date.now(), deps: server.deps }, { kind: 'platform.roles', to: { userId }, text })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(common.events).not.toContain('notices own')
  await send({ userId })
  await vi.waitFor(() => expect(common.events.filter((event) => event === 'notices own')).toHaveLength(1))
  expect(guest.events).not.toContain('notices own')
})

test('a notice to a role lets everybody look', async () => {
  const readers = [await openStream(clients.common), await openStream(clients.guest)]
  const counts = () => readers.map(({ events }) => events.filter((event) => event === 'notices all').length)
  await listening(readers[0]!)
  const before = counts()
  await send({ roleId: 1 })
  await vi.waitFor(() => expect(counts()).toEqual(before.map((count) => count + 1)))
})

test('nobody hears without a session, nor with one that is locked', async () => {
  expect((await server.app.request('/api/events')).status).toBe(401)
  await clients.common.ask(api.session.lock, { body: { password: 'a lock of mine' } })
  expect((await clients.common.ask(api.events.stream)).status).toBe(423)
})

test('a stream ends when the process stops, and those that come later at once', async () => {
  const reader = await openStream(clients.common)
  stopping.abort()
  await reader.ended
  const later = await openStream(clients.common)
  await later.ended
  expect(later.events).toEqual(['open'])
})

const direct = (streams: EventStreams, { userId = 3, tokenHash = 'x' } = {}) =>
  readerOf(streams.open({ userId, tokenHash }))

test('a beat keeps those whose session lasts, and ends the others', async () => {
  const streams = new EventStreams(server.deps)
  const tokenHash = server.deps.sha256(clients.common.token!)
  const [lasting, unknown] = [direct(streams, { tokenHash }), direct(streams)]
  await streams.beat()
  await unknown.ended
  await vi.waitFor(() => expect(lasting.events).toContain('beat'))
  await clients.common.ask(api.session.logout)
  await streams.beat()
  await lasting.ended
})

test('a person has ten streams at most: the oldest ends', async () => {
  const streams = new EventStreams(server.deps)
  const [first, ...others] = Array.from({ length: 11 }, () => direct(streams))
  const other = direct(streams, { userId: 4 })
  await first!.ended
  await vi.waitFor(() => expect([...others, other].every(({ events }) => events.includes('open'))).toBe(true))
})

test('a stream that nobody reads ends before it holds much', async () => {
  const streams = new EventStreams(server.deps)
  const tokenHash = server.deps.sha256(clients.common.token!)
  const reader = streams.open({ userId: 3, tokenHash }).getReader()
  for (let at = 0; at < 60; at++) await streams.beat()
  let events = 0
  while (!(await reader.read()).done) events++
  expect(events).toBeLessThan(60)
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'what one process sends reaches the streams of another',
  async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.deps.db)
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${rows[0]!.name}`
    const other = openPostgres(url.href, () => undefined)
    const deps = { ...server.deps, db: other.db, write: other.write, messages: other.messages }
    const reader = await openStream(clients.common, createApp(server.deps.product, deps))
    await listening(reader)
    await send({ userId: await userIdOf('common') })
    await vi.waitFor(() => expect(reader.events).toContain('notices own'))
    // A connection that is lost is opened again, and what was missed is asked for.
    const gaps = reader.events.filter((event) => event === 'notices all').length
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(server.deps.db)
    await vi.waitFor(
      () => expect(reader.events.filter((event) => event === 'notices all').length).toBeGreaterThan(gaps),
      5000,
    )
    await send({ userId: await userIdOf('common') })
    await vi.waitFor(() => expect(reader.events.filter((event) => event === 'notices own')).toHaveLength(2))
    await reader.cancel()
    await other.close()
  },
)
