import type { Field } from 'atrium/contract/kind'
import { operatorsOf } from 'atrium/contract/kind/list/list-parts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { thing, thingForm, things, type ThingForm } from '#server-test/kind/every-kind/thing'
import { thingModule, thingServer } from '#server-test/kind/every-kind/thing-module'
import { tryImport } from '#server-test/kind/import'
import { readRecords } from '#server-test/files'
import { lastLog } from '#server-test/operation-logs'
import { openServer, productWith, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await openServer({ product: productWith(thingModule, thingServer) })
  admin = await server.signIn('admin', 'en')
})
beforeEach(async () => {
  await sql`delete from things`.execute(server.deps.db)
  await server.deps.db.deleteFrom('seriesNumbers').execute()
})
afterAll(() => server.close())

const add = (form: ThingForm) => admin.get(things.add, { body: form })
const addSome = async () => {
  for (const n of [0, 1, 2, 3]) await add(thingForm(n))
}
const read = (thingId: number) => admin.get(things.read, { query: { thingId } })
const namesBy = async (query: object) => (await admin.get(things.list, { query })).items.map(({ text }) => text)

describe('a record with a field of every kind', () => {
  test('is read as it was sent, with the names of what it refers to', async () => {
    const form = thingForm(2)
    const row = await read(await add(form))
    expect(row).toMatchObject({ ...form, refName: 'Human Resources', refsNames: ['Staff', 'Project Manager'] })
    expect([row.personName, row.departmentName].every((title) => title.length > 1)).toBe(true)
  })

  test('has the empty value of each kind where the form leaves it out', async () => {
    const row = await read(await add({ text: 'bare', money: 1, choice: 'small' }))
    const optional = Object.entries<Field>(thing.fields).filter(
      ([, { options }]) => options.optional && !options.computed && !options.generated,
    )
    expect(row).toMatchObject(Object.fromEntries(optional.map(([name, { kind }]) => [name, kind.empty])))
  })

  test('keeps what an edit leaves out', async () => {
    const form = thingForm(1)
    const thingId = await add(form)
    const { text, money, choice } = form
    await admin.get(things.edit, { body: { text, money, choice, tags: ['other'], thingId, version: 1 } })
    expect(await read(thingId)).toMatchObject({ ...form, tags: ['other'], version: 2 })
  })

  test.each(
    Object.entries<Field>(thing.fields).flatMap(([name, { kind, settings, options }]) =>
      ((!options.computed && kind.wrong?.(settings)) || []).map((value) => [name, value] as const),
    ),
  )('is rejected at %s for %j', async (name, value) => {
    const { status, errorData } = await admin.ask(things.add, { body: { ...thingForm(0), [name]: value } })
    expect([status, Object.keys(errorData.fields ?? {}).map((field) => field.split('.')[0])]).toEqual([400, [name]])
  })

  test('is in the log with lists as lists', async () => {
    await add(thingForm(1))
    expect((await lastLog(server)).after).toMatchObject([
      { choices: ['road', 'rail'], tags: ['new', 'urgent'], yesNo: 0 },
    ])
  })

  test('has its HTML sanitised', async () => {
    const row = await read(await add({ ...thingForm(0), richText: '<p onclick="x()">a<script>b</script></p>' }))
    expect(row.richText).toBe('<p>a</p>')
  })
})

describe('the list', () => {
  test.each([
    [{ text: 'text 102' }, ['Text 102']],
    [{ intFrom: -39, intTo: -38 }, ['Text 101', 'Text 102']],
    [{ moneyTo: 1250 }, ['Text 101']],
    [{ percentFrom: 1500, percentTo: 2500 }, ['Text 102', 'Text 103']],
    [{ ratingFrom: 5 }, ['Text 102']],
    [{ dateFrom: '2026-03-01' }, ['Text 103', 'Text 104']],
    [{ dateTimeTo: '2026-02-01T00:00:00Z' }, ['Text 101']],
    [{ durationFrom: 120, durationTo: 150 }, ['Text 102', 'Text 103']],
    [{ periodFrom: '2026-02-14', periodTo: '2026-02-15' }, ['Text 101', 'Text 102']],
    [{ periodFrom: '2026-04-20' }, ['Text 104']],
    [{ yesNo: false }, ['Text 102', 'Text 104']],
    [{ choice: ['large', 'huge'] }, ['Text 102', 'Text 103']],
    [{ choices: ['rail'] }, ['Text 102', 'Text 103']],
    [{ choices: ['road', 'air'] }, ['Text 101', 'Text 102', 'Text 103', 'Text 104']],
    [{ tags: 'URG' }, ['Text 102', 'Text 103']],
    [{ dict: '2' }, []],
    [{ ref: 4 }, []],
    [{ refs: 2 }, ['Text 101', 'Text 102', 'Text 103', 'Text 104']],
    [{ refs: 3 }, []],
    [{ computedFrom: 1300, computedTo: 1500 }, ['Text 102', 'Text 103']],
    [{ series: '-0003' }, ['Text 103']],
    [{ plate: 'ab-101' }, ['Text 102']],
    [{ person: 2, department: 5, status: 0 }, ['Text 104']],
  ])('filters by %j', async (query, names) => {
    await addSome()
    expect(await namesBy(query)).toEqual(names)
    expect((await readRecords(admin, things.export, query)).map((row) => row['Name'])).toEqual(names)
  })

  test.each(['choice', 'choices'])('rejects a filter by a %s that is not there', async (name) => {
    const { status } = await admin.ask(things.list, { query: { [name]: 'small,nothing' } })
    expect(status).toBe(400)
  })

  test.each(
    Object.entries<Field>(thing.fields).flatMap(([name, { options }]) => (options.sort ? [name as 'money'] : [])),
  )('sorts by %s, what is empty last', async (sort) => {
    await addSome()
    await add({ text: 'Text 999', money: 999_999, choice: 'small' })
    for (const order of ['asc', 'desc'] as const) {
      const { items } = await admin.get(things.list, { query: { sort, order } })
      const values = items.map((row) => row[sort])
      const given = values.filter((value) => value !== null)
      const ascending = given.toSorted((one, other) => (one < other ? -1 : 1))
      expect(given).toEqual(order === 'asc' ? ascending : ascending.toReversed())
      expect(values.slice(given.length)).toEqual(values.slice(given.length).map(() => null))
    }
  })
})

