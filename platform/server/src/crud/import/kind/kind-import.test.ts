import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { int, recordKind, ref, series, text } from 'atrium/contract/kind'
import { defineModule, entry } from 'atrium/contract/module/module'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#server/call/app-error'
import { rejectField } from '#server/call/field-error'
import { crudResource } from '#server/crud/crud-resource'
import { identity } from '#server/db/engines/columns'
import { thing, thingForm, things } from '#server-test/kind/every-kind/thing'
import { thingModule, thingServer } from '#server-test/kind/every-kind/thing-module'
import { lastLog } from '#server-test/operation-logs'
import { orderProduct, trialOrders } from '#server-test/records/orders'
import { openServer, productWith, type Client, type TestServer } from '#server-test/server'

// Records in places, whose slots are used once in each place; saving one writes its label, and what is heavy stays.

const words = { zh: '箱子', en: 'Crate' }
const crate = recordKind('testCrate', {
  name: words,
  plural: { zh: '箱子', en: 'crates' },
  table: 'testCrates',
  id: 'crateId',
  title: 'code',
  permissions: 'depot:crate',
  import: { without: ['label'] },
  unique: [
    { field: 'code', indexes: ['test_crates_code_unique'] },
    { field: 'slot', within: 'place', indexes: ['test_crates_slot_unique'] },
  ],
  fields: {
    code: text(20, { zh: '编号', en: 'Code' }, { unique: true }),
    place: int({ zh: '库位', en: 'Place' }, { initial: 1 }),
    slot: text(20, { zh: '格', en: 'Slot' }, { optional: true }),
    weight: int({ zh: '重量', en: 'Weight' }, { initial: 5 }),
    label: text(40, { zh: '标签', en: 'Label' }, { optional: true }),
    inside: ref('thing', { zh: '样品', en: 'Thing' }, { optional: true }),
    no: series('C-{0000}', { zh: '序号', en: 'No.' }),
  },
})
const crates = crudCalls(crate)
const saved: string[] = []

const product = productWith(
  {
    ...thingModule,
    module: defineModule({
      ...thingModule.module,
      menu: [
        ...thingModule.module.menu,
        entry('depot', words, 'lucide:box', {
          children: [entry('crate', words, 'lucide:box', { permission: 'depot:crate:list' })],
        }),
      ],
    }),
    api: { ...thingModule.api, testCrates: crates },
    records: { thing, testCrate: crate },
  },
  {
    ...thingServer,
    resources: {
      ...thingServer.resources,
      crate: crudResource(crates, crate, {
        beforeSave(_call, { code, weight }) {
          if (weight === 13) rejectField('weight', 'notOffered')
          if (code === 'nowhere') rejectField('label', 'notOffered')
          if (code === 'stale') throw new AppError('record.stale')
          return { label: `${code}, ${weight} kg` }
        },
        async afterSave(_call, after, before) {
          saved.push(`${String(after['code' as never])} ${before ? 'changed' : 'added'}`)
        },
      }),
    },
    migrations: {
      ...thingServer.migrations,
      '0002-crates': {
        async up(db, engine) {
          const table = db.schema.createTable('test_crates').addColumn('crate_id', 'integer', identity(engine))
          await table
            .addColumn('code', 'text')
            .addColumn('place', 'integer')
            .addColumn('slot', 'text')
            .addColumn('weight', 'integer')
            .addColumn('label', 'text')
            .addColumn('inside', 'integer', (column) => column.references('things.thing_id'))
            .addColumn('no', 'text')
            .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
            .execute()
        },
      },
    },
  },
)

let server: TestServer
let admin: Client
let importId = ''
let count = 0
beforeAll(async () => {
  server = await openServer({ product })
  admin = await server.signIn('admin', 'en')
})
beforeEach(async () => {
  importId = `import-of-a-kind-${++count}`
  saved.length = 0
  await sql`delete from test_crates`.execute(server.deps.db)
  await sql`delete from things`.execute(server.deps.db)
})
afterAll(() => server.close())

