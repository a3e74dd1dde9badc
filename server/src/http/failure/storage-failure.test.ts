import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@atrium/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { temporaryFolder } from '../../../faults/temporary-folder'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import type { Engine } from '#server/db/engines/engine'
import { seedDemo } from '#server/install/seed'
import { openDatabase } from '#server/runtimes/node/database'

const minute = 60_000
const body = { postCode: 'new', postName: 'New', postSort: 1 }
const silent = () => {}

/** What opens here, closed after each test in the opposite order. */
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close()
})
function closing<T extends { close(): Promise<void> }>(one: T): T {
  opened.push(one)
  return one
}

/** The events that are logged as a warning. */
let warnings: string[]
beforeEach(() => {
  warnings = []
})

/** The API over an engine. Sessions of one server are good for another where they share a database. */
async function serverOver({ db, write }: Engine): Promise<TestServer> {
  const log: TestServer['deps']['log'] = (level, event) => void (level === 'warn' && warnings.push(event))
  return closing(await openServer({ empty: true, db, write, log }))
}

async function expectWritesRefused(client: Client, server: TestServer, status: number, error: string): Promise<void> {
  const write = await client.ask(api.posts.add, { body })
  expect({ status: write.status, error: write.failure.error }).toEqual({ status, error })
  const signIn = await server.client().ask(api.session.login, { body: { username: 'admin', password: demoPassword } })
  expect({ status: signIn.status, error: signIn.failure.error }).toEqual({ status, error })
}

describe('a database that cannot be written', () => {
  test('is read on after the last mark of the session, and says what to do about writes', async () => {
    const server = closing(await openServer())
    const admin = await server.signIn('admin')
    const readOnly = await openReadOnly(server)
    const there = await serverOver(readOnly.engine)
    const client = there.client(admin.token, 'en')
    there.wait(2 * minute)
    for (const query of [{}, { page: 1 }]) expect((await client.ask(api.posts.list, { query })).status).toBe(200)
    expect(warnings).toEqual(['session not marked as seen'])
    await expectWritesRefused(client, there, 507, 'server.storageReadOnly')
    const { body: answer } = await client.ask(api.posts.add, { body })
    expect(answer.msg).toMatch(/^Not saved: .* check its disk and the permissions of its files/)
    await readOnly.end()
    await admin.get(api.posts.add, { body })
  })
})

describe.skipIf(process.env.TEST_ENGINE === 'postgres')('a full disk', () => {
  test('refuses writes with what to do until there is room again, and lets all reads pass', async () => {
    const server = closing(await openServer({ log: silent }))
    const admin = await server.signIn('admin')
    const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(server.engine.db)
    await limit(1)
    let code = 0
    const fill = () => {
      const postCode = `full-${code++}`
      return admin.ask(api.posts.add, { body: { ...body, postCode, postName: postCode, remark: 'x'.repeat(500) } })
    }
    let last = await fill()
    while (last.status === 200) last = await fill()
    expect({ status: last.status, error: last.failure.error }).toEqual({ status: 507, error: 'server.storageFull' })
    server.wait(2 * minute)
    expect((await admin.get(api.posts.list, { query: { postCode: `full-${code - 1}` } })).items).toEqual([])
    await limit(1_000_000)
    await admin.get(api.posts.add, { body })
  })
})

describe.skipIf(process.env.TEST_ENGINE === 'postgres')('a database file', () => {
  let engine: Engine
  let file: string
  beforeEach(async () => {
    file = join(temporaryFolder(), 'atrium.db')
    engine = closing(await openDatabase(`file:${file}`, silent))
    await seedDemo(engine, Date.now())
  })

  test('that was deleted is read on, and writes say what to do', async () => {
    const server = await serverOver(engine)
    const admin = await server.signIn('admin', 'en')
    await rm(file)
    server.wait(2 * minute)
    expect((await admin.ask(api.posts.list, { query: {} })).status).toBe(200)
    await expectWritesRefused(admin, server, 503, 'server.fileGone')
    const { body: answer } = await admin.ask(api.posts.add, { body })
    expect(answer.msg).toMatch(/put it back and restart the server$/)
  })

  test('that another process holds lets reads pass, also when their session has to be marked', async () => {
    const server = await serverOver(engine)
    const admin = await server.signIn('admin')
    const holder = closing(await openDatabase(`file:${file}`, silent))
    let held: Promise<unknown> | undefined
    await holder.write(async () => {
      server.wait(2 * minute)
      held = admin.get(api.posts.add, { body })
      const reads = await Promise.all([1, 2, 3].map(() => admin.ask(api.posts.list, { query: {} })))
      expect(reads.map(({ status }) => status)).toEqual([200, 200, 200])
    })
    await held
    expect((await admin.get(api.posts.list, { query: { postCode: 'new' } })).items).toHaveLength(1)
    expect(warnings).toEqual([])
    const session = engine.db
      .selectFrom('sessions')
      .select(({ eb }) => eb('lastSeenAt', '-', eb.ref('createdAt')).as('age'))
    await expect.poll(async () => (await session.executeTakeFirstOrThrow()).age).toBeGreaterThanOrEqual(2 * minute)
  })
})

/** The database of the server, read-only: the connection on SQLite, a connection of its own kind on PostgreSQL. */
async function openReadOnly({ engine }: TestServer): Promise<{ engine: Engine; end: () => Promise<unknown> }> {
  if (engine.name === 'sqlite') {
    const query = (state: 'on' | 'off') => sql`pragma query_only = ${sql.raw(state)}`.execute(engine.db)
    await query('on')
    return { engine, end: () => query('off') }
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(engine.db)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${rows[0]!.name}`
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  return { engine: closing(await openDatabase(url.href, silent)), end: async () => {} }
}