describe('the filters with operators', () => {
  const bare = () => add({ text: 'Bare', money: 1, choice: 'small' })

  test.each([
    [{ textIs: 'TEXT 102' }, ['Text 102']],
    [{ textIs: 'Text 10' }, []],
    [{ textOneOf: ['text 101', 'Text 104', 'nothing'] }, ['Text 101', 'Text 104']],
    [{ plateIs: 'ab-101' }, ['Text 102']],
    [{ seriesOneOf: [`bx-${new Date().getUTCFullYear()}-0003`] }, ['Text 103']],
    [{ dictOneOf: ['1', '0'], choice: ['large'] }, ['Text 102']],
    [{ refOneOf: [3, 4], textOneOf: ['Text 101', 'Bare'] }, ['Text 101']],
    [{ personOneOf: [2], departmentOneOf: [5], textIs: 'Text 101' }, ['Text 101']],
  ] as const)('find by %j', async (query, names) => {
    await addSome()
    await bare()
    expect(await namesBy(query)).toEqual(names)
    expect((await readRecords(admin, things.export, query)).map((row) => row['Name'])).toEqual(names)
  })

  test.each(
    Object.entries<Field>(thing.fields).flatMap(([name, field]) =>
      operatorsOf(field).includes('Empty') ? [name] : [],
    ),
  )('find the records that have no %s, and those that have one', async (name) => {
    await addSome()
    await bare()
    // A whole number is filled in with each sample, and a value calculated in SQL is there for each record.
    const isEmpty = name === 'computed' ? [] : ['Bare']
    expect(await namesBy({ [`${name}Empty`]: true })).toEqual(isEmpty)
    const rest = ['Text 101', 'Text 102', 'Text 103', 'Text 104', 'Bare'].filter((one) => !isEmpty.includes(one))
    expect(await namesBy({ [`${name}Empty`]: false })).toEqual(rest)
  })

  test.each(['textEmpty', 'statusEmpty', 'choiceOneOf', 'intIs', 'textIs'])('do not take a wrong %s', async (name) => {
    expect((await admin.ask(things.list, { query: { [name]: name === 'textIs' ? '' : 'true' } })).status).toBe(400)
  })
})

describe('the order by several columns', () => {
  test('takes the next one where the first is equal, in the list and in its export', async () => {
    await addSome()
    const rated = (order: string) => ({ sort: 'rating', order: 'desc', thenBy: order }) as const
    const form = { money: 1, choice: 'small', rating: 5 } as const
    await add({ ...form, text: 'A', int: 1 })
    await add({ ...form, text: 'B', int: 1 })
    await add({ ...form, text: 'C' })
    const expected = ['B', 'A', 'Text 102', 'C']
    expect((await namesBy(rated('-int,-text'))).slice(0, 4)).toEqual(expected)
    expect((await namesBy({ ...rated('-int,-text'), size: 2, page: 2 })).slice(0, 2)).toEqual(expected.slice(2))
    const rows = await readRecords(admin, things.export, rated('-int,-text'))
    expect(rows.slice(0, 4).map((row) => row['Name'])).toEqual(expected)
  })

  test('takes only columns that the list sorts by', async () => {
    const { status } = await admin.ask(things.list, { query: { sort: 'text', thenBy: 'decimal' } })
    expect(status).toBe(400)
  })
})

