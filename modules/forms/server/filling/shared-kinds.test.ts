import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Field, FieldKind } from '#modules/forms/engine/schema/form'
import { api } from '#product/contract'
import { readRecords } from '#server-test/files'
import { pictureBytes } from '#server-test/records/pictures'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { published, send } from '../test/sample-form'

let server: TestServer
let admin: Client
let guest: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', 'en')
  guest = await server.signIn('guest', 'en')
})
afterAll(() => server.close())

const label = { zh: '名', en: 'name' }
const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  kind,
  key: kind,
  label: { zh: kind, en: kind },
  ...more,
})
const kinds = ['phone', 'email', 'url', 'dateTime', 'duration', 'percent', 'tags'] as const
const chosen = ['person', 'department', 'picture', 'richText'] as const
const formOf = (...fields: Field[]) => ({ title: label, items: fields })
const upload = (client: Client) =>
  client.get(api.files.upload, { body: { content: pictureBytes().toString('base64') } })
const isKept = async (key: string) => (await admin.ask(api.files.read, { query: { key } })).status === 200
const fieldsOf = (answer: Awaited<ReturnType<typeof send>>) => Object.keys(answer.errorData.fields ?? {})

const values = {
  phone: '13900010101',
  email: 'ann@example.com',
  url: 'https://example.com',
  dateTime: '2026-02-28T09:30:00.000Z',
  duration: 90,
  percent: 12.5,
  tags: ['new', 'urgent'],
}

test('an entry has a value of each kind that forms share with records, in the list, in the search and in the file', async () => {
  const formId = await published(admin, formOf(...kinds.map((kind) => field(kind))))
  expect((await send(guest, formId, values)).status).toBe(200)
  const { items } = await admin.get(api.formEntries.list, { query: { formId, text: '1 h 30 min' } })
  expect(items).toMatchObject([{ values }])
  const [row] = await readRecords(admin, api.formEntries.export, { formId, timeZone: 'Asia/Shanghai' })
  expect(row).toMatchObject({
    phone: '13900010101',
    'dateTime (Asia/Shanghai)': '2026-02-28 17:30',
    duration: '1 h 30 min',
    percent: '12.5',
    tags: 'new, urgent',
  })
})

test('the server rejects what the kind of the platform rejects, at the field', async () => {
  const formId = await published(admin, formOf(...kinds.map((kind) => field(kind))))
  const wrong = {
    phone: '12',
    email: 'nobody',
    url: 'ftp:x',
    dateTime: '2026-02-28',
    duration: -5,
    percent: 12.345,
    tags: ['x'.repeat(31)],
  }
  expect(fieldsOf(await send(guest, formId, wrong)).toSorted()).toEqual(
    kinds.map((kind) => `values.${kind}`).toSorted(),
  )
})

test('rich text is sanitised before it is stored', async () => {
  const formId = await published(admin, formOf(field('richText', { rules: [{ rule: 'required' }] })))
  const html = '<p onclick="x()">Hello<script>alert(1)</script> <a href="javascript:x">link</a></p>'
  const entryId = (await send(guest, formId, { richText: html })).body.data
  const entry = await admin.get(api.formEntries.read, { query: { entryId } })
  expect(entry.values['richText']).toBe('<p>Hello <a>link</a></p>')
  expect(fieldsOf(await send(guest, formId, { richText: '<script>alert(1)</script>' }))).toEqual(['values.richText'])
})

test('a person and a department are chosen among those that the person who fills in sees', async () => {
  const formId = await published(admin, formOf(...chosen.map((kind) => field(kind))))
  const { db } = server.deps
  await db.updateTable('roles').set({ dataScope: 3 }).where('roleId', '=', 4).execute()
  const find = async (kind: 'person' | 'department') =>
    (await guest.get(api.formFilling.choices, { query: { field: kind } })).items
  const [people, depts] = [await find('person'), await find('department')]
  expect(depts.map(({ id }) => id)).toEqual([6])
  const own = people.find(({ name }) => name.includes('何俊杰'))!
  expect(people.some(({ name }) => name.includes('王若彤'))).toBe(false)
  const foreign = await db
    .selectFrom('users')
    .where('username', '=', 'common')
    .select('userId')
    .executeTakeFirstOrThrow()
  const rejected = await send(guest, formId, { person: foreign.userId, department: 1 })
  expect([rejected.status, fieldsOf(rejected).toSorted()]).toEqual([400, ['values.department', 'values.person']])
  const sent = await send(guest, formId, { person: own.id, department: 6 })
  expect(sent.status).toBe(200)
  const entry = await admin.get(api.formEntries.read, { query: { entryId: sent.body.data } })
  expect(entry.names).toMatchObject({ [`person:${own.id}`]: own.name })
  const [row] = await readRecords(admin, api.formEntries.export, { formId })
  expect(row).toMatchObject({ person: own.name, department: entry.names['department:6'] })
})

