import { product } from 'atrium/entries/product'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabaseUrl } from '#server-test/database'
import type { Engine } from '#server/db/engines/engine'
import { currentSchema, presentTables } from '#server/db/engines/columns'
import { openPostgres } from '#server/db/engines/postgres'
import { statement } from '#server/db/statement'
import { openDatabase } from '../database'
import { readSettings } from '../settings'

const silent = () => {}

const firstPost = statement((db) => db.selectFrom('posts').select('postCode').limit(1), { isPrepared: true })

describe.runIf(process.env.TEST_ENGINE === 'postgres')('settings of PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  const engines: Engine[] = []
  beforeAll(async () => {
    ;({ url, drop } = await freshDatabaseUrl())
  })
  afterAll(async () => {
    for (const engine of engines) await engine.close()
    await drop()
  })

  async function open(environment: Record<string, string>): Promise<Engine> {
    const { databaseUrl, database } = readSettings(product, { DATABASE_URL: url, ...environment })
    const engine = await openDatabase(product, databaseUrl, silent, { limits: database })
    engines.push(engine)
    return engine
  }

  test('each schema of a database has tables of its own', async () => {
    const [office, shop] = [await open({ DATABASE_SCHEMA: 'office' }), await open({ DATABASE_SCHEMA: 'shop' })]
    const post = { postCode: 'a', postName: 'b', postNameEn: '', postSort: 1, status: 1 as const, remark: '' }
    await office.db.insertInto('posts').values(post).execute()
    const posts = (engine: Engine) => engine.db.selectFrom('posts').select('postCode').execute()
    expect([await posts(office), await posts(shop)]).toEqual([[{ postCode: 'a' }], []])
    const tables = await presentTables(office.db)
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter(({ schema }) => schema !== 'office')).toEqual([])
    // Once more, as the next start.
    expect(await posts(await open({ DATABASE_SCHEMA: 'office' }))).toEqual([{ postCode: 'a' }])
  })

  test('servers that start at once create their schema once', async () => {
    const starts = Array.from({ length: 6 }, () => open({ DATABASE_SCHEMA: 'depot' }))
    for (const { db } of await Promise.all(starts)) expect(await currentSchema(db)).toBe('depot')
  })

  test('without DATABASE_SCHEMA no schema is created', async () => {
    const { url: fresh, drop: dropFresh } = await freshDatabaseUrl()
    const engine = openPostgres(fresh, silent)
    await sql`drop schema public`.execute(engine.db)
    await expect(openDatabase(product, fresh, silent)).rejects.toThrow(/no schema has been selected/)
    const { rows } = await sql`select nspname from pg_namespace where nspname !~ '^(pg_|information_schema)'`.execute(
      engine.db,
    )
    expect(rows).toEqual([])
    await engine.close()
    await dropFresh()
  })

  test('a process has as many connections as it may, and a statement ends at its limit', async () => {
    const engine = await open({ DATABASE_CONNECTIONS: '3', DATABASE_STATEMENT_SECONDS: '1' })
    expect(engine.connections?.().most).toBe(3)
    // Not waited for: the limit of a second ends it.
    await expect(sql`select pg_sleep(60)`.execute(engine.db)).rejects.toThrow(/statement timeout/)
  })

  test.each([
    ['yes', 1],
    ['no', 0],
  ])('with DATABASE_PREPARE=%s a connection keeps %i of a marked statement', async (DATABASE_PREPARE, count) => {
    const { db } = await open({ DATABASE_PREPARE, DATABASE_SCHEMA: `prepare_${DATABASE_PREPARE}` })
    const kept = await db.transaction().execute(async (trx) => {
      await firstPost(trx)
      await firstPost(trx)
      const { rows } = await sql`select name from pg_prepared_statements where statement like '%"posts"%'`.execute(trx)
      // A newer version of the product adds a column to a table beside this one.
      await sql`alter table posts add column shelf text`.execute(trx)
      expect(await firstPost(trx)).toEqual([])
      return rows
    })
    expect(kept).toHaveLength(count)
  })

  test('a statement of all columns, which a newer version may add to, cannot be marked', async () => {
    const { db } = await open({})
    const all = statement((of) => of.selectFrom('posts').selectAll(), { isPrepared: true })
    await expect(all(db)).rejects.toThrow(/names its columns/)
  })

  test('with the certificate of an authority the connection has to be encrypted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'authority-'))
    const DATABASE_CA_FILE = join(folder, 'authority.pem')
    writeFileSync(DATABASE_CA_FILE, '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n')
    // The server of the tests has no TLS.
    await expect(open({ DATABASE_CA_FILE })).rejects.toThrow(/does not support SSL/)
    rmSync(folder, { recursive: true })
  })
})
