import { api } from '#product/contract'
import { area, areas, planProduct, topics } from '#server-test/kind/trees'
import { readRecords } from '#server-test/files'
import { errorOf } from '#server-test/records/factories'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
let admin: Client
let guest: Client
/** The department of the guest, who sees its records alone. */
let deptId: number
beforeAll(async () => {
  server = await openServer({ product: planProduct })
  admin = await server.signIn('admin', 'en')
  const { db } = server.deps
  const permissions = db.selectFrom('menus').where('permission', 'like', 'plan:%').select('id')
  const links = (await permissions.execute()).map(({ id }) => ({ roleId: 4, menuId: id }))
  await db.insertInto('roleMenus').values(links).execute()
  await db.updateTable('roles').set({ dataScope: 3 }).where('roleId', '=', 4).execute()
  const user = db.selectFrom('users').where('username', '=', 'guest').select('deptId')
  deptId = (await user.executeTakeFirstOrThrow()).deptId!
  guest = await server.signIn('guest', 'en')
})
beforeEach(async () => {
  for (const table of ['areas', 'topics', 'stages']) await sql`delete from ${sql.table(table)}`.execute(server.deps.db)
})
afterAll(() => server.close())

const add = (areaName: string, parentId: number | null = null, more: object = {}) =>
  admin.get(areas.add, { body: { areaName, parentId, deptId, ...more } })
const read = (areaId: number) => admin.get(areas.read, { query: { areaId } })
const edit = async (areaId: number, change: object, by = admin) => {
  const { areaName, parentId, version } = await read(areaId)
  return by.ask(areas.edit, { body: { areaName, parentId, deptId, areaId, version, ...change } })
}
const remove = (...ids: number[]) => admin.ask(areas.delete, { query: { ids } })
const restore = (...ids: number[]) => admin.ask(areas.restore, { query: { ids } })
/** The names of the tree, with the parent of each. */
const tree = async (query: object = {}, by = admin) =>
  (await by.get(areas.list, { query })).map(({ areaName, parentName }) => `${parentName}/${areaName}`)

/** Adds a/b/c, d at the top, and returns their ids. */
async function addSome() {
  const a = await add('a')
  const b = await add('b', a)
  const c = await add('c', b)
  return { a, b, c, d: await add('d') }
}
const far = 1

describe('the list of a tree', () => {
  test('is whole, in the order of siblings, with the names of parents', async () => {
    await addSome()
    expect(new Set(await tree())).toEqual(new Set(['/a', 'a/b', 'b/c', '/d']))
    await admin.get(topics.add, { body: { topicName: 'z' } })
    await admin.get(topics.add, { body: { topicName: 'y' } })
    expect((await admin.get(topics.list, { query: {} })).map(({ topicName }) => topicName)).toEqual(['y', 'z'])
  })

  test('keeps those above what a filter finds, and nothing else', async () => {
    const { b } = await addSome()
    await add('other', b)
    expect(new Set(await tree({ areaName: 'C' }))).toEqual(new Set(['/a', 'a/b', 'b/c']))
    expect(await tree({ areaName: 'nothing' })).toEqual([])
    expect(new Set(await tree({ parentId: b }))).toEqual(new Set(['/a', 'a/b', 'b/c', 'b/other']))
  })

  test('shows nobody a record out of their scope, also not above one that is found', async () => {
    const a = await add('secret', null, { deptId: far })
    await add('seen', a)
    for (const query of [{}, { areaName: 'seen' }]) expect(await tree(query, guest)).toEqual(['/seen'])
    expect(await tree({ areaName: 'secret' }, guest)).toEqual([])
  })

  test('of more records than a screen can take asks for filters', async () => {
    const rows = Array.from({ length: 5001 }, (_, n) => ({ topicName: `t${n}`, aboveId: null }))
    for (let at = 0; at < rows.length; at += 500)
      await server.deps.db
        .insertInto('topics')
        .values(rows.slice(at, at + 500))
        .execute()
    const whole = await admin.ask(topics.list, { query: {} })
    expect([errorOf(whole), whole.body.msg]).toEqual([
      [400, 'record.tooMany'],
      'More than 5000 records: narrow the filters',
    ])
    expect(await admin.get(topics.list, { query: { topicName: 't4999' } })).toHaveLength(1)
  })

  test('takes no page and no order', async () => {
    for (const query of [{ page: 1 }, { sort: 'areaName' }])
      expect((await admin.ask(areas.list, { query: query as never })).status).toBe(400)
  })
})

