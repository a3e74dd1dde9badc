import { api } from '#product/contract'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
let guest: Client
let other: Client

beforeAll(async () => {
  server = await openServer()
  guest = await server.signIn('guest')
  other = await server.signIn('common')
})
beforeEach(() => guest.get(api.table.resetDemoRows))
afterAll(() => server.close())

const form = {
  name: '林晓',
  gender: 1,
  age: 28,
  status: 'enable',
  mobile: '13800138000',
  email: 'lin@example.com',
  address: '杭州市西湖区文三路 90 号',
  date: '2026-01-31',
  time: '09:30:00',
} as const

const rows = async (client: Client, body: object = {}) => (await client.get(api.table.demoList, { body })).items
const ids = async (client: Client, body: object = {}) => (await rows(client, body)).map(({ id }) => id)
const total = async (client: Client) => (await client.get(api.table.demoList, { body: {} })).pageInfo.total
const edit = (body: object) => guest.ask(api.table.editDemoRow, { body: { id: 3, ...body } })

test('what a person changes is theirs alone, until they reset it', async () => {
  const before = await rows(guest)
  await guest.get(api.table.editDemoRow, { body: { id: 3, name: 'Changed', age: 40 } })
  await guest.get(api.table.deleteDemoRows, { query: { ids: [1, 2] } })
  expect((await rows(guest))[0]).toEqual({ ...before[2], name: 'Changed', age: 40 })
  expect([await total(guest), await total(other)]).toEqual([998, 1000])
  expect(await rows(other)).toEqual(before)
  await guest.get(api.table.resetDemoRows)
  expect(await rows(guest)).toEqual(before)
})

test('an added row comes first, has a picture, and its id is not given again', async () => {
  const id = await guest.get(api.table.addDemoRow, { body: form })
  expect((await rows(guest))[0]).toEqual({ ...form, id, avatar: expect.stringMatching(/^data:image/) })
  await guest.get(api.table.deleteDemoRows, { query: { ids: [id] } })
  expect(await guest.get(api.table.addDemoRow, { body: form })).toBe(id + 1)
})

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(31) }],
  ['age', { age: 15 }],
  ['age', { age: 66 }],
  ['age', { age: '28' }],
  ['mobile', { mobile: '12345' }],
  ['mobile', { mobile: '' }],
  ['email', { email: 'lin' }],
  ['date', { date: '2026-02-30' }],
  ['time', { time: '24:00:00' }],
  ['status', { status: 'gone' }],
  ['avatar', { avatar: 'data:' }],
])('a wrong %s is rejected at that field', async (field, change) => {
  const answers = [await edit(change), await guest.ask(api.table.addDemoRow, { body: { ...form, ...change } })]
  for (const { status, errorData } of answers) expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])
})

test('a row that was deleted meanwhile is not found, and nothing of the call is done', async () => {
  await guest.get(api.table.deleteDemoRows, { query: { ids: [3] } })
  expect((await edit({ age: 30 })).errorData.error).toBe('record.notFound')
  for (const body of [
    { id: 3, to: 5 },
    { id: 5, to: 3 },
  ])
    expect((await guest.ask(api.table.moveDemoRow, { body })).status).toBe(404)
  expect((await guest.ask(api.table.deleteDemoRows, { query: { ids: [4, 3] } })).status).toBe(404)
  expect(await ids(guest, { pageSize: 3 })).toEqual([1, 2, 4])
})

test('a deletion is taken back: the rows are where they were', async () => {
  const before = await rows(guest)
  await guest.get(api.table.deleteDemoRows, { query: { ids: [2, 4] } })
  await guest.get(api.table.moveDemoRow, { body: { id: 1, to: 3 } })
  const restore = (...deleted: number[]) => guest.ask(api.table.restoreDemoRows, { body: { ids: deleted } })
  expect((await restore(4, 1)).status).toBe(404)
  expect((await restore(2, 4)).status).toBe(200)
  await guest.get(api.table.moveDemoRow, { body: { id: 1, to: 2 } })
  expect(await rows(guest)).toEqual(before)
  expect((await restore(2)).status).toBe(404)
})

