import { api } from '#product/contract'
import { readRecords } from '#server-test/files'
import { bills, goods, type BillForm } from '#server-test/kind/lines/bill'
import { billModule, billServer } from '#server-test/kind/lines/bill-module'
import { lastLog } from '#server-test/operation-logs'
import { openServer, productWith, type Client, type TestServer } from '#server-test/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
let admin: Client
let guest: Client
let [chair, desk, hidden] = [0, 0, 0]
beforeAll(async () => {
  server = await openServer({ product: productWith(billModule, billServer) })
  admin = await server.signIn('admin', 'en')
  const { db } = server.deps
  const buttons = await db.selectFrom('menus').where('permission', 'like', 'shop:%').select('id').execute()
  await db
    .insertInto('roleMenus')
    .values(buttons.map(({ id }) => ({ roleId: 4, menuId: id })))
    .execute()
  await db.updateTable('roles').set({ dataScope: 3 }).where('roleId', '=', 4).execute()
  const own = await db.selectFrom('users').where('username', '=', 'guest').select('deptId').executeTakeFirstOrThrow()
  guest = await server.signIn('guest', 'en')
  const add = (goodName: string, deptId: number) => admin.get(goods.add, { body: { goodName, deptId } })
  chair = await add('Chair', own.deptId!)
  desk = await add('Desk', own.deptId!)
  hidden = await add('Secret', own.deptId === 1 ? 2 : 1)
})
beforeEach(async () => {
  await server.deps.db.deleteFrom('bills').execute()
})
afterAll(() => server.close())

type Lines = BillForm['lines']
const line = (goodId: number, quantity = 1, price = 100) => ({ goodId, quantity, price })
const add = (title: string, lines: Lines, by = admin) => by.get(bills.add, { body: { title, lines } })
const read = (billId: number, by = admin) => by.get(bills.read, { query: { billId } })
const edit = (billId: number, version: number, form: Partial<BillForm>, by = admin) =>
  by.ask(bills.edit, { body: { title: 'edited', ...form, billId, version } as never })
const errorsOf = async (lines: unknown, by = admin) => {
  const { status, errorData } = await by.ask(bills.add, { body: { title: 'wrong', lines } as never })
  return [status, errorData.fields]
}

describe('the lines of a record', () => {
  test('are read in their order, with names, empty values and what they calculate', async () => {
    const row = await read(await add('first', [{ ...line(desk, 2, 250), note: ' a ', fragile: true }, line(chair)]))
    const blank = { unit: '', size: '', due: null, fitterId: null, fitterName: '' }
    expect(row.lines).toEqual([
      { ...blank, goodId: desk, goodName: 'Desk', quantity: 2, price: 250, note: 'a', fragile: true, amount: 500 },
      { ...blank, goodId: chair, goodName: 'Chair', quantity: 1, price: 100, note: '', fragile: false, amount: 100 },
    ])
    expect([row.total, row.pieces]).toEqual([600, 3])
  })

  test('are not in the list, which sorts and filters by their sums', async () => {
    await add('dear', [line(chair, 9, 900)])
    await add('cheap', [line(chair)])
    const list = async (query: object) => (await admin.get(bills.list, { query })).items
    expect((await list({ sort: 'total' })).map(({ title }) => title)).toEqual(['cheap', 'dear'])
    const [dear, ...others] = await list({ totalFrom: 8000 })
    expect([dear?.total, 'lines' in dear!, others]).toEqual([8100, false, []])
  })

  test('take the place of those before, in the order that is sent', async () => {
    const billId = await add('swapped', [line(chair), line(desk, 2)])
    await edit(billId, 1, { lines: [line(desk, 5), line(chair), line(desk)] })
    const row = await read(billId)
    expect(row.lines.map(({ goodName, quantity }) => [goodName, quantity])).toEqual([
      ['Desk', 5],
      ['Chair', 1],
      ['Desk', 1],
    ])
    expect([row.pieces, row.version]).toEqual([7, 2])
  })

  test('stay as they are where an edit names an old version', async () => {
    const billId = await add('stale', [line(chair)])
    await edit(billId, 1, { lines: [line(desk)] })
    const late = await edit(billId, 1, { lines: [line(chair, 7)] })
    expect([late.status, late.errorData.error]).toEqual([409, 'record.stale'])
    expect((await read(billId)).lines).toMatchObject([{ goodName: 'Desk', quantity: 1 }])
  })

  test('go with their record', async () => {
    await admin.get(bills.delete, { query: { ids: [await add('gone', [line(chair)])] } })
    expect(await server.deps.db.selectFrom('billLines').selectAll().execute()).toEqual([])
  })

  test('may be many', async () => {
    const row = await read(
      await add(
        'long',
        Array.from({ length: 150 }, (_, n) => line(n % 2 ? chair : desk, n + 1)),
      ),
    )
    expect([row.lines.length, row.lines[149]!.quantity, row.pieces]).toEqual([150, 150, 11_325])
  })
})

