import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#product/contract'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { add, allowGuest, design, publish, published, read, send, toAll } from '../test/sample-form'

let server: TestServer
let admin: Client
let guest: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  guest = await server.signIn('guest')
})
afterAll(() => server.close())

const archive = (...ids: number[]) => admin.get(api.forms.archive, { body: { ids } })
const unarchive = (...ids: number[]) => admin.get(api.forms.unarchive, { body: { ids } })
const listed = async (query: object = {}) =>
  (await admin.get(api.forms.list, { query: { size: 100, ...query } })).items.map(({ formId }) => formId)

test('archived forms are listed only where they are asked for', async () => {
  const [first, second] = [await add(admin, design('归档一')), await published(admin, design('归档二'))]
  await archive(first, second)
  expect(await listed({ title: '归档' })).toEqual([])
  expect(new Set(await listed({ title: '归档', state: 'archived' }))).toEqual(new Set([first, second]))
  await archive(second)
  expect((await read(admin, second)).state).toBe('archived')
})

test('an archived form takes no entries, keeps those it has and is out of the menu', async () => {
  const formId = await published(admin, design('停用的'))
  await send(guest, formId)
  const { version } = await read(admin, formId)
  const entry = { pid: 0, name: '归档测试', nameEn: '', roleIds: [4] }
  await admin.get(api.forms.putIntoMenu, { body: { formId, version, ...entry } })
  await archive(formId)
  expect((await send(guest, formId)).errorData.error).toBe('form.notOpen')
  const mine = await guest.get(api.formFilling.list)
  expect(mine.find((one) => one.formId === formId)).toMatchObject({ offer: 'closed', ownEntries: 1 })
  expect((await admin.get(api.formEntries.list, { query: { formId } })).pageInfo.total).toBe(1)
  expect(await read(admin, formId)).toMatchObject({ inMenu: false, menu: null })
  expect(await admin.get(api.menus.list, { query: { name: '归档测试' } })).toEqual([])
  const forms = (await admin.get(api.formEntries.forms)).map(({ id }) => id)
  expect(forms.indexOf(formId)).toBeGreaterThan(forms.indexOf(1))
})

test('an archived form is not changed, but copied, and deleted', async () => {
  const formId = await published(admin, design('不变的'))
  await archive(formId)
  const { version } = await read(admin, formId)
  for (const [call, body] of [
    [api.forms.edit, { formId, version, design: design() }],
    [api.forms.publish, { ...toAll, formId, version }],
    [api.forms.close, { formId, version }],
    [api.forms.restore, { formId, version, number: 1 }],
    [api.forms.putIntoMenu, { formId, version, pid: 0, name: 'x', nameEn: '', roleIds: [] }],
  ] as const) {
    expect([call.path, (await admin.ask(call as never, { body })).errorData.error]).toEqual([
      call.path,
      'form.archived',
    ])
  }
  const copy = await admin.get(api.forms.copy, { body: { formId } })
  expect((await read(admin, copy)).state).toBe('draft')
  await admin.get(api.forms.delete, { query: { ids: [formId] } })
  expect(await listed({ state: 'archived' })).not.toContain(formId)
})

test('a form comes back closed, or as the draft that it was', async () => {
  const [draft, open] = [await add(admin), await published(admin)]
  await archive(draft, open)
  await unarchive(draft, open)
  expect((await read(admin, draft)).state).toBe('draft')
  expect((await read(admin, open)).state).toBe('closed')
  expect((await send(guest, open)).errorData.error).toBe('form.notOpen')
  await publish(admin, open)
  expect((await send(guest, open)).status).toBe(200)
})

test('the log names each form that was archived', async () => {
  const formId = await published(admin, design('记下来的'))
  await archive(formId)
  const { items } = await admin.get(api.operationLogs.list, { query: { username: 'admin' } })
  expect(items[0]).toMatchObject({ target: 'form', kind: 'edit', title: expect.stringContaining('归档') as string })
})

test('forms out of scope are not archived', async () => {
  await allowGuest(server, 3)
  const foreign = await published(admin, design('别人的'))
  for (const call of [api.forms.archive, api.forms.unarchive]) {
    expect((await guest.ask(call, { body: { ids: [foreign] } })).status).toBe(404)
  }
  expect((await read(admin, foreign)).state).toBe('published')
})
