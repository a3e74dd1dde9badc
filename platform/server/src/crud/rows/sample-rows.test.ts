import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { person, recordKind, series } from 'atrium/contract/kind'
import { defineModule, entry } from 'atrium/contract/module/module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRecordTable } from '#server/db/tables/record-table'
import { productWith } from '#server-test/records/product-with'
import { openServer, type TestServer } from '#server-test/server'
import { crudResource } from '../crud-resource'
import { sampleRows } from './sample-rows'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    errand: true
  }
}

const words = { zh: '差事', en: 'Errands' }
const errand = recordKind('errand', {
  name: { zh: '差事', en: 'Errand' },
  plural: words,
  table: 'errands',
  id: 'errandId',
  title: 'code',
  permissions: 'sample:errand',
  fields: { code: series('E-{year}-{0000}', words), runnerId: person({ zh: '经手人', en: 'Runner' }) },
})
const errands = crudCalls(errand)

const children = [entry('errand', words, 'lucide:box', { permission: 'sample:errand:list' })]
const contract = {
  module: defineModule({ name: 'sample', title: words, menu: [entry('sample', words, 'lucide:box', { children })] }),
  api: { errands },
  records: { errand },
}

const product = productWith(contract, {
  resources: { errand: crudResource(errands, errand, { seedDemo: sampleRows(errand, 3) }) },
  migrations: {
    '0001-errands': {
      up: (db, engine) =>
        createRecordTable(db, engine, {
          table: 'errands',
          id: 'errand_id',
          columns: { code: 'text', runner_id: 'integer' },
          references: { runner_id: 'users.user_id' },
          unique: ['code'],
        }),
    },
  },
})

let server: TestServer
beforeAll(async () => {
  server = await openServer({ product })
})
afterAll(() => server.close())

test('demo rows of a module name people of the demo, and have numbers of their series, which go on from there', async () => {
  const admin = await server.signIn('admin')
  const { items } = await admin.get(errands.list, { query: {} })
  const codes = ['E-2026-0001', 'E-2026-0002', 'E-2026-0003']
  expect(items.map(({ code }) => code).toSorted()).toEqual(codes)
  const errandId = await admin.get(errands.add, { body: { runnerId: items[0]!.runnerId } })
  const { code } = await admin.get(errands.read, { query: { errandId } })
  expect(codes).not.toContain(code)
})
