import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app'
import type { Engine } from '#server/db/engines/engine'
import type { Migration } from '#server/db/migration'
import { DatabaseError } from '#server/db/engines/storage'
import { readInstallation } from '#server/install/installation-kind'
import { migrate, presentSteps } from '#server/install/migrate'
import { installModules } from '#server/install/modules'
import { createClient, demoPassword, openServer } from '#server-test/server'
import { openEmpty, openVersion01, rowsOf, oldMenusOf, type OpenCopy } from '#server-test/stored/version-0-1'
import { StartError } from '../../settings'
import { copyVersion01 } from './copy'

let opened: OpenCopy
let old: Engine
let target: Engine
beforeEach(async () => {
  opened = await openVersion01()
  ;({ old, target } = opened)
})
afterEach(() => opened.close())

const present = presentSteps(product.servers)

const copy = (steps = present) => copyVersion01(product, old, target, { name: 'old.db', present: steps })

const countOf = async (engine: Engine) => {
  let sum = 0
  for (const { name } of await engine.db.introspection.getTables()) sum += (await rowsOf(engine, name)).length
  return sum
}

/** A migration of a module of the test. */
const probe = (table: string): Migration => ({
  async up(db) {
    await db.schema
      .createTable(table)
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .execute()
  },
})
const record = (step: string) =>
  sql`insert into kysely_migration (name, timestamp) values (${step}, '2026-01-01')`.execute(old.db)

describe('a copy of a database of version 0.1', () => {
  test('has every row of every table, and the steps of this version', async () => {
    // More than are copied at once.
    const { sessionId } = await old.db.selectFrom('sessions').select('sessionId').limit(1).executeTakeFirstOrThrow()
    const open = Array.from({ length: 450 }, (_, n) => ({
      kind: `k${n % 7}`,
      recordId: n,
      sessionId,
      userId: 1,
      seenAt: 0,
    }))
    await old.db.insertInto('recordPresence').values(open).execute()
    const { rows, left } = await copy()
    expect(left).toEqual([])
    const tables = (await old.db.introspection.getTables()).map(({ name }) => name)
    expect([...rows.keys()].toSorted()).toEqual(tables.toSorted())
    for (const table of tables) expect(await rowsOf(target, table), table).toEqual(await rowsOf(old, table))
    expect(await rowsOf(target, 'settings')).toEqual([])
    await migrate(target, product.servers)
    await installModules(target, { product, active: [], demo: true })
    expect(await oldMenusOf(target)).toEqual(await oldMenusOf(old))
  })

  test('serves those who could sign in before, with their menu, users and the log', async () => {
    await copy()
    await migrate(target, product.servers)
    const server = await openServer({ empty: true })
    onTestFinished(() => server.close())
    const app = createApp(product, { ...server.deps, db: target.db, write: target.write })
    const body = { username: 'admin', password: demoPassword }
    const admin = createClient(app, await createClient(app).get(api.session.login, { body }))
    expect((await admin.get(api.session.routers)).map(({ path }) => path)).toEqual(['system'])
    expect((await admin.get(api.users.list, { query: {} })).items.map(({ username }) => username).toSorted()).toEqual([
      'admin',
      'common',
      'editor',
      'guest',
    ])
    expect((await admin.get(api.operationLogs.list, { query: {} })).pageInfo.total).toBe(6)
  })

  test('never gives an id out twice, that of a deleted record neither', async () => {
    await copy()
    const next = async ({ db }: Engine) => {
      const post = { postCode: 'next', postName: 'Next', postNameEn: '', postSort: 9, status: 1, remark: '' } as const
      return db.insertInto('posts').values(post).returning('postId').executeTakeFirstOrThrow()
    }
    expect(await next(target)).toEqual(await next(old))
  })

  test('is a demo where nothing else is recorded and the public password works', async () => {
    await old.db.deleteFrom('installation').execute()
    await copy()
    expect(await readInstallation(target.db)).toBe('demo')
  })

  test('takes a module of a product with it, and tells the tables of one that was removed', async () => {
    await probe('probe_items').up(old.db as never, old.name)
    await probe('removed_items').up(old.db as never, old.name)
    await record('probe/0001-item')
    await record('removed/0001-item')
    await sql`insert into probe_items (id) values (7)`.execute(old.db)
    await old.db.insertInto('modules').values({ name: 'removed', isActive: 0 }).execute()
    const { left } = await copy({ ...present, 'probe/0001-item': probe('probe_items') })
    expect(left).toEqual(['removed_items'])
    expect(await rowsOf(target, 'probe_items')).toHaveLength(1)
  })
})

describe('nothing is copied from', () => {
  const startError = async (steps = present) => {
    const error = await copy(steps).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    expect(await countOf(target)).toBe(0)
    return (error as StartError).message
  }

  test('a database of an older version', async () => {
    await sql`delete from kysely_migration where name = '0023-closed-introductions'`.execute(old.db)
    expect(await startError()).toMatch(/^old\.db is of an older version than the last 0\.1\. Start the last 0\.1 once/)
  })

  test('one whose module is of an older version', async () => {
    await record('probe/0001-item')
    const merged: Migration = { ...probe('probe_items'), replaces: ['0001-item', '0002-place'] }
    expect(await startError({ ...present, 'probe/0001-tables': merged })).toMatch(/^old\.db is of an older version/)
  })

  test('one with migrations that nobody knows', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('0024-next', ''), ('stock/0001-item', '')`.execute(
      old.db,
    )
    expect(await startError()).toMatch(/has migrations that this build lacks: .*0024-next/)
  })

  test('one whose tables were changed by hand', async () => {
    await old.db.schema.alterTable('posts').addColumn('colour', 'text').execute()
    expect(await startError()).toMatch(/its table posts differs in colour/)
  })

  test('one of this version', async () => {
    const own = await openEmpty()
    onTestFinished(own.close)
    await migrate(own.engine, product.servers)
    await expect(copyVersion01(product, own.engine, target, { name: 'new.db' })).rejects.toThrow(
      /is not of version 0\.1/,
    )
  })

  test('one in which a table does not let all of its rows be copied', async () => {
    const [first] = Object.entries(present)
    await migrate(target, product.servers, Object.fromEntries([first!]))
    await target.db.insertInto('modules').values({ name: 'platform', isActive: 1 }).execute()
    await expect(copy()).rejects.toThrow(/unique|primary/i)
    expect(await countOf(target)).toBe(1)
  })
})

test('a database of version 0.1 is rejected, with the command that copies it', async () => {
  const before = await countOf(old)
  await expect(migrate(old, product.servers)).rejects.toThrow(
    new DatabaseError(
      'Version 0.1 made it, and this version has other migrations. Stop whatever uses it and run "npm run db:from-0.1", which copies it into a new database and leaves it as it is.',
    ),
  )
  expect(await countOf(old)).toBe(before)
})
