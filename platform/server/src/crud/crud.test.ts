import { api } from '#product/contract'
import { orderProduct, trialOrders } from '#server-test/records/orders'
import { readRecords } from '#server-test/files'
import { attachFile } from '#server-test/kind/every-kind/send-file'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await openServer({ product: orderProduct })
  admin = await server.signIn('admin', 'en')
})
afterAll(() => server.close())

const form = (title: string) => ({ title, pieces: 3, price: 250, deptId: 5 })
const add = (title: string, more: object = {}) => admin.get(trialOrders.add, { body: { ...form(title), ...more } })
const read = (orderId: number) => admin.get(trialOrders.read, { query: { orderId } })

test('a new record is in the first state, and no form sets state or generated fields', async () => {
  expect(await read(await add('first'))).toMatchObject({ state: 'draft', reason: '', total: 750, version: 1 })
  const { status, errorData } = await admin.ask(trialOrders.add, { body: { ...form('x'), state: 'booked' } as never })
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['state']])
})

test('an action leads from its states to another one, once', async () => {
  const orderId = await add('one way')
  await admin.get(trialOrders.bookOut, { query: { ids: [orderId] }, body: { version: 1 } })
  expect(await read(orderId)).toMatchObject({ state: 'booked', version: 2 })
  const again = await admin.ask(trialOrders.bookOut, { query: { ids: [orderId] }, body: {} })
  expect([again.status, again.errorData.error]).toEqual([409, 'record.wrongState'])
  expect(again.body.msg).toBe('one way is Booked: “Book out” is not possible')
})

test('an action on several records changes all or none', async () => {
  const [first, second] = [await add('several 1'), await add('several 2')]
  await admin.get(trialOrders.bookOut, { query: { ids: [second] }, body: {} })
  expect((await admin.ask(trialOrders.bookOut, { query: { ids: [first, second] }, body: {} })).status).toBe(409)
  expect(await read(first)).toMatchObject({ state: 'draft', version: 1 })
  expect((await admin.ask(trialOrders.bookOut, { query: { ids: [first, 999_999] }, body: {} })).status).toBe(404)
})

test('an action of a record that somebody else has changed is stale', async () => {
  const orderId = await add('stale action')
  await admin.get(trialOrders.edit, { body: { ...form('stale action'), orderId, version: 1 } })
  const { errorData } = await admin.ask(trialOrders.bookOut, { query: { ids: [orderId] }, body: { version: 1 } })
  expect(errorData.error).toBe('record.stale')
})

test('an action asks for its fields, and its step may store more', async () => {
  const orderId = await add('asked')
  const wrong = await admin.ask(trialOrders.cancel, { query: { ids: [orderId] }, body: { reason: '' } })
  expect([wrong.status, Object.keys(wrong.errorData.fields!)]).toEqual([400, ['reason']])
  await admin.get(trialOrders.cancel, { query: { ids: [orderId] }, body: { reason: 'late' } })
  expect(await read(orderId)).toMatchObject({ state: 'cancelled', reason: 'LATE' })
})

test('a record in a fixed state is neither edited nor deleted, and says in which it is', async () => {
  const [open, orderId] = [await add('still open'), await add('called off')]
  await admin.get(trialOrders.cancel, { query: { ids: [orderId] }, body: { reason: 'late' } })
  const edit = await admin.ask(trialOrders.edit, { body: { ...form('called on'), orderId, version: 2 } })
  expect([edit.status, edit.errorData.error]).toEqual([409, 'record.wrongState'])
  expect(edit.body.msg).toBe('called off is Cancelled: “Edit” is not possible')
  const remove = await admin.ask(trialOrders.delete, { query: { ids: [open, orderId] } })
  expect(remove.body.msg).toBe('called off is Cancelled: “Delete” is not possible')
  expect([await read(open), await read(orderId)]).toMatchObject([{ version: 1 }, { title: 'called off', version: 2 }])
})

test('an action is in the operation log by its name, with what it changed', async () => {
  const orderId = await add('logged')
  await admin.get(trialOrders.bookOut, { query: { ids: [orderId] }, body: {} })
  const { items } = await admin.get(api.operationLogs.list, { query: { size: 1 } })
  expect(items[0]).toMatchObject({ title: 'Book out orders', records: [{ id: orderId }] })
})

test('an action needs its own permission, which has its name', async () => {
  const common = await server.signIn('common')
  expect((await common.ask(trialOrders.bookOut, { query: { ids: [1] }, body: {} })).status).toBe(403)
  const button = server.engine.db.selectFrom('menus').where('permission', '=', 'trial:order:bookOut')
  expect(await button.select(['name', 'nameEn']).execute()).toEqual([{ name: '出库', nameEn: 'Book out' }])
})