const body = (rows: object[], more: object = {}) => ({
  body: { rows, dryRun: false, updateExisting: false, importId, ...more },
})
const run = (rows: object[], more?: object) => admin.get(crates.import, body(rows, more))
const ask = (rows: object[], more?: object) => admin.ask(crates.import, body(rows, more))
const list = async () => (await admin.get(crates.list, { query: { size: 100 } })).items

describe('an import of a kind', () => {
  test('runs the hooks of its writes for each row, and undoes what they stored', async () => {
    await run([{ code: 'a', weight: '7' }, { code: 'b' }])
    expect(await list()).toMatchObject([
      { code: 'a', label: 'a, 7 kg' },
      { code: 'b', label: 'b, 5 kg' },
    ])
    await run([{ code: 'B', weight: '9' }, { code: 'a' }], { updateExisting: true, importId: `${importId}-2` })
    expect(saved).toEqual(['a added', 'b added', 'b changed'])
    expect((await list())[1]).toMatchObject({ code: 'b', label: 'b, 9 kg', version: 2 })
    await admin.get(crates.undoImport, { body: { importId: `${importId}-2` } })
    expect((await list())[1]).toMatchObject({ weight: 5, label: 'b, 5 kg' })
  })

  test('names the cells that the check before a save rejects, all of them, and imports nothing', async () => {
    const { status, errorData } = await ask([
      { code: 'good' },
      { code: 'heavy', weight: '13' },
      { code: 'nowhere' },
      { code: 'stale' },
    ])
    // A field without a column, and an error of the whole record, are at the key.
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['rows.1.weight', 'rows.2.code', 'rows.3.code']])
    expect(await list()).toEqual([])
  })

  test('gives each new record the next number of the series', async () => {
    await run([{ code: 'a' }])
    await run([{ code: 'a', weight: '6' }, { code: 'b' }, { code: 'c' }], { updateExisting: true })
    await admin.get(crates.add, { body: { code: 'd', place: 1, weight: 1 } })
    const numbers = (await list()).map(({ no }) => Number(no.slice(2)))
    expect(numbers.map((number) => number - numbers[0]!)).toEqual([0, 1, 2, 3])
  })

  test('finds values that are unique within others: of another record, and of an earlier row', async () => {
    await run([{ code: 'a', place: '1', slot: 'A' }])
    const { errors } = await run(
      [
        { code: 'b', place: '2', slot: 'a' },
        { code: 'c', slot: 'a' },
        { code: 'd', place: '2', slot: 'A' },
        { code: 'A', slot: 'A', weight: '8' },
      ],
      { dryRun: true, updateExisting: true },
    )
    expect(errors.map(({ row, fields }) => [row, Object.keys(fields)])).toEqual([
      [1, ['slot']],
      [2, ['slot']],
    ])
  })

  test('names records by what they are called, and an undo leaves those that others refer to', async () => {
    const { ids } = await admin.get(
      things.import,
      body([
        { text: 'One', money: '1', choice: 'Small' },
        { text: 'Two', money: '2.50', choice: '大' },
      ]),
    )
    await run([{ code: 'a', inside: 'two' }], { importId: undefined })
    expect(await list()).toMatchObject([{ inside: ids[1], insideName: 'Two' }])
    expect((await run([{ code: 'b', inside: 'Too' }], { dryRun: true })).errors[0]!.fields).toEqual({
      inside: 'There is no “Too” to choose. Did you mean “Two”?',
    })
    expect(await admin.get(things.undoImport, { body: { importId } })).toMatchObject({
      removed: 1,
      left: [{ id: ids[1], name: 'Two', reason: 'In use' }],
    })
  })
})

