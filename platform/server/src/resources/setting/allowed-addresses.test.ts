import { platformApi as api } from 'atrium/contract/module/platform-api'
import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import { afterEach, beforeEach, expect, test } from 'vitest'

const [office, elsewhere] = ['203.0.113.7', '198.51.100.9']
const allowed = 'Allowed addresses'
const roles = 'Roles that the addresses count for'

let server: TestServer
let admin: Client
/** Where the calls come from. */
let address = office
const open = async (options: Parameters<typeof openServer>[0] = {}) => {
  address = office
  server = await openServer({ addressOf: () => address, ...options })
  admin = await server.signIn('admin', 'en')
}
beforeEach(() => open())
afterEach(() => server.close())

const named = async (name: string) =>
  (await admin.get(api.settings.list, { query: { name } })).find((one) => one.name === name)!

async function edit(name: string, value: SettingInfo['value']) {
  const { settingId, version } = await named(name)
  return admin.ask(api.settings.edit, { body: { settingId, value: value!, version } })
}

async function preview(name: string, value: SettingInfo['value']) {
  const { settingId } = await named(name)
  return admin.get(api.settings.preview, { body: { settingId, value: value! } })
}

const signIn = (username: string) =>
  server.client(undefined, 'en').ask(api.session.login, { body: { username, password: demoPassword } })
const callsOf = async (client: Client) => (await client.ask(api.session.userInfo)).errorData?.error

test('people sign in and make calls from allowed addresses alone, and go on when they are back', async () => {
  const guest = await server.signIn('guest')
  expect(await edit(allowed, ['203.0.113.0/24', '2001:db8::/32'])).toMatchObject({ status: 200 })
  address = elsewhere
  expect(await signIn('guest')).toMatchObject({ status: 403, errorData: { error: 'login.address' } })
  expect(await callsOf(guest)).toBe('session.address')
  expect((await guest.ask(api.profile.changePassword, { body: { old: 'x', new: 'y' } })).errorData.error).toBe(
    'session.address',
  )
  address = '2001:db8::5'
  expect((await signIn('guest')).status).toBe(200)
  address = office
  expect(await callsOf(guest)).toBeUndefined()
  const { items } = await admin.get(api.signInLogs.list, { query: { result: 'address' } })
  expect(items).toMatchObject([{ username: 'guest', address: elsewhere }])
})

test('a wrong password says nothing about addresses', async () => {
  await edit(allowed, ['203.0.113.0/24'])
  address = elsewhere
  const body = { username: 'guest', password: 'wrong' }
  expect((await server.client().ask(api.session.login, { body })).errorData.error).toBe('login.refused')
})

test('with roles the addresses count for these alone', async () => {
  const [guest, editor] = [await server.signIn('guest'), await server.signIn('editor')]
  await edit(roles, [{ roleId: 4 }])
  await edit(allowed, ['10.0.0.0/8'])
  expect([await callsOf(guest), await callsOf(editor), await callsOf(admin)]).toEqual([
    'session.address',
    undefined,
    undefined,
  ])
})

test('a list that would lock out the person who saves it is rejected, as are roles and a reset that would', async () => {
  const own = await edit(allowed, ['10.0.0.0/8'])
  expect(own).toMatchObject({ status: 400, errorData: { error: 'setting.contradicts' } })
  expect(own.errorData.fields!['value']).toContain(office)
  expect(await named(allowed)).toMatchObject({ value: [], isSet: false })
  await edit(roles, [{ roleId: 4 }])
  await edit(allowed, ['10.0.0.0/8'])
  expect((await edit(roles, [{ roleId: 1 }])).errorData.error).toBe('setting.contradicts')
  const { settingId, version } = await named(roles)
  const reset = await admin.ask(api.settings.reset, { body: { settingId, version } })
  expect(reset.errorData.error).toBe('setting.contradicts')
  expect(await named(roles)).toMatchObject({ value: [{ roleId: 4 }] })
})

test('what is no address is named', async () => {
  const { status, errorData } = await edit(allowed, [office, 'office', '10.0.0.0/40'])
  expect([status, errorData.fields!['value']]).toEqual([400, expect.stringContaining('office, 10.0.0.0/40')])
})

test('a preview counts the sessions that could not go on', async () => {
  address = elsewhere
  await server.signIn('guest')
  address = office
  expect(await preview(allowed, ['203.0.113.0/24'])).toMatchObject([{ count: 1 }])
  expect(await preview(allowed, ['0.0.0.0/0'])).toMatchObject([{ count: 0 }])
})

test('a list of the environment counts, and is named', async () => {
  await server.close()
  await open({ fixedSettings: { 'platform.signInAddresses': [office] } })
  expect(await named(allowed)).toMatchObject({ value: [office], fixedBy: 'SIGN_IN_ADDRESSES' })
  address = elsewhere
  expect((await signIn('guest')).errorData.error).toBe('login.address')
})
