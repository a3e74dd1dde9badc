import { describe, expect, test } from 'vitest'
import { jobChanges } from './job.mjs'
import { migrationChanges } from './migration.mjs'
import { sampleCheckout } from './sample-checkout.mjs'

const { folder, put } = sampleCheckout()

const index = 'modules/stock/server/index.ts'
const job = (id, options = {}) => jobChanges(id, options, folder())

describe('a job', () => {
  test('is a handler and the parts of the server, where the module has none', () => {
    const { created, changed, untranslated } = job('stock/stock-count', { title: '盘点|Stock count', at: '5 0 * * 1' })
    expect(created['modules/stock/server/stock-count.ts']).toContain('export const stockCount: JobHandler = async (')
    expect(created[index]).toContain("import { stockCount } from './stock-count'")
    expect(created[index]).toContain(
      "jobs: { stockCount: job('5 0 * * 1', stockCount, { name: { zh: '盘点', en: 'Stock count' } }) }",
    )
    expect([changed, untranslated]).toEqual([{}, []])
  })

  test('is an entry in the parts that are there, and runs every night where nothing else is said', () => {
    put(
      index,
      "import type { ServerParts } from 'atrium/server'\nimport { people } from './people'\n\nexport const parts: ServerParts = { people }\n",
    )
    const { created, changed } = job('stock/recount')
    expect(Object.keys(created)).toEqual(['modules/stock/server/recount.ts'])
    expect(changed[index]).toContain("import { job } from 'atrium/server'")
    expect(changed[index]).toContain("import { recount } from './recount'")
    expect(changed[index]).toContain("jobs: { recount: job('0 2 * * *', recount, {")
  })

  test.each([
    ['stock', {}, '"stock" cannot be the name of a job: write MODULE/NAME'],
    ['shop/recount', {}, 'There is no module shop'],
    ['stock/delete', {}, 'The name delete is a reserved word'],
    ['stock/recount', { at: 'at night' }, '"at night" is no schedule: write minute, hour, day, month and weekday'],
    ['stock/recount', { at: '0 0 2 * * *' }, '"0 0 2 * * *" is no schedule'],
  ])('%s %o is rejected with a sentence', (id, options, sentence) => {
    expect(() => job(id, options)).toThrow(sentence)
  })
})

test('a migration is the next one of its module', () => {
  const migration = () => Object.keys(migrationChanges('stock/round-prices', folder()).created)
  expect(migration()).toEqual(['modules/stock/server/migrations/0001-round-prices.ts'])
  put('modules/stock/server/migrations/0001-item.ts', '')
  expect(migration()).toEqual(['modules/stock/server/migrations/0002-round-prices.ts'])
})
