import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/resilience/temporary-folder'
import { freshDatabaseUrl } from '#server-test/database'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import type { Engine } from '#server/db/engines/engine'
import { openPostgres } from '#server/db/engines/postgres'
import type { Migration as Step } from '#server/db/migration'
import { migrate, presentSteps } from '#server/install/migrate'
import { seedDemo } from '#server/install/seed'
import { openDatabase } from '#server/runtimes/node/database'

const minute = 60_000
const body = { postCode: 'new', postName: 'New', postSort: 1 }
const silent = () => {}

/** Resources that are opened here, closed after each test in the opposite order. */
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

async function expectWritesRejected(client: Client, server: TestServer, status: number, error: string): Promise<void> {
  const write = await client.ask(api.posts.add, { body })
  expect({ status: write.status, error: write.errorData.error }).toEqual({ status, error })
  const signIn = await server.client().ask(api.session.login, { body: { username: 'admin', password: demoPassword } })
  expect({ status: signIn.status, error: signIn.errorData.error }).toEqual({ status, error })
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
    await expectWritesRejected(client, there, 507, 'server.storageReadOnly')
    const { body: answer } = await client.ask(api.posts.add, { body })
    expect(answer.msg).toMatch(/^Not saved: .* check its disk and the permissions of its files/)
    await readOnly.end()
    await admin.get(api.posts.add, { body })
  })
})

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a database that lets the process in no more', () => {
  test.each([
    [
      'whose password changed',
      (role: string) => `alter role ${role} password 'other'`,
      (role: string) => `alter role ${role} password 'first'`,
    ],
    [
      'whose role may sign in no more',
      (role: string) => `alter role ${role} nologin`,
      (role: string) => `alter role ${role} login`,
    ],
    [
      'closed to connections',
      (_: string, name: string) => `alter database ${name} allow_connections false`,
      (_: string, name: string) => `alter database ${name} allow_connections true`,
    ],
  ])('%s answers 503 and says in the log what to do, until it lets it in again', async (_, close, reopen) => {
    const server = closing(await openServer())
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.engine.db)
    const [name, role] = [rows[0]!.name, `of_${rows[0]!.name}`]
    await sql.raw(`create role ${role} superuser login password 'first'`).execute(server.engine.db)
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${name}`
    url.username = role
    url.password = 'first'
    const engine = closing(await openDatabase(product, url.href, silent))
    const advice: unknown[] = []
    const { db, write } = engine
    const log: TestServer['deps']['log'] = (_level, _event, fields) => {
      if ('advice' in fields) advice.push(fields.advice)
    }
    const there = closing(await openServer({ empty: true, db, write, log }))
    const admin = there.client((await server.signIn('admin')).token)
    await admin.get(api.posts.list, { query: {} })
    const onOther = await pgClient()
    try {
      await onOther.query(close(role, name))
      await onOther.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)
      const ask = async () => {
        const { status, errorData } = await admin.ask(api.posts.list, { query: {} })
        return [status, errorData.error, advice.at(-1)]
      }
      // The connections that were there are lost first.
      const expected = [503, 'server.unavailable', expect.stringContaining('set DATABASE_URL and restart')]
      await expect.poll(ask).toEqual(expected)
      await onOther.query(reopen(role, name))
      expect((await admin.ask(api.posts.list, { query: {} })).status).toBe(200)
    } finally {
      await onOther.query(reopen(role, name))
      await onOther.end()
    }
  })
})

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a database that takes too long', () => {
  test('gives up a statement and a lock after a time, but not in a migration', async () => {
    const { url, drop } = await freshDatabaseUrl()
    const engine = closing({ ...(await openDatabase(product, url, silent)), drop })
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
      engine.db,
    )
    expect(rows).toEqual([{ statement: '30s', lock: '5s' }])
    const seen: unknown[] = []
    const look: Step = {
      async up(db) {
        seen.push(...(await sql`select current_setting('statement_timeout') as limit`.execute(db)).rows)
      },
    }
    await migrate(engine, product.servers, { ...presentSteps(product.servers), '0099-look': look })
    expect(seen).toEqual([{ limit: '0' }])
  })

  test('answers 503 and says what to do', async () => {
    const server = closing(await openServer())
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.engine.db)
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${rows[0]!.name}`
    const engine = closing(openPostgres(url.href, silent, { statementMillis: 500, lockMillis: 300 }))
    const { db, write } = engine
    const there = closing(await openServer({ empty: true, db, write, log: silent }))
    const admin = there.client((await server.signIn('admin')).token, 'en')
    await sql`create function slow() returns trigger language plpgsql as 'begin perform pg_sleep(9); return new; end'`.execute(
      server.engine.db,
    )
    await sql`create trigger slow before insert on posts for each row execute function slow()`.execute(server.engine.db)
    const slow = await admin.ask(api.posts.add, { body })
    expect([slow.status, slow.errorData.error, slow.body.msg]).toEqual([
      503,
      'server.tooSlow',
      'The database took too long for this and stopped it. Nothing was changed. Narrow the filters, or try again later',
    ])
    await server.engine.db.transaction().execute(async (trx) => {
      await sql`lock table posts in access exclusive mode`.execute(trx)
      const waiting = await admin.ask(api.posts.list, { query: {} })
      expect([waiting.status, waiting.errorData.error]).toEqual([503, 'server.unavailable'])
    })
    expect((await admin.ask(api.posts.list, { query: {} })).status).toBe(200)
  })
})

describe.skipIf(process.env.TEST_ENGINE === 'postgres')('a full disk', () => {
  test('rejects writes with what to do until there is room again, and lets all reads pass', async () => {
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
    expect({ status: last.status, error: last.errorData.error }).toEqual({ status: 507, error: 'server.storageFull' })
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
    engine = closing(await openDatabase(product, `file:${file}`, silent))
    await seedDemo(product, engine, Date.now())
  })

  test('that was deleted is read on, and writes say what to do', async () => {
    const server = await serverOver(engine)
    const admin = await server.signIn('admin', 'en')
    await rm(file)
    server.wait(2 * minute)
    expect((await admin.ask(api.posts.list, { query: {} })).status).toBe(200)
    await expectWritesRejected(admin, server, 503, 'server.fileGone')
    const { body: answer } = await admin.ask(api.posts.add, { body })
    expect(answer.msg).toMatch(/put it back and restart the server$/)
  })

  test('that another process holds lets reads pass, also when their session has to be marked', async () => {
    const server = await serverOver(engine)
    const admin = await server.signIn('admin')
    const holder = closing(await openDatabase(product, `file:${file}`, silent))
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
  return { engine: closing(await openDatabase(product, url.href, silent)), end: async () => {} }
}

/** A connection to another database of the same server. */
async function pgClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  return client
}
