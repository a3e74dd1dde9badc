import { api } from '#product/contract'
import { planProduct, units } from '#server-test/kind/trees'
import { lastLog } from '#server-test/operation-logs'
import { errorOf } from '#server-test/records/factories'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
let admin: Client
let root = 0
beforeAll(async () => {
  server = await openServer({ product: planProduct })
  admin = await server.signIn('admin', 'en')
})
beforeEach(async () => {
  const { db } = server.deps
  await db.deleteFrom('units').execute()
  const top = db.insertInto('units').values({ unitName: 'root', aboveId: 0, place: 1, status: 1 })
  root = (await top.returning('unitId').executeTakeFirstOrThrow()).unitId
})
afterAll(() => server.close())

const add = (unitName: string, aboveId = root, change: object = {}) =>
  admin.get(units.add, { body: { unitName, aboveId, place: 1, ...change } })
const read = (unitId: number) => admin.get(units.read, { query: { unitId } })
const edit = async (unitId: number, change: object) => {
  const { unitName, aboveId, place, version } = await read(unitId)
  return admin.ask(units.edit, { body: { unitId, unitName, aboveId, place, version, ...change } })
}
const names = async (query: object = {}) => (await admin.get(units.list, { query })).map(({ unitName }) => unitName)

describe('a tree below a root', () => {
  test('keeps the root at the top and in place', async () => {
    expect((await edit(root, { place: 7 })).status).toBe(200)
    expect(await read(root)).toMatchObject({ aboveId: 0, aboveName: '', place: 7 })
    const a = await add('a')
    expect(errorOf(await edit(root, { aboveId: a }))).toEqual([400, 'record.cycle', 'aboveId'])
    expect(errorOf(await admin.ask(units.delete, { query: { ids: [root, a] } }))).toEqual([409, 'record.isRoot'])
  })

  test('takes no second one', async () => {
    const body = { unitName: 'other', aboveId: 0, place: 1 }
    expect(errorOf(await admin.ask(units.add, { body }))).toEqual([400, 'request.invalid', 'aboveId'])
    expect(errorOf(await edit(await add('a'), { aboveId: 0 }))).toEqual([400, 'request.invalid', 'aboveId'])
    const { aboveId: _, ...without } = body
    expect((await admin.ask(units.add, { body: without as never })).errorData.fields).toHaveProperty('aboveId')
  })

  test('offers the root as a parent, and none that is disabled', async () => {
    const off = await add('off', root, { status: 0 })
    expect(await admin.get(units.parents, { query: { below: off } })).toEqual([
      { id: root, parent: null, name: 'root', status: 1 },
    ])
    const body = { unitName: 'a', aboveId: off, place: 1 }
    expect(errorOf(await admin.ask(units.add, { body }))).toEqual([400, 'request.invalid', 'aboveId'])
  })
})

describe('a list', () => {
  test('has the records alone that a filter finds, where the kind says so', async () => {
    await add('below', await add('above'))
    expect(await names({ unitName: 'below' })).toEqual(['below'])
  })

  test('returns as many records as the kind says', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await add(name)
    expect(await names()).toHaveLength(5)
    await add('e')
    expect((await admin.ask(units.list, { query: {} })).body.msg).toContain('5')
    expect(await names({ unitName: 'e' })).toEqual(['e'])
  })
})

describe('numbers that people write', () => {
  test('put records in order, and those that change in the log', async () => {
    const [a, b] = [await add('a', root, { place: 1 }), await add('b', root, { place: 2 })]
    const body = [
      { id: a, sort: 3 },
      { id: b, sort: 2 },
    ]
    await admin.get(units.sort, { body })
    expect(await names()).toEqual(['root', 'b', 'a'])
    expect([(await read(a)).version, (await read(b)).version]).toEqual([2, 1])
    const { items } = await admin.get(api.operationLogs.list, { query: { size: 1 } })
    expect(items[0]).toMatchObject({ title: 'Reorder units', records: [{ id: a }] })
  })

  test('change all or not at all, for those who may edit', async () => {
    const a = await add('a')
    const body = [
      { id: a, sort: 3 },
      { id: 9999, sort: 1 },
    ]
    expect((await admin.ask(units.sort, { body })).status).toBe(404)
    expect((await read(a)).place).toBe(1)
    const common = await server.signIn('common')
    expect((await common.ask(units.sort, { body })).status).toBe(403)
  })
})

test('an edit that changes more is confirmed first, where an error of the kind asks', async () => {
  const a = await add('a')
  expect(errorOf(await edit(a, { unitName: 'b' }))).toEqual([409, 'unit.renamed'])
  expect(errorOf(await edit(a, { confirmed: false }))).toEqual([400, 'request.invalid', 'confirmed'])
  expect((await edit(a, { unitName: 'b', confirmed: true })).status).toBe(200)
  expect((await edit(a, { place: 2 })).status).toBe(200)
})

test('a deletion has in the log what its hook adds to a record', async () => {
  const a = await add('a')
  await admin.get(units.delete, { query: { ids: [a] } })
  expect(await lastLog(server)).toMatchObject({ targetIds: [a], before: [{ unitName: 'a', roleIds: [a] }] })
})
