import { platformApi as api } from 'atrium/contract/module/platform-api'
import { settingsOf } from '#server/call/setting/setting-values'
import { depot, depotProduct } from '#server-test/records/sample-settings'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { afterEach, beforeEach, expect, test } from 'vitest'

const key = 'known to the server alone'

let server: TestServer
let admin: Client
const open = async (fixedSettings = {}) => {
  server = await openServer({ product: depotProduct, fixedSettings })
  admin = await server.signIn('admin', 'en')
}
beforeEach(() => open())
afterEach(() => server.close())

const list = () => admin.get(api.settings.list, { query: {} })
const named = async (name: string) => (await list()).find((one) => one.name === name)!
const valuesOf = () => settingsOf({ db: server.engine.db, deps: server.deps }, depot)

async function edit(name: string, value: string | number | boolean) {
  const { settingId, version } = await named(name)
  return admin.ask(api.settings.edit, { body: { settingId, value, version } })
}

test('settings have their defaults, and are listed with what the module says of them', async () => {
  expect(await valuesOf()).toEqual({ maxDays: 30, sender: 'depot', isStrict: false, order: 'first', apiKey: undefined })
  const names = (await list()).filter(({ module }) => module === 'depot').map(({ name }) => name)
  expect(names).toEqual(['Days kept', 'Sender', 'Strict', 'Order', 'API key'])
  expect(await named('Days kept')).toMatchObject({
    moduleTitle: 'Depot',
    description: 'Deleted after that',
    value: 30,
    default: 30,
    isSet: false,
    fixedBy: null,
    min: 1,
    max: 365,
  })
})

test('the list is searched by names of settings and modules', async () => {
  const found = async (name: string) => (await admin.get(api.settings.list, { query: { name } })).length
  expect([await found('stri'), await found('depot'), await found('nothing')]).toEqual([1, 5, 0])
})

test('an edit counts from the next call on, and a reset brings the default back', async () => {
  expect((await edit('Days kept', 60)).status).toBe(200)
  expect((await edit('Strict', true)).status).toBe(200)
  expect((await edit('Order', 'last')).status).toBe(200)
  expect(await valuesOf()).toMatchObject({ maxDays: 60, isStrict: true, order: 'last' })
  const { settingId, version, isSet } = await named('Days kept')
  expect(isSet).toBe(true)
  await admin.get(api.settings.reset, { body: { settingId, version } })
  expect(await named('Days kept')).toMatchObject({ value: 30, isSet: false })
})

test.each([
  ['Days kept', 0],
  ['Days kept', 366],
  ['Days kept', 1.5],
  ['Days kept', '60'],
  ['Sender', 'x'.repeat(21)],
  ['Strict', 'on'],
  ['Order', 'other'],
])('%s cannot be %s, which the field error says', async (name, value) => {
  const { status, errorData } = await edit(name, value)
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['value']])
})

test('an edit of what somebody else has changed is stale', async () => {
  const { settingId, version } = await named('Sender')
  const ask = () => admin.ask(api.settings.edit, { body: { settingId, value: 'post', version } })
  expect([(await ask()).status, (await ask()).errorData.error]).toEqual([200, 'record.stale'])
})

test('each change is in the operation log with the name of the setting', async () => {
  await edit('Days kept', 60)
  const { items } = await admin.get(api.operationLogs.list, { query: { target: 'setting' } })
  expect(items).toMatchObject([{ title: 'Edit setting', kind: 'edit' }])
  const { logId } = items[0]!
  const { changes } = await admin.get(api.operationLogs.read, { query: { id: logId } })
  expect(changes.items).toMatchObject([{ name: 'Days kept', before: { value: null }, after: { value: 60 } }])
})

test('what the environment sets wins and cannot be changed, and a secret is never sent', async () => {
  await edit('Days kept', 60)
  await server.close()
  await open({ 'depot.maxDays': 90, 'depot.apiKey': key })
  expect(await valuesOf()).toMatchObject({ maxDays: 90, apiKey: key })
  expect(await named('Days kept')).toMatchObject({ value: 90, fixedBy: 'DEPOT_MAX_DAYS' })
  expect(await named('API key')).toMatchObject({ value: null, isSet: true, fixedBy: 'DEPOT_API_KEY' })
  expect(JSON.stringify(await list())).not.toContain(key)
  for (const name of ['Days kept', 'API key']) expect((await edit(name, 'x')).errorData.error).toBe('setting.isFixed')
})

test('only those with the permission read and change settings', async () => {
  const guest = await server.signIn('guest')
  const body = { settingId: 1, value: 'x', version: 1 }
  expect((await guest.ask(api.settings.list, { query: {} })).status).toBe(403)
  expect((await guest.ask(api.settings.edit, { body })).status).toBe(403)
})

test('the settings of the platform are in their groups, those of a module in one of its name', async () => {
  await server.close()
  server = await openServer()
  admin = await server.signIn('admin', 'en')
  const groups = new Set((await list()).map(({ group, groupTitle }) => `${group} ${groupTitle}`))
  expect([...groups]).toEqual([
    'platform.brand Brand',
    'platform.signIn Sign-in',
    'platform.region Language and time zone',
    'platform.data Data',
    'platform.access Access',
    'platform.mails Mails',
    'forms Forms',
  ])
})
