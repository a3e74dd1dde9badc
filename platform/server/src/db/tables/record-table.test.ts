import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { recordKind, series, tags, text, yesNo } from 'atrium/contract/kind'
import { defineModule, entry } from 'atrium/contract/module/module'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { crudResource } from '#server/crud/crud-resource'
import { productWith } from '#server-test/records/product-with'
import { openServer, type TestServer } from '#server-test/server'
import { addRecordColumns, createRecordTable } from './record-table'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    workOrder: true
  }
}

const words = { zh: '工单', en: 'Work orders' }
const workOrder = recordKind('workOrder', {
  name: { zh: '工单', en: 'Work order' },
  plural: words,
  table: 'workOrders',
  id: 'workOrderId',
  title: 'name',
  permissions: 'sample:order',
  fields: {
    name: text(40, words),
    orderNo: series('W-{year}-{00}', words, { sort: true }),
    ticketNo: series('T{000}', words),
    rush: yesNo(words),
    paid: yesNo(words, { initial: true }),
    marks: tags(words, { optional: true, filter: true }),
  },
})
const workOrders = crudCalls(workOrder)

const children = [entry('order', words, 'lucide:box', { permission: 'sample:order:list' })]
const table = { table: 'work_orders', id: 'work_order_id' }
const product = productWith(
  {
    module: defineModule({ name: 'sample', title: words, menu: [entry('sample', words, 'lucide:box', { children })] }),
    api: { workOrders },
    records: { workOrder },
  },
  {
    resources: { order: crudResource(workOrders, workOrder) },
    migrations: {
      '0001-order': {
        up: (db, engine) => createRecordTable(db, engine, { ...table, columns: { name: 'text', made_at: 'bigint?' } }),
      },
    },
  },
)

let server: TestServer
beforeEach(async () => {
  server = await openServer({ product })
})
afterEach(() => server.close())

/** Adds records as they were before the columns, each made at the first moment of a year in UTC. */
async function addOld(...years: number[]): Promise<void> {
  for (const [n, year] of years.entries())
    await sql`insert into work_orders (name, made_at) values (${sql.lit(`Order ${n + 1}`)}, ${sql.lit(Date.UTC(year, 0))})`.execute(
      server.engine.db,
    )
}

/** Adds the columns of the other fields, as a migration does. */
const addColumns = (more: { readonly createdAt?: string } = {}) =>
  addRecordColumns(server.engine.db as never, server.engine.name, {
    ...table,
    columns: { order_no: 'text', ticket_no: 'text', rush: 'flagOff', paid: 'flag', marks: 'text' },
    series: { order_no: 'W-{year}-{00}', ticket_no: 'T{000}' },
    unique: ['order_no', 'ticket_no'],
    sorted: ['order_no'],
    ...more,
  })

const listed = async (query = {}) => {
  const admin = await server.signIn('admin')
  return (await admin.get(workOrders.list, { query })).items
}
const addNew = async () => {
  const admin = await server.signIn('admin')
  const workOrderId = await admin.get(workOrders.add, { body: { name: 'New' } })
  return admin.get(workOrders.read, { query: { workOrderId } })
}

const present = new Date().getUTCFullYear()

describe('a column that is added to records', () => {
  test('of a series numbers them in their order, within the year of their creation', async () => {
    await addOld(2023, present, 2023, 2025, present)
    await addColumns({ createdAt: 'made_at' })
    const records = await listed()
    expect(records.map(({ orderNo }) => orderNo)).toEqual([
      'W-2023-01',
      `W-${present}-01`,
      'W-2023-02',
      'W-2025-01',
      `W-${present}-02`,
    ])
    expect(records.map(({ ticketNo }) => ticketNo)).toEqual(['T001', 'T002', 'T003', 'T004', 'T005'])
    expect(await addNew()).toMatchObject({ orderNo: `W-${present}-03`, ticketNo: 'T006' })
  })

  test('of a series numbers them in the present year where nothing says when they were made', async () => {
    await addOld(...Array.from({ length: 101 }, () => 2023))
    await addColumns()
    expect((await listed({ sort: 'orderNo', size: 100 }))[0]).toMatchObject({ orderNo: `W-${present}-01` })
    expect((await listed({ page: 2, size: 100 }))[0]).toMatchObject({ orderNo: `W-${present}-101` })
  })

  test('of a series assigns the last number to no other record once that is deleted', async () => {
    await addOld(present, present)
    await addColumns({ createdAt: 'made_at' })
    const admin = await server.signIn('admin')
    await admin.get(workOrders.delete, { query: { ids: [2] } })
    expect(await addNew()).toMatchObject({ orderNo: `W-${present}-03`, ticketNo: 'T003' })
  })

  test('of a series needs no record', async () => {
    await addColumns({ createdAt: 'made_at' })
    expect(await addNew()).toMatchObject({ orderNo: `W-${present}-01`, ticketNo: 'T001' })
  })

  test('of a flag says yes, or no where it is off', async () => {
    await addOld(present)
    await addColumns()
    expect(await listed()).toMatchObject([{ paid: true, rush: false }])
  })

  test('of a list is found by the filter for records that have none', async () => {
    await addOld(present)
    await addColumns()
    expect(await listed({ marksEmpty: true })).toMatchObject([{ name: 'Order 1', marks: [] }])
    expect(await listed({ marksEmpty: false })).toEqual([])
  })
})
