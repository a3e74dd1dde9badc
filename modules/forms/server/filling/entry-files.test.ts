import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Field, FieldKind } from '#modules/forms/engine/schema/form'
import { api } from '#product/contract'
import { sendFile, sentFile } from '#server-test/kind/every-kind/send-file'
import { readRecords } from '#server-test/files'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { published, send } from '../test/sample-form'

let server: TestServer
let admin: Client
let guest: Client
let common: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', 'en')
  guest = await server.signIn('guest', 'en')
  common = await server.signIn('common', 'en')
})
afterAll(() => server.close())

const label = { zh: '名', en: 'name' }
const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  kind,
  key: kind,
  label: { zh: kind, en: kind },
  ...more,
})
const formOf = (...fields: Field[]) => ({ title: label, items: fields })
const content = new TextEncoder().encode('a text')
const place = (formId: number, key = 'files') => ({ kind: 'formEntry', field: `${formId}.${key}` })
const isKept = async (client: Client, id: string) =>
  (await client.ask(api.fieldFiles.read, { query: { id } })).status === 200
const fieldsOf = (answer: Awaited<ReturnType<typeof send>>) => Object.keys(answer.errorData.fields ?? {})

test('an entry takes the files that its person sent for the form, as they are stored', async () => {
  const formId = await published(admin, formOf(field('files')))
  const sent = await sentFile(guest, { ...place(formId), name: 'plan.txt', content })
  const entryId = (await send(guest, formId, { files: [{ id: sent.id, name: 'another.exe', size: 1 }] })).body.data
  const entry = await admin.get(api.formEntries.read, { query: { entryId } })
  expect(entry.values['files']).toEqual([sent])
  const [row] = await readRecords(admin, api.formEntries.export, { formId })
  expect(row).toMatchObject({ files: 'plan.txt' })
  expect(await isKept(admin, sent.id)).toBe(true)
  expect(await isKept(guest, sent.id)).toBe(true)
  await admin.get(api.formEntries.delete, { query: { ids: [entryId] } })
  expect(await isKept(guest, sent.id)).toBe(false)
})

test('others neither take nor read the files of an entry', async () => {
  const formId = await published(admin, formOf(field('files')))
  const foreign = await sentFile(admin, { ...place(formId), content })
  const rejected = await send(guest, formId, { files: [{ id: foreign.id }] })
  expect([rejected.status, fieldsOf(rejected)]).toEqual([400, ['values.files']])
  expect((await send(admin, formId, { files: [{ id: foreign.id }] })).status).toBe(200)
  expect(await isKept(common, foreign.id)).toBe(false)
})

test('a form takes files of its own fields and types alone, and one where it has one', async () => {
  const formId = await published(admin, formOf(field('file', { types: ['pdf'] }), field('text')))
  const tries = [place(formId, 'text'), place(formId, 'other'), place(999_999), { kind: 'formEntry', field: 'file' }]
  for (const one of tries) expect((await sendFile(guest, { ...one, content })).status).toBe(404)
  expect((await sendFile(guest, { ...place(formId, 'file'), content })).status).toBe(400)
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n')
  const [one, two] = [
    await sentFile(guest, { ...place(formId, 'file'), content: pdf }),
    await sentFile(guest, { ...place(formId, 'file'), content: pdf }),
  ]
  expect(fieldsOf(await send(guest, formId, { file: [{ id: one.id }, { id: two.id }] }))).toEqual(['values.file'])
  expect((await send(guest, formId, { file: [{ id: one.id }] })).status).toBe(200)
})
