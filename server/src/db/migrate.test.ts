import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../test/server'
import { identity } from './engines/columns'
import { up } from './migrations/0004-sign-in-log'

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

test('sign-ins from before every attempt was kept are sign-ins that succeeded', async () => {
  const { db, name } = server.engine
  await db.schema.dropTable('signIns').execute()
  await db.schema
    .createTable('signIns')
    .addColumn('signInId', 'integer', identity(name))
    .addColumn('userId', 'integer', (c) => c.notNull().references('users.userId').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('signInsDay').on('signIns').columns(['day', 'userId']).execute()
  const row = { userId: 2, at: 5, day: '1970-01-01' }
  await db
    .insertInto('signIns')
    .values(row as never)
    .execute()
  await up(db as never, name)
  expect(await db.selectFrom('signIns').selectAll().execute()).toEqual([
    { ...row, signInId: 1, username: 'editor', result: 'success', address: '', agent: '' },
  ])
})
