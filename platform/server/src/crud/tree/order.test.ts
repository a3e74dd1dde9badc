import { api } from '#product/contract'
import { areas, planProduct, stages } from '#server-test/kind/trees'
import { errorOf } from '#server-test/records/factories'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await openServer({ product: planProduct })
  admin = await server.signIn('admin', 'en')
})
beforeEach(async () => {
  for (const table of ['areas', 'stages']) await sql`delete from ${sql.table(table)}`.execute(server.deps.db)
})
afterAll(() => server.close())

type Side = 'before' | 'after'
const add = (stageName: string) => admin.get(stages.add, { body: { stageName } })
const listed = async (query: object = {}) => (await admin.get(stages.list, { query: { size: 100, ...query } })).items
const names = async (query: object = {}) => (await listed(query)).map(({ stageName }) => stageName).join('')
const move = async (id: number, side: Side, beside: number) => {
  const { version } = await admin.get(stages.read, { query: { stageId: id } })
  return admin.ask(stages.order, { body: { id, version, beside, side } })
}
const addAll = async (all: string) => {
  const ids: Record<string, number> = {}
  for (const name of all) ids[name] = await add(name)
  return ids
}

describe('records with a position', () => {
  test('are in the order in which they were added, until one moves', async () => {
    const { a, b, d } = await addAll('abcd')
    expect(await names()).toBe('abcd')
    expect((await move(d!, 'before', b!)).status).toBe(200)
    expect(await names()).toBe('adbc')
    await move(a!, 'after', b!)
    expect(await names()).toBe('dbac')
    await add('e')
    expect(await names()).toBe('dbace')
    expect([await names({ sort: 'stageName', order: 'desc' }), await names({ order: 'desc' })]).toEqual([
      'edcba',
      'ecabd',
    ])
  })

  test('keep their order when others are deleted, and a new one is the last', async () => {
    const { b, d } = await addAll('abcd')
    await admin.get(stages.delete, { query: { ids: [b!, d!] } })
    await add('e')
    expect(await names()).toBe('ace')
  })

  test('change alone where there is room, and with the fewest neighbours where there is none', async () => {
    const { a, d, e } = await addAll('abcde')
    const before = await listed()
    await move(e!, 'before', d!)
    const changed = (await listed()).filter(({ stageId, place }) =>
      before.some((row) => row.stageId === stageId && row.place !== place),
    )
    expect(changed.map(({ stageName }) => stageName)).toEqual(['e'])
    // As a table has them that was filled without positions of its own.
    await server.deps.db.updateTable('stages').set({ place: 7 }).where('stageName', '<>', 'a').execute()
    expect(await names()).toBe('bcdea')
    await move(a!, 'before', d!)
    expect(await names()).toBe('bcade')
    const versions = (await listed()).map(({ stageName, version }) => `${stageName}${version}`)
    expect(versions).toEqual(['b1', 'c1', 'a2', 'd1', 'e2'])
  })

  test('move as often as people like between the same two', async () => {
    const ids = await addAll('abcdefghijklmnopqrstuvwxyz')
    for (let n = 0; n < 60; n++) {
      const name = 'cdefghijklmnopqrstuvwxyz'[n % 24]!
      await move(ids[name]!, 'after', ids['a']!)
      expect((await names()).slice(0, 2)).toBe(`a${name}`)
    }
    expect(new Set((await listed()).map(({ place }) => place)).size).toBe(26)
  })

  test('that many people move at once are in one order', async () => {
    const ids = await addAll('abcdefgh')
    const moves = Object.values(ids).map((id, at, all) => move(id, 'after', all[(at + 3) % all.length]!))
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(moves.map(() => 200))
    expect([...(await names())].toSorted().join('')).toBe('abcdefgh')
    expect(new Set((await listed()).map(({ place }) => place)).size).toBe(8)
  })

  test('are not moved by somebody who has not seen the last move, nor beside what is gone', async () => {
    const { a, b, c } = await addAll('abc')
    await move(c!, 'before', a!)
    const stale = await admin.ask(stages.order, { body: { id: c!, version: 1, beside: b! } })
    expect(errorOf(stale)).toEqual([409, 'record.stale'])
    await admin.get(stages.delete, { query: { ids: [b!] } })
    const gone = await move(a!, 'after', b!)
    expect([errorOf(gone), gone.body.msg]).toEqual([
      [409, 'record.moved'],
      'Somebody else has changed the order. Look at the new one, then try again',
    ])
    expect(errorOf(await move(a!, 'after', a!))).toEqual([400, 'request.invalid', 'beside'])
    expect(await names()).toBe('ca')
  })

  test('have a position in no form', async () => {
    const answer = await admin.ask(stages.add, { body: { stageName: 'x', place: 3 } as never })
    expect(errorOf(answer)).toEqual([400, 'request.invalid', 'place'])
  })

  test('are moved by those who may edit them, which the operation log shows', async () => {
    const { a, b } = await addAll('ab')
    const common = await server.signIn('common')
    expect((await common.ask(stages.order, { body: { id: a!, version: 1, beside: b! } })).status).toBe(403)
    await move(a!, 'after', b!)
    const { items } = await admin.get(api.operationLogs.list, { query: { size: 1 } })
    expect(items[0]).toMatchObject({ title: 'Reorder stages', records: [{ id: a }] })
  })
})