describe('the parent of a record', () => {
  test('is no record below it, nor itself', async () => {
    const { a, b, c } = await addSome()
    for (const parentId of [a, b, c])
      expect(errorOf(await edit(a, { parentId }))).toEqual([400, 'record.cycle', 'parentId'])
    expect((await edit(c, { parentId: a })).status).toBe(200)
    expect((await edit(b, { parentId: null })).status).toBe(200)
    expect(await read(b)).toMatchObject({ parentId: null, parentName: '' })
  })

  test('makes no cycle when two records move below each other at the same time', async () => {
    const { a, d } = await addSome()
    const answers = await Promise.all([edit(a, { parentId: d }), edit(d, { parentId: a })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  test.each([
    ['is not there', () => 999_999],
    ['is out of scope', () => add('far', null, { deptId: far })],
    ['is disabled', () => add('off', null, { status: 0 })],
    [
      'is in the bin',
      async () => {
        const id = await add('binned')
        await remove(id)
        return id
      },
    ],
  ])('is rejected when it %s', async (_, make) => {
    const parentId = await make()
    const mine = await add('mine')
    const added = await guest.ask(areas.add, { body: { areaName: 'x', parentId, deptId } })
    expect(errorOf(added)).toEqual([400, 'request.invalid', 'parentId'])
    expect(errorOf(await edit(mine, { parentId }, guest))).toEqual([400, 'request.invalid', 'parentId'])
  })

  test('leaves room for all that is below the record', async () => {
    const { b, c, d } = await addSome()
    const e = await add('e', c)
    expect(errorOf(await admin.ask(areas.add, { body: { areaName: 'f', parentId: e, deptId } }))).toEqual([
      400,
      'record.tooDeep',
      'parentId',
    ])
    const { body, errorData } = await edit(b, { parentId: await add('g', d) })
    expect([errorData.error, body.msg]).toEqual(['record.tooDeep', 'A tree has at most 4 levels'])
    expect((await edit(b, { parentId: d })).status).toBe(200)
  })

  test('is offered without the record and all below it, in the scope of the reader', async () => {
    const { a, b, d } = await addSome()
    const far1 = await add('far', null, { deptId: far })
    const names = async (below?: number, by = admin) =>
      (await by.get(areas.parents, { query: below === undefined ? {} : { below } })).map(({ name }) => name)
    expect(new Set(await names())).toEqual(new Set(['a', 'b', 'c', 'd', 'far']))
    expect(new Set(await names(b))).toEqual(new Set(['a', 'd', 'far']))
    expect(await names(a, guest)).toEqual(['d'])
    await remove(far1, d)
    expect(await names(a)).toEqual([])
  })
})

describe('deleting', () => {
  test('a record with others below is rejected, unless they go with it', async () => {
    const { a, b, c } = await addSome()
    const { status, errorData, body } = await remove(a)
    expect([status, errorData.error, body.msg]).toEqual([
      409,
      'record.hasChildren',
      'Records below: 1. Delete or move them first',
    ])
    expect((await remove(a, b, c)).status).toBe(200)
    expect(await tree()).toEqual(['/d'])
    expect(new Set(await tree({ bin: true }))).toEqual(new Set(['/a', 'a/b', 'b/c']))
  })

  test('says nothing of how many are below out of scope', async () => {
    const a = await add('a')
    await add('far', a, { deptId: far })
    const { body } = await guest.ask(areas.delete, { query: { ids: [a] } })
    expect(body.msg).toContain('some, also ones that you may not see')
  })

  test('for good leaves none in the bin without its parent', async () => {
    const { a, b, c } = await addSome()
    await remove(a, b, c)
    expect(errorOf(await admin.ask(areas.purge, { query: { ids: [a] } }))).toEqual([409, 'record.hasChildren'])
    expect((await admin.ask(areas.purge, { query: { ids: [a, b, c] } })).status).toBe(200)
  })
})

describe('restoring', () => {
  test('a record needs its parent, or brings it along', async () => {
    const { a, b, c } = await addSome()
    await remove(a, b, c)
    const { status, errorData, body } = await restore(b, c)
    expect([status, errorData.error]).toEqual([409, 'record.parentGone'])
    expect(body.msg).toContain('above b')
    expect((await restore(a, b)).status).toBe(200)
    expect((await restore(c)).status).toBe(200)
    expect(await read(c)).toMatchObject({ parentId: b })
  })

  test('brings none further below than the kind allows', async () => {
    const { b, c, d } = await addSome()
    const e = await add('e', c)
    await remove(e)
    expect((await edit(b, { parentId: await add('x', d) })).status).toBe(200)
    expect((await restore(e)).errorData.error).toBe('record.tooDeep')
  })
})

test('an import puts records below others, and makes no cycle', async () => {
  const run = (rows: object[]) =>
    admin.ask(topics.import, { body: { rows, dryRun: false, updateExisting: true } as never })
  expect((await run([{ topicName: 'a' }])).status).toBe(200)
  expect((await run([{ topicName: 'b', aboveId: 'a' }])).status).toBe(200)
  expect((await admin.get(topics.list, { query: {} })).map(({ aboveName }) => aboveName)).toEqual(['', 'a'])
  const { status, errorData } = await run([{ topicName: 'a', aboveId: 'b' }])
  expect([status, Object.keys(errorData.fields ?? {})]).toEqual([400, ['rows.0.aboveId']])
})

test('the export has the path of the parent, also of one that a filter leaves out', async () => {
  await addSome()
  expect(await readRecords(admin, areas.export, { areaName: 'c' })).toEqual([
    expect.objectContaining({ Name: 'c', 'Parent area': 'a/b' }),
  ])
  expect(Object.keys((await readRecords(admin, areas.export, {}))[0]!)).not.toContain(area.fields.position.en)
})

test('the samples of a tree are a tree', async () => {
  const fresh = await openServer({ product: planProduct })
  const by = await fresh.signIn('admin')
  const rows = await by.get(areas.list, { query: {} })
  const tops = rows.filter(({ parentId }) => parentId === null)
  expect([rows.length, tops.length]).toEqual([12, 3])
  await fresh.close()
})

test('a new parent is in the operation log by its name', async () => {
  const { c, d } = await addSome()
  await edit(c, { parentId: d })
  const { items, references } = await admin.get(api.recordLog.list, { query: { kind: 'area', id: c } })
  expect(items[0]).toMatchObject({ title: 'Edit area', after: { parentId: d } })
  expect(references).toContainEqual(expect.objectContaining({ kind: 'area', id: d, name: 'd' }))
})