test('an action reaches no record out of scope', async () => {
  const { db } = server.deps
  const buttons = await db.selectFrom('menus').where('permission', 'like', 'trial:order:%').select('id').execute()
  await db
    .insertInto('roleMenus')
    .values(buttons.map(({ id }) => ({ roleId: 4, menuId: id })))
    .execute()
  await db.updateTable('roles').set({ dataScope: 3 }).where('roleId', '=', 4).execute()
  const guest = await server.signIn('guest')
  const { deptId } = await db
    .selectFrom('users')
    .where('username', '=', 'guest')
    .select('deptId')
    .executeTakeFirstOrThrow()
  const other = await add('out of scope', { deptId: deptId === 1 ? 2 : 1 })
  expect((await guest.ask(trialOrders.bookOut, { query: { ids: [other] }, body: {} })).status).toBe(404)
})

test('a computed field is sorted, filtered and exported like a column', async () => {
  await add('dear', { price: 999_900, pieces: 1 })
  await add('cheap', { price: 1, pieces: 1 })
  const titles = async (query: object) => (await admin.get(trialOrders.list, { query })).items.map(({ title }) => title)
  expect((await titles({ sort: 'total', order: 'desc' }))[0]).toBe('dear')
  expect(await titles({ totalFrom: 900_000 })).toEqual(['dear'])
  expect(await readRecords(admin, trialOrders.export, { totalFrom: 900_000 })).toMatchObject([
    { Total: '9999.00', State: 'Draft' },
  ])
})

test('a check before the save rejects a field', async () => {
  const { status, errorData } = await admin.ask(trialOrders.add, { body: { ...form('unlucky'), price: 13 } })
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['price']])
})

test('a deleted record is in the bin, out of list and read, and comes back as it was', async () => {
  const orderId = await add('binned')
  const ids = { query: { ids: [orderId] } }
  const listed = async (query: object) =>
    (await admin.get(trialOrders.list, { query: { title: 'binned', ...query } })).items
  await admin.get(trialOrders.delete, ids)
  expect((await admin.ask(trialOrders.read, { query: { orderId } })).status).toBe(404)
  expect([await listed({}), await listed({ bin: true })]).toMatchObject([[], [{ orderId, pieces: 3 }]])
  expect((await admin.ask(trialOrders.delete, ids)).status).toBe(404)
  await admin.get(trialOrders.restore, ids)
  expect(await listed({})).toMatchObject([{ orderId, pieces: 3, version: 1 }])
})

test('the unique value of a deleted record is free, and a record does not come back onto a taken one', async () => {
  const orderId = await add('taken over')
  await admin.get(trialOrders.delete, { query: { ids: [orderId] } })
  await add('Taken over')
  const { status, errorData } = await admin.ask(trialOrders.restore, { query: { ids: [orderId] } })
  expect([status, errorData.error]).toEqual([409, 'record.taken'])
})

test('only records of the bin are deleted for good', async () => {
  const orderId = await add('for good')
  expect((await admin.ask(trialOrders.purge, { query: { ids: [orderId] } })).status).toBe(404)
  await admin.get(trialOrders.delete, { query: { ids: [orderId] } })
  await admin.get(trialOrders.purge, { query: { ids: [orderId] } })
  expect((await admin.ask(trialOrders.restore, { query: { ids: [orderId] } })).status).toBe(404)
})

test('history and files come with a derived kind, rest with the record in the bin, and go with it', async () => {
  const orderId = await add('with files')
  const about = { kind: 'trialOrder', id: orderId }
  await attachFile(admin, about, { name: 'plan.txt' })
  const history = await admin.get(api.recordLog.list, { query: about })
  expect(history.items.map(({ title }) => title)).toEqual(['Add a file', 'Add order'])

  await admin.get(trialOrders.delete, { query: { ids: [orderId] } })
  for (const call of [api.recordLog.list, api.recordFiles.list])
    expect((await admin.ask(call, { query: about })).status).toBe(404)
  await admin.get(trialOrders.restore, { query: { ids: [orderId] } })
  expect((await admin.get(api.recordFiles.list, { query: about })).items).toMatchObject([{ name: 'plan.txt' }])

  await admin.get(trialOrders.delete, { query: { ids: [orderId] } })
  await admin.get(trialOrders.purge, { query: { ids: [orderId] } })
  const kept = server.engine.db.selectFrom('fieldFiles').where('kind', '=', 'trialOrder').where('state', '<>', 'gone')
  expect(await kept.selectAll().execute()).toEqual([])
})