describe('an import of every kind of field', () => {
  const check = async (cells: object) => {
    const rows = [{ text: 'New', money: '1', choice: 'Small', ...cells }]
    const { errors } = await admin.get(things.import, body(rows, { dryRun: true }))
    return errors[0]?.fields
  }

  test.each([
    ['money', '1.234', 'Enter an amount of money'],
    ['int', 'cold', 'Enter a whole number'],
    ['int', '-41', 'Must be -40 or more'],
    ['choice', 'Medium', 'There is no “Medium” to choose. Choose one of: Small, Large, Huge'],
    ['choices', 'Road, Ship', 'There is no “Ship” to choose. Choose one of: Road, Rail, Air'],
    ['yesNo', 'perhaps', 'There is no “perhaps” to choose. Choose one of: Yes, No'],
    ['dict', 'None', 'There is no “None” to choose. Choose one of: Male, Female'],
    ['refs', 'Staff, Nobody', 'There is no “Nobody” to choose.'],
    ['plate', 'A1', 'Has the wrong format'],
  ])('finds a wrong %s: %s', async (name, text, message) => {
    expect((await check({ [name]: text }))?.[name]).toContain(message)
  })

  test('reads moments in the time zone of the file', async () => {
    const rows = [{ text: 'New', money: '1', choice: 'Small', dateTime: '2026-01-31 09:05' }]
    await admin.get(things.import, body(rows, { timeZone: 'Asia/Shanghai' }))
    expect((await admin.get(things.list, { query: {} })).items[0]!.dateTime).toBe('2026-01-31T01:05:00.000Z')
  })

  test('lists what cells may say, by the field', async () => {
    expect(await admin.get(things.importChoices)).toMatchObject({
      choice: ['Small', 'Large', 'Huge'],
      yesNo: ['Yes', 'No'],
      dict: ['Male', 'Female'],
      status: ['Enabled', 'Disabled'],
      refs: expect.arrayContaining(['Staff', 'Human Resources']),
    })
  })

  test('keeps a record and a value that are disabled by now where the cell says them', async () => {
    const thingId = await admin.get(things.add, { body: { ...thingForm(1), text: 'Kept' } })
    const { db } = server.deps
    await db.updateTable('posts').set({ status: 0 }).where('postId', '=', 3).execute()
    const row = { text: 'kept', ref: 'Human Resources', refs: 'Project Manager, Staff', int: '4' }
    const errors = async (change: object, updateExisting: boolean) =>
      (await admin.get(things.import, body([{ ...row, ...change }], { dryRun: true, updateExisting }))).errors
    expect(await errors({}, true)).toEqual([])
    expect(Object.keys((await errors({ text: 'Other', money: '1', choice: 'Small' }, false))[0]!.fields)).toEqual([
      'ref',
    ])
    await admin.get(things.import, body([row], { updateExisting: true }))
    expect(await admin.get(things.read, { query: { thingId } })).toMatchObject({ ref: 3, int: 4, version: 2 })
    await db.updateTable('posts').set({ status: 1 }).execute()
  })

  test('rejects a column for what no text says', async () => {
    for (const name of ['picture', 'richText', 'series', 'computed']) {
      const { errorData } = await admin.ask(things.import, body([{ text: 'a', [name]: 'x' }]))
      expect(Object.keys(errorData.fields!)).toEqual([`rows.0.${name}`])
    }
  })
})

