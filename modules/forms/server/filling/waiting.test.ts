import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#product/contract'
import { openServer, type Client, type TestServer } from 'atrium/testing/server'
import type { FormsWaiting } from '../../contract/filling'
import { design, published, read, send } from '../test/sample-form'

let server: TestServer
let admin: Client
let guest: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  guest = await server.signIn('guest')
})
afterAll(() => server.close())
beforeEach(() => server.deps.db.deleteFrom('forms').execute())

const iso = (ahead: number) => new Date(server.deps.now() + ahead * 3_600_000).toISOString()
const keep = (client: Client, formId: number) =>
  client.get(api.formFilling.saveDraft, { body: { formId, number: 1, values: { name: 'A' }, version: null } })

async function panelOf(client: Client): Promise<FormsWaiting | undefined> {
  const { panels } = await client.get(api.dashboard.read, { query: {} })
  return panels.find(({ id }) => id === 'forms/waiting')?.content as FormsWaiting | undefined
}
const waitingFor = async (client: Client) => (await panelOf(client))?.forms.map(({ title }) => title)

test('open forms wait until they are sent, those that close first before the others', async () => {
  const first = await published(admin, design('不限'))
  const late = iso(48)
  await published(admin, design('后截止'), { closesAt: late })
  await published(admin, design('先截止'), { closesAt: iso(2) })
  expect(await waitingFor(guest)).toEqual(['先截止', '后截止', '不限'])
  expect((await panelOf(guest))!.forms[1]).toMatchObject({ titleEn: '后截止 en', closesAt: late, draftAt: null })
  await send(guest, first)
  expect(await waitingFor(guest)).toEqual(['先截止', '后截止'])
})

test('forms that are not open yet, over, closed or not published do not wait', async () => {
  await published(admin, design('未开始'), { opensAt: iso(1) })
  await published(admin, design('已截止'), { closesAt: iso(1) })
  const formId = await published(admin, design('已停止'))
  const { version } = await read(admin, formId)
  await admin.get(api.forms.close, { body: { formId, version } })
  server.wait(3_600_000)
  expect(await waitingFor(guest)).toEqual(['未开始'])
})

test('forms for chosen roles and departments wait for those people, and not for an admin who may fill in all', async () => {
  await published(admin, design('访客'), { audience: 'chosen', roleIds: [4] })
  await published(admin, design('值班组'), { audience: 'chosen', deptIds: [6] })
  await published(admin, design('市场部'), { audience: 'chosen', deptIds: [3] })
  expect(await waitingFor(guest)).toEqual(['值班组', '访客'])
  expect(await panelOf(admin)).toBeUndefined()
})

test('a draft waits, also of a form that was sent before and takes several', async () => {
  const formId = await published(admin)
  await send(guest, formId)
  expect(await panelOf(guest)).toEqual({ forms: [], total: 0 })
  await keep(guest, formId)
  expect((await panelOf(guest))!.forms).toMatchObject([{ formId, draftAt: expect.stringMatching(/^\d{4}-/) }])
  const once = await published(admin, design('一次'), { once: true })
  await keep(guest, once)
  await send(guest, once)
  expect(await waitingFor(guest)).toEqual(['报名'])
})

test('six are sent along, and how many there are', async () => {
  for (const name of ['1', '2', '3', '4', '5', '6', '7']) await published(admin, design(name))
  const { forms, total } = (await panelOf(guest))!
  expect([forms.length, total]).toEqual([6, 7])
})

test('without a form that is open, and without an entry, there is no panel', async () => {
  const editor = await server.signIn('editor')
  expect(await panelOf(editor)).toBeUndefined()
  const formId = await published(admin)
  await send(editor, formId)
  const { version } = await read(admin, formId)
  await admin.get(api.forms.close, { body: { formId, version } })
  expect(await panelOf(editor)).toEqual({ forms: [], total: 0 })
})
