import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#product/contract'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { add, design, publish, published, read, send } from '../test/sample-form'

let server: TestServer
let admin: Client
let guest: Client
let common: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  guest = await server.signIn('guest', 'en')
  common = await server.signIn('common')
})
afterAll(() => server.close())

interface Typed {
  values?: Record<string, unknown>
  number?: number
  version?: number | null
}

const keep = (client: Client, formId: number, { values = { name: 'A' }, number = 1, version = null }: Typed = {}) =>
  client.ask(api.formFilling.saveDraft, { body: { formId, number, values, version } })

const draftOf = async (client: Client, formId: number) =>
  (await client.get(api.formFilling.read, { query: { formId } })).draft

const inList = async (client: Client, formId: number) =>
  (await client.get(api.formFilling.list)).find((form) => form.formId === formId)

test('a draft is kept as it was typed, for its person alone, until it is sent', async () => {
  const formId = await published(admin)
  expect(await draftOf(guest, formId)).toBeNull()
  const values = { guests: 99, meal: 'maybe', unknown: [1] }
  const { version, savedAt, offer } = (await keep(guest, formId, { values })).body.data
  expect([version, offer]).toEqual([1, 'open'])
  expect(await draftOf(guest, formId)).toEqual({ number: 1, values, version, savedAt })
  expect(await draftOf(await server.signIn('guest'), formId)).toMatchObject({ values })
  expect((await inList(guest, formId))!.draftAt).toBe(savedAt)
  expect(await draftOf(common, formId)).toBeNull()
  expect((await inList(common, formId))!.draftAt).toBeNull()
  await keep(common, formId)
  expect((await send(guest, formId)).status).toBe(200)
  expect(await draftOf(guest, formId)).toBeNull()
  expect(await draftOf(common, formId)).toMatchObject({ values: { name: 'A' } })
})

test('an entry that is rejected leaves the draft', async () => {
  const formId = await published(admin)
  await keep(guest, formId)
  expect((await send(guest, formId, { guests: 99 })).status).toBe(400)
  expect(await draftOf(guest, formId)).not.toBeNull()
})

test('no device writes over what another one has typed since', async () => {
  const formId = await published(admin)
  await keep(guest, formId)
  const stale = [409, 'form.draftStale']
  const first = await keep(guest, formId, { values: { name: 'B' } })
  expect([first.status, first.errorData.error]).toEqual(stale)
  expect((await keep(guest, formId, { values: { name: 'C' }, version: 1 })).body.data.version).toBe(2)
  const second = await keep(guest, formId, { values: { name: 'D' }, version: 1 })
  expect([second.status, second.errorData.error]).toEqual(stale)
  expect(await draftOf(guest, formId)).toMatchObject({ version: 2, values: { name: 'C' } })
  await guest.get(api.formFilling.deleteDraft, { query: { formId } })
  expect(await draftOf(guest, formId)).toBeNull()
  const third = await keep(guest, formId, { version: 2 })
  expect([third.status, third.errorData.error]).toEqual(stale)
})

test('of two devices that begin at once one is told', async () => {
  const formId = await published(admin)
  const answers = await Promise.all([keep(guest, formId), keep(guest, formId), keep(guest, formId)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('a form that is closed meanwhile still keeps what was typed, and says that it is closed', async () => {
  const formId = await published(admin)
  await keep(guest, formId)
  const form = await read(admin, formId)
  const closed = await admin.ask(api.forms.close, { body: { formId, version: form.version } })
  expect(closed.status).toBe(200)
  const saved = await keep(guest, formId, { values: { name: 'the last word' }, version: 1 })
  expect([saved.status, saved.body.data.offer]).toEqual([200, 'closed'])
  expect(await draftOf(guest, formId)).toMatchObject({ values: { name: 'the last word' } })
  expect(await inList(guest, formId)).toMatchObject({ offer: 'closed', ownEntries: 0 })
  expect(await inList(common, formId)).toBeUndefined()
})

test('the draft of a former version is offered in the new one, and goes once that one has a draft', async () => {
  const formId = await published(admin)
  await keep(guest, formId)
  const { version } = await read(admin, formId)
  const extra = { kind: 'text', key: 'extra', label: { zh: '备注', en: 'Extra' } } as const
  await admin.ask(api.forms.edit, { body: { formId, version, design: design('新', [extra]) } })
  await publish(admin, formId)
  expect(await draftOf(guest, formId)).toMatchObject({ number: 1 })
  expect((await keep(guest, formId, { number: 2 })).status).toBe(200)
  expect(await draftOf(guest, formId)).toMatchObject({ number: 2, version: 1 })
  const rows = server.deps.db.selectFrom('formDrafts').where('formId', '=', formId)
  expect(await rows.select('number').execute()).toEqual([{ number: 2 }])
  expect((await keep(guest, formId, { number: 3 })).errorData.error).toBe('form.changed')
})

test('a form that is not for somebody keeps nothing of theirs, nor does an entry above the limit', async () => {
  const formId = await add(admin)
  const hidden = await keep(guest, formId)
  expect([hidden.status, hidden.errorData.error]).toEqual([404, 'form.notOffered'])
  const open = await published(admin)
  const large = await keep(guest, open, { values: { name: '长'.repeat(90_000) } })
  expect([large.status, large.errorData.error]).toEqual([400, 'form.draftTooLarge'])
  expect(await draftOf(guest, open)).toBeNull()
})

test('a draft is in no log', async () => {
  const formId = await published(admin)
  const count = () =>
    server.deps.db
      .selectFrom('operationLogs')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  const before = await count()
  await keep(guest, formId, { values: { name: 'private' } })
  await guest.get(api.formFilling.deleteDraft, { query: { formId } })
  expect(await count()).toEqual(before)
})