test('a reader does not see the name of a person out of their scope', async () => {
  const formId = await published(admin, formOf(field('person')))
  const { db } = server.deps
  const foreign = await db
    .selectFrom('users')
    .where('username', '=', 'common')
    .select('userId')
    .executeTakeFirstOrThrow()
  const entryId = (await send(admin, formId, { person: foreign.userId })).body.data
  const guestId = await db
    .selectFrom('users')
    .where('username', '=', 'guest')
    .select('userId')
    .executeTakeFirstOrThrow()
  await db.updateTable('formEntries').set(guestId).where('entryId', '=', entryId).execute()
  const entry = await guest.get(api.formFilling.readOwn, { query: { entryId } })
  expect(entry.names).toEqual({})
})

test('a picture is an upload of the person, goes with one entry and is deleted with it', async () => {
  const formId = await published(admin, formOf(field('picture')))
  const [own, other, foreign] = [await upload(guest), await upload(guest), await upload(admin)]
  expect(fieldsOf(await send(guest, formId, { picture: foreign }))).toEqual(['values.picture'])
  expect(fieldsOf(await send(guest, formId, { picture: 'no key' }))).toEqual(['values.picture'])
  const entryId = (await send(guest, formId, { picture: own })).body.data
  expect(fieldsOf(await send(guest, formId, { picture: own }))).toEqual(['values.picture'])
  expect((await send(guest, formId, { picture: other })).status).toBe(200)
  await admin.get(api.formEntries.delete, { query: { ids: [entryId] } })
  expect([await isKept(own), await isKept(other)]).toEqual([false, true])
  await admin.get(api.forms.delete, { query: { ids: [formId], confirmed: true } })
  expect(await isKept(other)).toBe(false)
})

test('rows are checked at their cells, and hold people, pictures and values of dictionaries', async () => {
  const options = { dictionary: 'sys_user_sex' }
  const lines = field('rows', {
    rules: [{ rule: 'required' }],
    items: [
      field('money', { rules: [{ rule: 'required' }] }),
      field('person'),
      field('picture'),
      field('select', { options }),
      field('email'),
    ],
  })
  const sum: Field = { ...field('number'), kind: 'money', key: 'total', links: [{ sum: ['money'] }] }
  const formId = await published(admin, formOf(lines, sum))
  const [own, foreign] = [await upload(guest), await upload(admin)]
  const row = { money: 12.5, select: '1', email: 'ann@example.com' }
  const wrong = [row, { person: 999_999, email: 'nobody', other: 1 }, { money: 1, select: 'x' }]
  expect(fieldsOf(await send(guest, formId, { rows: wrong })).toSorted()).toEqual([
    'values.rows.1.email',
    'values.rows.1.money',
    'values.rows.1.other',
    'values.rows.2.select',
  ])
  const unseen = [row, { money: 1, person: 999_999, picture: foreign }]
  expect(fieldsOf(await send(guest, formId, { rows: unseen }))).toEqual(['values.rows.1.person'])
  expect(fieldsOf(await send(guest, formId, { rows: [{ money: 1, picture: foreign }] }))).toEqual([
    'values.rows.0.picture',
  ])
  const [person] = (await guest.get(api.formFilling.choices, { query: { field: 'person' } })).items
  const sent = await send(guest, formId, { rows: [row, { money: 1, person: person!.id, picture: own }] })
  expect([sent.status, sent.body.data > 0]).toEqual([200, true])
  const entry = await admin.get(api.formEntries.read, { query: { entryId: sent.body.data } })
  expect(entry.values).toEqual({ rows: [row, { money: 1, person: person!.id, picture: own }], total: 13.5 })
  expect(entry.names).toEqual({ [`person:${person!.id}`]: person!.name })
  const [record] = await readRecords(admin, api.formEntries.export, { formId })
  expect(record!['rows']).toContain('money: ¥ 12.50')
  expect(record!['rows']).toContain(`person: ${person!.name}`)
  await admin.get(api.formEntries.delete, { query: { ids: [sent.body.data] } })
  expect(await isKept(own)).toBe(false)
})