describe('an import of a kind with states, a bin and a scope', () => {
  let orders: TestServer
  let people: Record<'admin' | 'guest', Client>
  beforeAll(async () => {
    orders = await openServer({ product: orderProduct })
    const { db } = orders.deps
    const buttons = await db.selectFrom('menus').where('permission', 'like', 'trial:order:%').select('id').execute()
    const links = buttons.map(({ id }) => ({ roleId: 4, menuId: id }))
    await db.insertInto('roleMenus').values(links).execute()
    await db.updateTable('roles').set({ dataScope: 3 }).where('roleId', '=', 4).execute()
    people = { admin: await orders.signIn('admin', 'en'), guest: await orders.signIn('guest', 'en') }
  })
  afterAll(() => orders.close())

  const order = (title: string, more: object = {}) => ({ title, price: '2.50', deptId: 'Platform', ...more })
  const importBy = (name: 'admin' | 'guest', rows: object[], more?: object) =>
    people[name].get(trialOrders.import, body(rows, more))
  const read = (orderId: number) => people.admin.get(trialOrders.read, { query: { orderId } })
  const undo = (name: 'admin' | 'guest') => people[name].get(trialOrders.undoImport, { body: { importId } })

  test('adds records in the first state, and changes plain fields of one in any', async () => {
    const { ids } = await importBy('admin', [order('in state')], { importId: undefined })
    expect(await read(ids[0]!)).toMatchObject({ state: 'draft', pieces: 1, price: 250, deptId: 5 })
    await people.admin.get(trialOrders.bookOut, { query: { ids: [ids[0]!] }, body: {} })
    await importBy('admin', [{ title: 'in state', pieces: '4' }], { updateExisting: true })
    expect(await read(ids[0]!)).toMatchObject({ state: 'booked', pieces: 4 })
    const { errorData } = await people.admin.ask(trialOrders.import, body([{ title: 'x', state: 'Booked' }]))
    expect(Object.keys(errorData.fields!)).toEqual(['rows.0.state'])
  })

  test('changes no record in a fixed state, and an undo leaves it', async () => {
    const { ids } = await importBy('admin', [order('called off')])
    await people.admin.get(trialOrders.cancel, { query: { ids: ids as number[] }, body: { reason: 'late' } })
    const rows = body([{ title: 'called off', pieces: '4' }], { updateExisting: true })
    const { errorData } = await people.admin.ask(trialOrders.import, rows)
    expect(errorData.fields).toEqual({ 'rows.0.title': 'called off is Cancelled: “Edit” is not possible' })
    expect(await undo('admin')).toMatchObject({ removed: 0, left: [{ name: 'called off' }] })
  })

  test('takes no notice of the bin: a title is free there, and an undo deletes for good', async () => {
    const orderId = await people.admin.get(trialOrders.add, {
      body: { title: 'binned', pieces: 1, price: 1, deptId: 5 },
    })
    await people.admin.get(trialOrders.delete, { query: { ids: [orderId] } })
    const { ids, added } = await importBy('admin', [order('Binned')], { updateExisting: true })
    expect([added, ids[0] === orderId]).toEqual([1, false])
    expect(await undo('admin')).toMatchObject({ removed: 1, left: [] })
    const { items } = await people.admin.get(trialOrders.list, { query: { bin: true, title: 'binned' } })
    expect(items.map((one) => one.orderId)).toEqual([orderId])
  })

  test('an undo leaves what was put into the bin since', async () => {
    const { ids } = await importBy('admin', [order('into the bin')])
    await people.admin.get(trialOrders.delete, { query: { ids: ids as number[] } })
    expect(await undo('admin')).toMatchObject({ removed: 0, left: [{ name: 'into the bin' }] })
  })

  test('names no department out of scope, and changes no record there', async () => {
    const own = await people.guest.get(trialOrders.importChoices)
    expect(own.deptId).not.toContain('Platform')
    const place = own.deptId![0]!
    await importBy('admin', [order('foreign')], { importId: undefined })
    const rows = [order('mine', { deptId: place }), order('theirs'), order('foreign', { deptId: place })]
    const { errors } = await importBy('guest', rows, { dryRun: true, updateExisting: true })
    expect(errors.map(({ row, fields }) => [row, Object.keys(fields)])).toEqual([
      [1, ['deptId']],
      [2, ['title']],
    ])
    await importBy('guest', [order('mine', { deptId: place })])
    expect((await lastLog(orders)).targetIds).toHaveLength(1)
    expect(await undo('guest')).toMatchObject({ removed: 1 })
  })
})