test('a text that a person typed is the same in both languages, and one that stays is not', async () => {
  const english = server.client(guest.token, 'en')
  const [first, second] = await rows(english)
  const [before] = await rows(guest)
  const body = { ...form, id: first!.id, name: first!.name, address: 'Room 3, Chengdu' }
  await english.get(api.table.editDemoRow, { body })
  const [chinese] = await rows(guest)
  expect([chinese!.name, chinese!.address]).toEqual([before!.name, 'Room 3, Chengdu'])
  expect(before!.name).not.toBe(first!.name)
  expect((await rows(english, { city: 'chengdu' })).map(({ id }) => id)).toContain(first!.id)
  await guest.get(api.table.editDemoRow, { body: { id: second!.id, name: '林晓' } })
  expect((await rows(english))[1]).toMatchObject({ name: '林晓', address: second!.address })
})

test('a table of one’s own may be empty', async () => {
  for (let from = 1; from <= 1000; from += 100) {
    const hundred = Array.from({ length: 100 }, (_, index) => from + index)
    await guest.get(api.table.deleteDemoRows, { query: { ids: hundred } })
  }
  expect([await total(guest), await rows(guest)]).toEqual([0, []])
  expect(await guest.get(api.table.demoSummary, { body: {} })).toMatchObject({ total: 0, ages: null, dates: null })
  const id = await guest.get(api.table.addDemoRow, { body: form })
  expect(await ids(guest)).toEqual([id])
  await guest.get(api.table.restoreDemoRows, { body: { ids: [1, 1000] } })
  expect(await ids(guest)).toEqual([id, 1, 1000])
})

test('no more than 1,200 rows, and the error says so', async () => {
  for (let added = 0; added < 200; added++) await guest.get(api.table.addDemoRow, { body: form })
  const { status, errorData, body } = await guest.ask(api.table.addDemoRow, { body: form })
  expect([status, errorData.error, body.msg]).toEqual([
    409,
    'demoRow.full',
    '示例表格最多 1200 行，请删除几行或重置示例数据',
  ])
})

describe('a row that is moved', () => {
  const move = async (id: number, to: number) => {
    await guest.get(api.table.moveDemoRow, { body: { id, to } })
    return ids(guest, { pageSize: 6 })
  }

  test('takes the place of the other one, downward and upward', async () => {
    expect(await move(2, 4)).toEqual([1, 3, 4, 2, 5, 6])
    expect(await move(6, 1)).toEqual([6, 1, 3, 4, 2, 5])
    expect(await move(3, 3)).toEqual([6, 1, 3, 4, 2, 5])
  })

  test('goes past what was added and deleted', async () => {
    const id = await guest.get(api.table.addDemoRow, { body: form })
    await guest.get(api.table.deleteDemoRows, { query: { ids: [2] } })
    expect(await move(id, 4)).toEqual([1, 3, 4, id, 5, 6])
  })
})

test('the rows of somebody who is deleted go with them', async () => {
  const { db } = server.deps
  const admin = await server.signIn('admin')
  const body = { username: 'visitor', nickname: 'Visitor', deptId: 1, password: 'walnut desk 7' }
  const userId = await admin.get(api.users.add, { body })
  await db.insertInto('demoCopies').values({ ownerId: userId, nextId: 2 }).execute()
  const { avatar: _avatar, ...row } = { ...(await rows(guest))[0]!, ownerId: userId, place: 1 }
  const texts = { englishName: row.name, englishAddress: row.address, city: 'other' } as const
  await db
    .insertInto('ownDemoRows')
    .values({ ...row, ...texts })
    .execute()
  await admin.get(api.users.delete, { query: { ids: [userId] } })
  expect(await db.selectFrom('ownDemoRows').where('ownerId', '=', userId).select('id').execute()).toEqual([])
})
