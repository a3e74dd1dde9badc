import { join } from 'node:path'
import { product } from 'atrium/entries/product'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { presentTables } from '#server/db/engines/columns'
import { StartError } from '#server/runtimes/node/settings'
import { demoDatabase, emptyDatabase, type StoredDatabase } from '#server-test/stored/stored-database'
import { checkDatabase } from './check/check'
import { openDatabase } from '#server/runtimes/node/database'
import { addressFor } from '../command'
import { copyDatabase } from './copy'
import { withSnapshot } from './rows/database-content'

let database: StoredDatabase
beforeEach(async () => {
  database = await demoDatabase()
})
afterEach(() => database.drop())

test('the demo has no errors', async () => {
  const { errors, notes, rows } = await withSnapshot(product, database.url, (engine) => checkDatabase(product, engine))
  expect({ errors, notes, users: rows.get('users') }).toEqual({ errors: [], notes: [], users: 4 })
})

test('a stored file that no record has is a note', async () => {
  const picture = { type: 'image/png', size: 3, content: new Uint8Array(3), inUse: 1, createdAt: 0 } as const
  const insert = (fileKey: string) =>
    database.use(({ db }) =>
      db
        .insertInto('files')
        .values({ ...picture, fileKey })
        .execute(),
    )
  await insert('u'.repeat(22))
  await insert('k'.repeat(22))
  await database.use(({ db }) =>
    db
      .insertInto('dictTypes')
      .values({ dictName: `x ${'u'.repeat(22)}`, dictNameEn: '', dictType: 'x', remark: '', status: 1 } as never)
      .execute(),
  )
  const { errors, notes } = await withSnapshot(product, database.url, (engine) => checkDatabase(product, engine))
  expect({ errors, notes }).toEqual({
    errors: [],
    notes: ['1 stored files with 3 bytes belong to no record. They do no harm.'],
  })
})

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a copy', () => {
  test('to SQLite and back has the same rows, and takes no database that is filled', async () => {
    const empty = await emptyDatabase()
    try {
      const file = `file:${join(database.folder, 'copy.db')}`
      const there = await copyDatabase(product, database.url, file)
      const back = await copyDatabase(product, file, empty.url)
      expect(there.loaded.target.get('users')).toMatchObject({ rows: 4 })
      expect(there.loaded.target).toEqual(there.loaded.source)
      expect(back.loaded.target).toEqual(there.loaded.source)
      expect(back.loaded.left.size).toBe(0)
      await expect(copyDatabase(product, file, database.url)).rejects.toThrow(/is not empty, and is left as it is/)
      await expect(copyDatabase(product, database.url, file)).rejects.toThrow(StartError)
      const { rows } = await withSnapshot(product, empty.url, (engine) => checkDatabase(product, engine))
      expect(rows.get('users')).toBe(4)
    } finally {
      await empty.drop()
    }
  })

  test('goes into the schema of DATABASE_SCHEMA, which it creates, with the password of PGPASSWORD', async () => {
    const empty = await emptyDatabase()
    try {
      const { password } = new URL(empty.url)
      const given = empty.url.replace(/:[^:@]*@/, '@')
      const target = addressFor(product, { DATABASE_SCHEMA: 'office', PGPASSWORD: password }, given)
      await copyDatabase(product, database.url, target)
      const engine = await openDatabase(product, target, () => {})
      const tables = await presentTables(engine.db)
      expect(await engine.db.selectFrom('users').select('userId').execute()).toHaveLength(4)
      await engine.close()
      expect([...new Set(tables.map(({ schema }) => schema))]).toEqual(['office'])
    } finally {
      await empty.drop()
    }
  })
})