describe('the summary', () => {
  const summary = (query: object) => admin.get(things.summary, { query })

  test('sums up numbers and what is calculated of them, but no percentages, stars and temperatures', async () => {
    await addSome()
    const { count, sums } = await summary({ textOneOf: 'Text 101,Text 102' })
    expect(count).toBe(2)
    expect(sums).toEqual({ money: 2875, decimal: 10_125, duration: 210, computed: 2568 })
  })

  test.each([
    [
      'yesNo',
      [
        [0, 3],
        [1, 2],
      ],
    ],
    [
      'status',
      [
        [1, 4],
        [0, 1],
      ],
    ],
    [
      'dict',
      [
        ['1', 4],
        ['', 1],
      ],
    ],
  ] as const)('counts the rows by %s', async (group, counts) => {
    await addSome()
    await add({ text: 'bare', money: 1, choice: 'small' })
    const { groups, count, isCut } = await summary({ group })
    expect([groups.map((one) => [one.value, one.count]), count, isCut]).toEqual([counts, 5, false])
  })

  test('names the records by which it counts', async () => {
    await addSome()
    await add({ text: 'bare', money: 1, choice: 'small', ref: 2 })
    const { groups } = await summary({ group: 'ref', choice: ['small', 'large'] })
    expect(groups.map(({ value, name, count }) => [value, name, count])).toEqual([
      [3, 'Human Resources', 3],
      [2, 'Project Manager', 1],
    ])
    expect(groups.map(({ sums }) => sums['money'])).toEqual([1250 + 1625 + 2375, 1])
  })

  test.each(['text', 'choices', 'money'])('does not group by %s', async (group) => {
    expect((await admin.ask(things.summary, { query: { group } as never })).status).toBe(400)
  })
})

test('an export of what is seen has these columns in their order', async () => {
  await add(thingForm(1))
  const rows = await readRecords(admin, things.export, { columns: 'money,text,id,nothing' })
  expect(rows.map((row) => Object.entries(row))).toEqual([
    [
      ['Price', '16.25'],
      ['Name', 'Text 102'],
      ['ID', expect.stringMatching(/^\d+$/)],
    ],
  ])
})

test('a file of an export is imported: new records, changes by key, and the undo', async () => {
  expect(await tryImport(admin, things, thing, [thingForm(1), thingForm(2), thingForm(3)])).toBe(1)
})

test('an export has every kind as people read it', async () => {
  await add(thingForm(1))
  const [row] = await readRecords(admin, things.export, { timeZone: 'Asia/Shanghai' })
  expect(row).toMatchObject({
    Name: 'Text 102',
    Temperature: '-38',
    Price: '16.25',
    Weight: '5.125',
    Discount: '15.00',
    Rating: '5',
    Date: '2026-02-15',
    'Moment (Asia/Shanghai)': '2026-02-15 17:30:00',
    'Opens at': '09:30',
    Takes: '2 h',
    Valid: '2026-02-15 – 2026-03-14',
    Fragile: 'No',
    Size: 'Large',
    Ways: 'Road, Rail',
    Tags: 'new, urgent',
    Notes: 'A note 2',
    Plate: 'AB · 101',
    Post: 'Human Resources',
    'For posts': 'Staff, Project Manager',
    'Net price': '13.81',
    Summary: 'Text 102 new urgent',
    Status: 'Enabled',
  })
})

describe('the numbers of a series', () => {
  const year = new Date().getUTCFullYear()
  const numbers = async () => (await admin.get(things.list, { query: {} })).items.map(({ series }) => series)

  test('count up, also where several are added at once', async () => {
    await Promise.all([0, 1, 2, 3].map((n) => add(thingForm(n))))
    expect((await numbers()).toSorted()).toEqual([1, 2, 3, 4].map((n) => `BX-${year}-000${n}`))
  })

  test('are not assigned again when their record is deleted', async () => {
    const [first, last] = [await add(thingForm(0)), await add(thingForm(1))]
    await admin.get(things.delete, { query: { ids: [first, last] } })
    await add(thingForm(2))
    expect(await numbers()).toEqual([`BX-${year}-0003`])
  })

  test('begin again each year, and grow beyond their digits', async () => {
    await addSome()
    await sql`update things set series = 'BX-2001-0900' where series like '%1'`.execute(server.deps.db)
    await sql`update things set series = ${`BX-${year}-9999`} where series like '%4'`.execute(server.deps.db)
    await add({ text: 'next', money: 1, choice: 'small' })
    expect((await numbers()).at(-1)).toBe(`BX-${year}-10000`)
  })

  test('are in no form', async () => {
    const body = { ...thingForm(0), series: 'BX-1' }
    expect((await admin.ask(things.add, { body })).errorData.fields).toHaveProperty('series')
  })
})

test('a list of references that stays as it is may hold what is no longer offered, but takes nothing like it', async () => {
  const form = thingForm(0)
  const thingId = await add(form)
  await server.deps.db.updateTable('posts').set({ status: 0 }).where('postId', '=', 2).execute()
  const edit = (version: number, refs: number[]) =>
    admin.ask(things.edit, { body: { ...form, refs, thingId, version } })
  expect((await edit(1, [4, 2, 3])).status).toBe(200)
  await server.deps.db.updateTable('posts').set({ status: 0 }).where('postId', '=', 1).execute()
  const { status, errorData } = await edit(2, [4, 2, 1])
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['refs']])
  await server.deps.db.updateTable('posts').set({ status: 1 }).execute()
})
