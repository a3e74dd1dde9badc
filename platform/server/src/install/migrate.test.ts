import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { product } from 'atrium/entries/product'
import { sql } from 'kysely'
import { openServer, type TestServer } from '#server-test/server'
import type { Migration as Step } from '../db/migration'
import { identity } from '../db/engines/columns'
import { DatabaseError } from '../db/engines/storage'
import { indexPartsOfTexts } from '../db/migrations/0001-tables/users'
import { migrate, presentSteps } from './migrate'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

describe('a product with a module of its own', () => {
  const table = (name: string): Step => ({
    async up(db, engine) {
      await db.schema.createTable(name).addColumn('id', 'integer', identity(engine)).execute()
    },
  })
  const withProbe = { ...presentSteps(product.servers), 'probe/0001-item': table('probe_items') }
  const tables = async ({ engine }: TestServer) => (await engine.db.introspection.getTables()).map(({ name }) => name)

  let own: TestServer
  beforeEach(async () => {
    own = await openServer({ empty: true })
    await migrate(own.engine, product.servers, withProbe)
  })
  afterEach(() => own.close())

  test('takes the next migration of the platform and of the module', async () => {
    await migrate(own.engine, product.servers, {
      ...withProbe,
      '0099-next': table('next'),
      'probe/0002-place': table('probe_places'),
    })
    expect(await tables(own)).toEqual(expect.arrayContaining(['next', 'probe_items', 'probe_places']))
  })

  test('keeps its tables as they were when one of the new migrations fails', async () => {
    const failing: Step = { up: () => Promise.reject(new Error('no such thing')) }
    const newer = { ...withProbe, '0099-next': table('next'), 'probe/0002-place': failing }
    await expect(migrate(own.engine, product.servers, newer)).rejects.toThrow('no such thing')
    expect(await tables(own)).not.toContain('next')
    await migrate(own.engine, product.servers, { ...withProbe, '0099-next': table('next') })
    expect(await tables(own)).toContain('next')
  })

  test('is rejected by a build without the module, with what to do', async () => {
    const sentence =
      'It has tables of modules that this build lacks, or has in an older version: probe. Start a build with them, or set DATABASE_URL to another database.'
    await expect(migrate(own.engine, product.servers)).rejects.toThrow(new DatabaseError(sentence))
  })

  test('keeps its tables in a build without the module, once it was left out of MODULES', async () => {
    const { db } = own.engine
    await db.insertInto('modules').values({ name: 'probe', isActive: 0 }).execute()
    await migrate(own.engine, product.servers)
    await migrate(own.engine, product.servers, { ...presentSteps(product.servers), '0099-next': table('next') })
    expect(await tables(own)).toEqual(expect.arrayContaining(['next', 'probe_items']))
    const back = { ...withProbe, '0099-next': table('next'), 'probe/0002-place': table('probe_places') }
    await migrate(own.engine, product.servers, back)
    expect(await tables(own)).toContain('probe_places')
  })

  test('is rejected by an older build, with what to do', async () => {
    await migrate(own.engine, product.servers, { ...withProbe, '0099-next': table('next') })
    const sentence =
      'A newer version has changed its tables: 0099-next. Start that version, or set DATABASE_URL to another database.'
    await expect(migrate(own.engine, product.servers, withProbe)).rejects.toThrow(new DatabaseError(sentence))
  })
})

test('a module that ran here and was taken away is missed, unless it was left out of MODULES before', async () => {
  const own = await openServer({ empty: true })
  await own.engine.db.insertInto('modules').values({ name: 'removed', isActive: 1 }).execute()
  const sentence =
    'It has modules that this build lacks: removed. Start a build that has them once with MODULES leaving them out, or set DATABASE_URL to another database.'
  await expect(migrate(own.engine, product.servers)).rejects.toThrow(new DatabaseError(sentence))
  await own.engine.db.updateTable('modules').set({ isActive: 0 }).execute()
  await migrate(own.engine, product.servers)
  await own.close()
})

test('a user of PostgreSQL who may not add extensions gets the tables without the index of that extension', async ({
  skip,
}) => {
  const { db, name } = server.engine
  if (name === 'sqlite') return skip()
  const trx = await db.startTransaction().execute()
  for (const statement of [
    'drop extension pg_trgm cascade',
    'create role limited',
    'grant usage, create on schema public to limited',
    'alter table users owner to limited',
    'set local role limited',
  ])
    await sql.raw(statement).execute(trx)
  await indexPartsOfTexts(trx as never)
  const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes`.execute(trx)
  await trx.rollback().execute()
  const indexes = rows.map((row) => row.name)
  expect(indexes).toContain('users_by_username')
  expect(indexes).not.toContain('users_by_text')
})

test('a migration that waits for a read which waits for it begins again on PostgreSQL', async ({ skip }) => {
  skip(server.engine.name === 'sqlite', 'A file is of one process, which migrates before it serves.')
  const own = await openServer()
  let attempts = 0
  let holdPosts = () => {}
  const holdsPosts = new Promise<void>((resolve) => (holdPosts = resolve))
  const read = own.engine.db.transaction().execute(async (trx) => {
    // The one that looks first for a deadlock is ended: so it is the migration.
    await sql`set local deadlock_timeout = '60s'`.execute(trx)
    await sql`select 1 from roles`.execute(trx)
    await holdsPosts
    await sql`select 1 from posts`.execute(trx)
  })
  const step: Step = {
    async up(db) {
      attempts += 1
      await sql`lock table posts in access exclusive mode`.execute(db)
      holdPosts()
      const waiting = sql<{ count: number }>`select count(*) as count from pg_locks
        where not granted and relation = 'posts'::regclass`
      const expected = attempts === 1 ? 1 : 0
      await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toEqual([{ count: expected }]), 10_000)
      await sql`lock table roles in access exclusive mode`.execute(db)
    },
  }
  await migrate(own.engine, product.servers, { ...presentSteps(product.servers), '0099-next': step })
  await read
  expect(attempts).toBe(2)
  await own.close()
})