describe('an error is at the field of its line', () => {
  test('where a value is missing, wrong or not of the line', async () => {
    expect(
      await errorsOf([line(chair), { goodId: chair, price: 'x', quantity: 0 }, { ...line(desk), amount: 1 }]),
    ).toEqual([
      400,
      {
        'lines.1.price': expect.any(String),
        'lines.1.quantity': expect.any(String),
        'lines.2.amount': expect.any(String),
      },
    ])
  })

  test('where a reference, a value of a dictionary or a choice is not offered', async () => {
    const lines = [line(chair), line(999_999), { ...line(desk), unit: 'none' }, { ...line(desk), size: 'xl' }]
    expect(Object.keys((await errorsOf(lines))[1]!)).toEqual(['lines.3.size'])
    expect(Object.keys((await errorsOf(lines.slice(0, 3)))[1]!)).toEqual(['lines.1.goodId', 'lines.2.unit'])
  })

  test('where a sum or a calculated value is too large', async () => {
    const dear = { ...line(chair, 9999, 999_999_999_999_999) }
    expect(Object.keys((await errorsOf([line(chair), dear]))[1]!)).toContain('lines.1.amount')
  })

  test('and of the list where there are too few or too many', async () => {
    expect(Object.keys((await errorsOf([]))[1]!)).toEqual(['lines'])
    expect(Object.keys((await errorsOf(undefined))[1]!)).toEqual(['lines'])
    expect(Object.keys((await errorsOf(Array.from({ length: 151 }, () => line(chair))))[1]!)).toEqual(['lines'])
  })
})

describe('a record out of the scope of a person', () => {
  test('is not taken into a line, nor found for one', async () => {
    expect(Object.keys((await errorsOf([line(chair), line(hidden)], guest))[1]!)).toEqual(['lines.1.goodId'])
    const found = async (by: Client) =>
      (await by.get(bills.choices, { query: { field: 'lines.goodId' } })).items.map(({ name }) => name)
    expect([await found(guest), await found(admin)]).toEqual([
      ['Chair', 'Desk'],
      ['Chair', 'Desk', 'Secret'],
    ])
  })

  test('has no name in their line, which they may keep', async () => {
    const billId = await add('mixed', [line(hidden), line(chair)])
    expect((await read(billId, guest)).lines.map(({ goodName }) => goodName)).toEqual(['', 'Chair'])
    expect((await edit(billId, 1, { lines: [line(chair), line(hidden, 3)] }, guest)).status).toBe(200)
    const rows = await readRecords(guest, bills.export, {})
    expect(rows.map((row) => row['Lines: Good'])).toEqual(['Chair', ''])
  })
})

test('what a line refers to is not deleted, and the message says where it is', async () => {
  await add('in use', [line(chair), line(chair), line(desk)])
  const { status, errorData, body } = await admin.ask(goods.delete, { query: { ids: [chair] } })
  expect([status, errorData.error]).toEqual([409, 'record.referenced'])
  expect(body.msg).toContain('lines of bills (2)')
})

test('the operation log has the lines before and after, with the names of what they refer to', async () => {
  const billId = await add('logged', [line(chair)])
  await edit(billId, 1, { lines: [line(chair), line(desk, 2)] })
  const log = await lastLog(server)
  expect(log.before).toMatchObject([{ lines: [{ goodId: chair }], total: 100 }])
  expect(log.after).toMatchObject([{ lines: [{ goodId: chair }, { goodId: desk, amount: 200 }], total: 300 }])
  const { items } = await admin.get(api.operationLogs.list, { query: { size: 1 } })
  const details = await admin.get(api.operationLogs.read, { query: { id: items[0]!.logId } })
  expect(details.references.map(({ kind, name }) => [kind, name])).toEqual(
    expect.arrayContaining([
      ['good', 'Chair'],
      ['good', 'Desk'],
    ]),
  )
})

test('an export has a row for each line, which repeats the record', async () => {
  await add('two', [line(chair, 2), { ...line(desk, 3), unit: '1', size: 'l', due: '2026-01-31' }])
  await add('one', [line(desk)])
  const rows = await readRecords(admin, bills.export, {})
  expect(rows.map((row) => [row['Title'], row['Lines: Good'], row['Lines: Amount'], row['Total']])).toEqual([
    ['two', 'Chair', '2.00', '5.00'],
    ['two', 'Desk', '3.00', '5.00'],
    ['one', 'Desk', '1.00', '1.00'],
  ])
  expect(rows[1]).toMatchObject({ 'Lines: Size': 'Large', 'Lines: Due': '2026-01-31', 'Lines: Fragile': 'No' })
})
