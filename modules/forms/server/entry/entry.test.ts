import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#product/contract'
import { readRecords } from '#server-test/files'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { publishToAll, readAllEntries } from '../../contract/form.rules'
import { design, publish, published, read, send, toAll } from '../test/sample-form'

let server: TestServer
let admin: Client
let guest: Client
let common: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  guest = await server.signIn('guest')
  common = await server.signIn('common')
})
afterAll(() => server.close())

const list = (client: Client, formId: number, query: object = {}) =>
  client.get(api.formEntries.list, { query: { formId, ...query } })
const people = async (client: Client, formId: number, query: object = {}) =>
  (await list(client, formId, query)).items.map(({ person }) => person)

/** The guest may administer forms and entries as the data scope says, but not read all entries without `more`. */
async function grantGuest(dataScope: number, ...more: string[]) {
  const { db } = server.deps
  const all = await db.selectFrom('menus').where('permission', 'like', 'forms:%').select(['id', 'permission']).execute()
  const isGiven = (code: string) => (code !== readAllEntries && code !== publishToAll) || more.includes(code)
  const codes = all.filter(({ permission }) => isGiven(permission))
  await db.deleteFrom('roleMenus').where('roleId', '=', 4).execute()
  await db
    .insertInto('roleMenus')
    .values(codes.map(({ id }) => ({ roleId: 4, menuId: id })))
    .execute()
  await db.updateTable('roles').set({ dataScope }).where('roleId', '=', 4).execute()
}

test('entries are paged, found by any text in them and by the person, and limited to a time', async () => {
  const formId = await published(admin)
  await send(guest, formId, { name: 'Needle', meal: 'yes' })
  await send(common, formId, { name: 'other' })
  expect(await people(admin, formId)).toEqual(['王若彤', '何俊杰'])
  expect(await people(admin, formId, { text: 'needle' })).toEqual(['何俊杰'])
  // The label of an option, in either language.
  expect(await people(admin, formId, { text: 'wanted' })).toEqual(['何俊杰'])
  expect(await people(admin, formId, { text: '若彤' })).toEqual(['王若彤'])
  expect(await people(admin, formId, { submittedTo: '2020-01-01T00:00:00Z' })).toEqual([])
  const { pageInfo } = await list(admin, formId, { size: 1, page: 2 })
  expect(pageInfo).toMatchObject({ total: 2, currentPage: 2 })
})

test('the columns are those of all versions that were filled in, as the newest one calls them', async () => {
  const formId = await published(admin)
  await send(guest, formId, { name: 'old', meal: 'yes' })
  const { items } = design()
  const [name, meal] = items as [object, object]
  const renamed = {
    ...meal,
    label: { zh: '晚餐', en: 'Dinner' },
    options: [{ value: 'late', label: { zh: '晚到', en: 'Late' } }],
  }
  const { version } = await read(admin, formId)
  await admin.get(api.forms.edit, { body: { formId, version, design: { ...design('二'), items: [name, renamed] } } })
  await publish(admin, formId)
  const fields = await admin.get(api.formEntries.fields, { query: { formId } })
  expect(fields.map(({ key, label }) => [key, label.en])).toEqual([
    ['name', 'Name'],
    ['meal', 'Dinner'],
    ['diet', 'Diet'],
    ['guests', 'Guests'],
  ])
  const rows = await readRecords(await server.signIn('admin', 'en'), api.formEntries.export, { formId })
  expect(rows).toMatchObject([{ Name: 'old', Dinner: 'Wanted', 'Filled in by': '何俊杰' }])
  const [entry] = (await list(admin, formId)).items
  const whole = await admin.get(api.formEntries.read, { query: { entryId: entry!.entryId } })
  expect(whole.design.items).toEqual(items)
})

