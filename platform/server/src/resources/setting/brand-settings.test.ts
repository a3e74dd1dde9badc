import { platformApi as api } from 'atrium/contract/module/platform-api'
import type { SettingInfo } from 'atrium/contract/module/setting-calls'
import { pictureBytes } from '#server-test/records/pictures'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { afterEach, beforeEach, expect, test } from 'vitest'

let server: TestServer
let admin: Client
beforeEach(async () => {
  server = await openServer()
  admin = await server.signIn('admin', 'en')
})
afterEach(() => server.close())

const named = async (name: string) =>
  (await admin.get(api.settings.list, { query: { name } })).find((one) => one.name === name)!

async function edit(name: string, value: SettingInfo['value']) {
  const { settingId, version } = await named(name)
  return admin.ask(api.settings.edit, { body: { settingId, value: value!, version } })
}

const shown = async () => (await server.client().get(api.session.loginOptions)).brand
const upload = (client = admin) =>
  client.get(api.files.upload, { body: { content: pictureBytes(100).toString('base64') } })
const statusOf = async (key: string) => (await server.client().ask(api.session.brandPicture, { query: { key } })).status

test('the login page gets name and colour of the build until an administrator sets others', async () => {
  const { name, colour } = server.deps.product.brand
  expect(await shown()).toEqual({ name, colour, logo: '', picture: '' })
  await edit('Name of the product', 'Harbour')
  await edit('Colour', '#0D7A70')
  expect(await shown()).toEqual({ name: 'Harbour', colour: '#0d7a70', logo: '', picture: '' })
})

test.each([
  ['Name of the product', ' '],
  ['Name of the product', 'x'.repeat(41)],
  ['Colour', 'red'],
  ['Logo', 'https://pictures.example/logo.png'],
  ['Logo', 'A'.repeat(22)],
])('%s cannot be "%s"', async (name, value) => {
  const { status, errorData } = await edit(name, value)
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['value']])
})

test('anybody reads the pictures of the brand, and no other file', async () => {
  const [logo, other] = [await upload(), await upload()]
  expect((await edit('Logo', logo)).status).toBe(200)
  expect((await shown()).logo).toBe(logo)
  expect([await statusOf(logo), await statusOf(other)]).toEqual([200, 404])
})

test('an upload of somebody else is no logo', async () => {
  const foreign = await upload(await server.signIn('editor'))
  expect((await edit('Logo', foreign)).errorData.error).toBe('request.invalid')
})

test('the history leads back to an earlier logo', async () => {
  const [first, second] = [await upload(), await upload()]
  await edit('Logo', first)
  await edit('Logo', second)
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  const { settingId } = await named('Logo')
  const history = await admin.get(api.settings.history, { query: { settingId } })
  expect(history.map(({ value }) => value)).toEqual([second, first])
  expect((await edit('Logo', first)).status).toBe(200)
  expect([await statusOf(first), await statusOf(second)]).toEqual([200, 404])
})

test('a password does not hold the name that an administrator set', async () => {
  await edit('Name of the product', 'Harbour')
  const guest = await server.signIn('guest', 'en')
  const body = { old: server.deps.product.demo.password, new: 'my harbour 4711' }
  expect((await guest.ask(api.profile.changePassword, { body })).errorData.fields).toHaveProperty('new')
})
