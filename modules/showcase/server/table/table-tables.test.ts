import { openSqlite } from '#server/db/engines/sqlite-node'
import { migrate, presentSteps } from '#server/install/migrate'
import { openServer } from '#server-test/server'
import { expect, test } from 'vitest'
import { up } from '../migrations/0001-own-demo-rows'
import { up as inEnglish } from '../migrations/0002-demo-rows-in-english'

const own = ['demo_copies', 'demo_rows', 'own_demo_rows']

test('a database without this module has none of its tables', async () => {
  const engine = await openSqlite(':memory:', () => {})
  const tables = async () => (await engine.db.introspection.getTables()).map(({ name }) => name)
  const platform = Object.entries(presentSteps).filter(([name]) => !name.includes('/'))
  await migrate(engine, Object.fromEntries(platform))
  expect((await tables()).filter((name) => [...own, 'music_tracks'].includes(name))).toEqual([])
  await migrate(engine)
  expect(await tables()).toEqual(expect.arrayContaining(own))
  await engine.close()
})

test('a database of the first releases keeps the rows that its platform made', async () => {
  const server = await openServer()
  const { db, name } = server.engine
  const count = async () => (await db.selectFrom('demoRows').select('id').execute()).length
  await db.schema.dropTable('ownDemoRows').execute()
  await db.schema.dropTable('demoCopies').execute()
  for (const column of ['name', 'age', 'date', 'status'])
    await db.schema.dropIndex(`demo_rows_${column}_order`).execute()
  await up(db as never, name)
  expect(await count()).toBe(1000)
  await server.close()
})

test('rows of earlier versions get their city and their English texts', async () => {
  const server = await openServer()
  const { db, name } = server.engine
  const first = () =>
    db.selectFrom('demoRows').where('id', '=', 1).select(['englishName', 'englishAddress', 'city']).executeTakeFirst()
  const seeded = await first()
  for (const index of ['demo_rows_english_name', 'own_demo_rows_english_name', 'demo_rows_city'])
    await db.schema.dropIndex(`${index}_order`).execute()
  for (const table of ['demoRows', 'ownDemoRows'] as const)
    for (const column of ['englishName', 'englishAddress', 'city'])
      await db.schema.alterTable(table).dropColumn(column).execute()
  await db.schema.alterTable('ownDemoRows').dropColumn('deleted').execute()
  await inEnglish(db as never, name)
  expect(await first()).toEqual(seeded)
  await server.close()
})
