import { defineModule, entry, type ModuleContract } from 'atrium/contract/module/module'
import type { ModuleServer } from '#server/call/resource'
import { crudResource } from '#server/crud/crud-resource'
import { sampleRows } from '#server/crud/rows/sample-rows'
import type { LineTableOf, TableOf } from '#server/crud/table-of'
import { createLinesTable, createRecordTable } from '#server/db/tables/record-table'
import { bill, bills, good, goods, type billLines } from './bill'

declare module '#server/db/schema' {
  interface Schema {
    goods: TableOf<typeof good>
    bills: TableOf<typeof bill>
    billLines: LineTableOf<typeof bill, typeof billLines>
  }
}

const words = { zh: '商店', en: 'Shop' }

/** A module of tests with a kind that has lines, and the kind that these refer to. */
export const billModule: ModuleContract = {
  module: defineModule({
    name: 'shop',
    title: words,
    menu: [
      entry('shop', words, 'lucide:box', {
        children: [
          entry('bill', bill.plural, 'lucide:box', { permission: 'shop:bill:list' }),
          entry('good', good.plural, 'lucide:box', { permission: 'shop:good:list' }),
        ],
      }),
    ],
  }),
  api: { bills, goods },
  records: { bill, good },
}

export const billServer: Partial<ModuleServer> = {
  resources: {
    good: crudResource(goods, good),
    bill: crudResource(bills, bill, { seedDemo: sampleRows(bill, 3) }),
  },
  migrations: {
    '0001-tables': {
      async up(db, engine) {
        await createRecordTable(db, engine, {
          table: 'goods',
          id: 'good_id',
          columns: { good_name: 'text', dept_id: 'integer', status: 'flag' },
          references: { dept_id: 'depts.dept_id' },
          unique: ['good_name'],
        })
        await createRecordTable(db, engine, {
          table: 'bills',
          id: 'bill_id',
          columns: { title: 'text', post_id: 'integer?', post_ids: 'text', total: 'bigint', pieces: 'integer' },
          references: { post_id: 'posts.post_id' },
          unique: ['title'],
          sorted: ['total'],
        })
        await createLinesTable(db, engine, {
          table: 'bill_lines',
          record: { bill_id: 'bills.bill_id' },
          columns: {
            good_id: 'integer',
            quantity: 'integer',
            price: 'bigint',
            unit: 'text',
            size: 'text',
            due: 'text?',
            fragile: 'flag',
            fitter_id: 'integer?',
            note: 'text',
            amount: 'bigint?',
          },
          references: { good_id: 'goods.good_id', fitter_id: 'posts.post_id' },
        })
      },
    },
  },
}
