import { product } from 'atrium/entries/product'
import { openSqlite } from '#server/db/engines/sqlite-node'
import { migrate, presentSteps } from '#server/install/migrate'
import { expect, test } from 'vitest'

const own = ['demo_copies', 'demo_rows', 'own_demo_rows']

test('a database without this module has none of its tables', async () => {
  const engine = await openSqlite(':memory:', () => {})
  const tables = async () => (await engine.db.introspection.getTables()).map(({ name }) => name)
  const platform = Object.entries(presentSteps(product.servers)).filter(([name]) => !name.includes('/'))
  await migrate(engine, product.servers, Object.fromEntries(platform))
  expect((await tables()).filter((name) => [...own, 'music_tracks'].includes(name))).toEqual([])
  await migrate(engine, product.servers)
  expect(await tables()).toEqual(expect.arrayContaining(own))
  await engine.close()
})