test('a value that looks like a formula is a text in the file', async () => {
  const formId = await published(admin)
  await send(guest, formId, { name: '=1+1', guests: 2 })
  const query = { formId, format: 'csv' } as const
  const { body } = await admin.ask(api.formEntries.export, { query })
  const csv = await body.data.text()
  expect(csv).not.toMatch(/[,"]=1/)
  expect(csv).toContain('=1+1')
})

test('people see the entries of the departments in their scope, of forms that they see', async () => {
  await grantGuest(3)
  const near = await admin.get(api.forms.add, { body: { design: design('近'), deptId: 6 } })
  await publish(admin, near)
  const foreign = await published(admin, design('远'))
  for (const formId of [near, foreign]) for (const person of [guest, common]) await send(person, formId)
  expect(await people(admin, near)).toEqual(['王若彤', '何俊杰'])
  expect(await people(guest, near)).toEqual(['何俊杰'])
  const [other] = (await list(admin, near)).items
  for (const [call, query] of [
    [api.formEntries.list, { formId: foreign }],
    [api.formEntries.fields, { formId: foreign }],
    [api.formEntries.export, { formId: foreign }],
    [api.formEntries.read, { entryId: other!.entryId }],
    [api.formEntries.delete, { ids: [other!.entryId] }],
  ] as const) {
    expect([call.path, (await guest.ask(call, { query })).status]).toEqual([call.path, 404])
  }
  const forms = await guest.get(api.formEntries.forms)
  expect(forms.map(({ id }) => id)).toEqual([near])
})

test('owning a form opens no entries out of scope, the permission to read all of them does', async () => {
  await grantGuest(5, publishToAll)
  const formId = await published(guest, design('自己的'))
  for (const person of [common, guest]) await send(person, formId)
  const seen = async () => {
    const entries = (await guest.get(api.forms.list, { query: { title: '自己的' } })).items[0]!.entries
    const [newest] = await guest.get(api.forms.versions, { query: { formId } })
    const rows = await readRecords(guest, api.formEntries.export, { formId })
    return [await people(guest, formId), entries, newest!.entries, rows.length]
  }
  expect(await seen()).toEqual([['何俊杰'], 1, 1, 1])
  const [foreign] = (await list(admin, formId, { text: '若彤' })).items
  const query = { entryId: foreign!.entryId }
  expect((await guest.ask(api.formEntries.read, { query })).status).toBe(404)
  await grantGuest(5, publishToAll, readAllEntries)
  expect(await seen()).toEqual([['何俊杰', '王若彤'], 2, 2, 2])
  await guest.get(api.formEntries.delete, { query: { ids: [foreign!.entryId] } })
  expect(await people(guest, formId)).toEqual(['何俊杰'])
})

test('the permission to read all entries opens no form out of scope', async () => {
  await grantGuest(3, readAllEntries)
  const formId = await published(admin, design('别处的'))
  await send(common, formId)
  expect((await guest.ask(api.formEntries.list, { query: { formId } })).status).toBe(404)
})

test('publishing to everybody takes a permission of its own', async () => {
  await grantGuest(3)
  const formId = await guest.get(api.forms.add, { body: { design: design('全公司') } })
  const send = (offer: object) => guest.ask(api.forms.publish, { body: { ...toAll, ...offer, formId, version: 1 } })
  expect(Object.keys((await send({})).errorData.fields!)).toEqual(['audience'])
  expect((await send({ audience: 'chosen', deptIds: [6] })).status).toBe(200)
})

describe('a form is not deleted with entries', () => {
  const deleteForm = (formId: number) => guest.ask(api.forms.delete, { query: { ids: [formId] } })

  test('of people out of scope', async () => {
    await grantGuest(3)
    const formId = await published(admin, design('部门的'))
    await server.deps.db.updateTable('forms').set({ deptId: 6 }).where('formId', '=', formId).execute()
    await send(guest, formId)
    expect((await deleteForm(formId)).errorData.error).toBe('form.hasEntries')
    await send(common, formId)
    expect((await deleteForm(formId)).errorData.error).toBe('form.foreignEntries')
    expect(await people(admin, formId)).toHaveLength(2)
  })

  test('where one may not delete entries', async () => {
    await grantGuest(5, publishToAll, readAllEntries)
    const formId = await published(guest, design('只读的'))
    await send(common, formId)
    expect((await deleteForm(formId)).errorData.error).toBe('form.hasEntries')
    const { db } = server.deps
    const code = db.selectFrom('menus').where('permission', '=', 'forms:entry:delete').select('id')
    await db.deleteFrom('roleMenus').where('roleId', '=', 4).where('menuId', 'in', code).execute()
    expect((await deleteForm(formId)).errorData.error).toBe('form.foreignEntries')
  })
})

test('the log says who sent and deleted what of which form, and holds no values', async () => {
  const formId = await published(admin, design('有日志的'))
  await send(common, formId, { name: 'private' })
  const { items } = await admin.get(api.operationLogs.list, { query: { username: 'common' } })
  expect(items[0]).toMatchObject({ target: 'formEntry', kind: 'add' })
  const [row] = await server.deps.db.selectFrom('operationLogs').where('username', '=', 'common').selectAll().execute()
  const logs = await server.deps.db.selectFrom('operationLogs').select('after').execute()
  expect(row).toBeDefined()
  expect(logs.some(({ after }) => after.includes('private'))).toBe(false)
})

test('what somebody sent stays when they are deleted', async () => {
  const formId = await published(admin)
  await send(common, formId)
  await server.deps.db.deleteFrom('users').where('username', '=', 'common').execute()
  expect((await list(admin, formId)).items).toMatchObject([{ person: 'common', userId: null }])
})
