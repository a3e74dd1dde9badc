import { afterEach, beforeEach, expect, test } from 'vitest'
import { api } from '#product/contract'
import { pictureBytes } from '#server-test/records/pictures'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import { design, published, send } from '../test/sample-form'

const day = 86_400_000

let server: TestServer
let admin: Client
let guest: Client
let formId: number
const photo = { kind: 'picture', key: 'photo', label: { zh: '照片', en: 'Photo' } } as const

beforeEach(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  guest = await server.signIn('guest')
  formId = await published(admin, design('报名', [photo]))
})
afterEach(() => server.close())

async function set(name: string, value: number): Promise<void> {
  const named = server.deps.db.selectFrom('settings').where('module', '=', 'forms').where('settingName', '=', name)
  const body = await named.select(['settingId', 'version']).executeTakeFirstOrThrow()
  // The night has ended the session from before.
  const later = await server.signIn('admin')
  await later.get(api.settings.edit, { body: { ...body, value } })
}
async function sendOld(days: number): Promise<void> {
  const key = await guest.get(api.files.upload, { body: { content: pictureBytes(100).toString('base64') } })
  const { body } = await send(guest, formId, { name: 'Ann', photo: key })
  const submittedAt = server.deps.now() - days * day
  await server.deps.db.updateTable('formEntries').set({ submittedAt }).where('entryId', '=', body.data).execute()
}
const counts = async () => {
  const { db } = server.deps
  const entries = await db.selectFrom('formEntries').where('formId', '=', formId).select('entryId').execute()
  return [entries.length, (await db.selectFrom('files').select('fileId').execute()).length]
}
async function nextNight(): Promise<void> {
  server.wait(day)
  await server.runJobs()
}

test('entries are kept for good, unless a number of days is set: then older ones go with their pictures', async () => {
  await sendOld(40)
  await sendOld(10)
  await nextNight()
  expect(await counts()).toEqual([2, 2])
  await set('entryDays', 30)
  await nextNight()
  expect(await counts()).toEqual([1, 1])
})

test('drafts go some days after something was typed last, where that is set', async () => {
  const body = { formId, number: 1, values: { name: 'A' }, version: null }
  await guest.get(api.formFilling.saveDraft, { body })
  const drafts = () => server.deps.db.selectFrom('formDrafts').select('savedAt').execute()
  await nextNight()
  expect(await drafts()).toHaveLength(1)
  await set('draftDays', 1)
  await nextNight()
  expect(await drafts()).toEqual([])
})