describe('records of a tree with a position', () => {
  const addArea = (areaName: string, parentId: number | null = null) =>
    admin.get(areas.add, { body: { areaName, parentId, deptId: 5 } })
  const place = async (id: number, parent: number | null, beside?: number, side: Side = 'after') => {
    const { version } = await admin.get(areas.read, { query: { areaId: id } })
    return admin.ask(areas.order, { body: { id, version, parent, ...(beside && { beside, side }) } })
  }
  const below = async (parent: number | null) =>
    (await admin.get(areas.list, { query: {} }))
      .filter(({ parentId }) => parentId === parent)
      .map(({ areaName }) => areaName)
      .join('')
  const addTree = async () => {
    const [a, b] = [await addArea('a'), await addArea('b')]
    return { a, b, c: await addArea('c', a), d: await addArea('d', a), e: await addArea('e', a) }
  }

  test('move among their siblings, to another parent, into an empty one and to the top', async () => {
    const { a, b, c, d, e } = await addTree()
    await place(e, a, c, 'before')
    expect(await below(a)).toBe('ecd')
    await place(d, b)
    await place(c, b, d, 'before')
    expect([await below(a), await below(b)]).toEqual(['e', 'cd'])
    await place(d, null, a, 'after')
    expect(await below(null)).toBe('adb')
    await place(d, null)
    expect(await below(null)).toBe('abd')
  })

  test('come last below the parent that a form names', async () => {
    const { a, b, c } = await addTree()
    const { version } = await admin.get(areas.read, { query: { areaId: b } })
    await admin.get(areas.edit, { body: { areaName: 'b', deptId: 5, parentId: a, areaId: b, version } })
    expect(await below(a)).toBe('cdeb')
    await admin.get(areas.edit, { body: { areaName: 'x', deptId: 5, areaId: c, version: 1 } })
    expect(await below(a)).toBe('xdeb')
  })

  test('are moved under the same checks as by the form', async () => {
    const { a, b, c, d } = await addTree()
    expect(errorOf(await place(a, c))).toEqual([400, 'record.cycle', 'parent'])
    expect(errorOf(await place(a, 999_999))).toEqual([400, 'request.invalid', 'parent'])
    await place(b, d)
    const island = await addArea('Island')
    expect(errorOf(await place(island, a))).toEqual([400, 'request.invalid', 'parentId'])
    const deep = await addArea('f', b)
    expect(errorOf(await place(island, deep))).toEqual([400, 'record.tooDeep', 'parent'])
  })

  test('are not placed beside a record that has gone to another parent', async () => {
    const { a, b, c, d, e } = await addTree()
    await place(d, b)
    expect(errorOf(await place(e, a, d, 'before'))).toEqual([409, 'record.moved'])
    expect(await below(a)).toBe('ce')
    expect((await place(c, b, d)).status).toBe(200)
  })

  test('come back from the bin to where they were', async () => {
    const { a, c, d, e } = await addTree()
    await admin.get(areas.delete, { query: { ids: [d] } })
    await place(e, a, c, 'before')
    await admin.get(areas.restore, { query: { ids: [d] } })
    expect(await below(a)).toBe('ecd')
  })
})
