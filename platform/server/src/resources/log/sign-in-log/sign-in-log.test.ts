import { api } from '#product/contract'
import { mostOwnSignIns } from 'atrium/contract/system/log/sign-in-log'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aUser, userPassword } from '#server-test/records/factories'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'

const day = 24 * 60 * 60 * 1000

let server: TestServer
let admin: Client
let editor: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  editor = await server.signIn('editor')
})
beforeEach(async () => {
  await server.deps.db.deleteFrom('signIns').execute()
  await server.deps.db.deleteFrom('loginFailures').execute()
})
afterAll(() => server.close())

const logIn = (username: string, password: string) =>
  server.client().ask(api.session.login, { body: { username, password } })
const list = async (query: object = {}, client = admin) => (await client.get(api.signInLogs.list, { query })).items
const results = async (query?: object, client?: Client) =>
  (await list(query, client)).map(({ username, result }) => `${username} ${result}`)

test('every attempt has a row that says how it ended', async () => {
  const set = (status: 0 | 1) => server.deps.db.updateTable('users').set({ status }).where('userId', '=', 4).execute()
  await logIn('ADMIN', demoPassword)
  await logIn('admin', 'wrong')
  await logIn('nobody', demoPassword)
  await set(0)
  await logIn('guest', demoPassword)
  await set(1)
  expect(await results({ order: 'asc' })).toEqual([
    'ADMIN success',
    'admin wrongPassword',
    'nobody unknownUser',
    'guest disabled',
  ])
  expect((await list({ username: 'nobody' }))[0]).toMatchObject({ userId: null, address: '203.0.113.7' })
  expect((await list({ username: 'guest' }))[0]).toMatchObject({ userId: 4 })
})

test('rejected sign-ins with a right password have one as well, but not without end', async () => {
  const set = (change: object) =>
    server.deps.db.updateTable('users').set(change).where('username', '=', 'guest').execute()
  const count = async (result: string) =>
    (await admin.get(api.signInLogs.list, { query: { result: result as 'disabled' } })).pageInfo.total
  await set({ status: 0 })
  for (let time = 0; time < 25; time++) await logIn('guest', demoPassword)
  await set({ status: 1, passwordExpiresAt: 1 })
  for (let time = 0; time < 25; time++) await logIn('guest', demoPassword)
  await set({ passwordExpiresAt: null })
  expect([await count('disabled'), await count('passwordExpired')]).toEqual([20, 20])
  server.wait(61_000)
  await set({ status: 0 })
  await logIn('guest', demoPassword)
  await set({ status: 1 })
  expect(await count('disabled')).toBe(21)
})

test('what is no sign-in at all has none', async () => {
  await logIn('', '')
  await logIn('x'.repeat(21), demoPassword)
  expect(await list()).toEqual([])
})

test('throttled attempts have one as well, but not without end', async () => {
  for (let time = 0; time < 5; time++) await logIn('editor', 'wrong')
  for (let time = 0; time < 30; time++) await logIn('editor', 'wrong')
  expect((await admin.get(api.signInLogs.list, { query: { result: 'throttled' } })).pageInfo.total).toBe(20)
  server.wait(61_000)
  await logIn('editor', demoPassword)
  expect((await admin.get(api.signInLogs.list, { query: { result: 'throttled' } })).pageInfo.total).toBe(21)
})

test('filters by name, result, address and time', async () => {
  await logIn('editor', demoPassword)
  await logIn('common', 'wrong')
  expect(await results({ username: 'EDI' })).toEqual(['editor success'])
  expect(await results({ result: 'wrongPassword' })).toEqual(['common wrongPassword'])
  expect(await results({ address: '198.' })).toEqual([])
  expect(await results({ to: new Date(Date.now() - day).toISOString() })).toEqual([])
  expect((await admin.ask(api.signInLogs.list, { query: { result: 'done' } })).status).toBe(400)
})

test('ends at the scope of the caller', async () => {
  await logIn('admin', demoPassword)
  await logIn('nobody', demoPassword)
  await logIn('editor', 'wrong')
  expect(await results({}, editor)).toEqual(['editor wrongPassword'])
})

test('holds no password, and outlives the user', async () => {
  const userId = await aUser(admin, 'leaver')
  await logIn('leaver', userPassword)
  await admin.get(api.users.delete, { query: { ids: [userId] } })
  expect(await results()).toEqual(['leaver success'])
  expect(JSON.stringify(await server.deps.db.selectFrom('signIns').selectAll().execute())).not.toMatch(
    /quiet harbour|argon/,
  )
})

test('the dashboard counts those that succeeded', async () => {
  await logIn('common', demoPassword)
  await logIn('common', 'wrong')
  await logIn('nobody', 'wrong')
  expect(await admin.get(api.dashboard.read, { query: {} })).toMatchObject({ signInsToday: 1 })
})

test('after 180 days a row goes with the next sign-in', async () => {
  await logIn('common', demoPassword)
  server.wait(180 * day + 60_000)
  await logIn('common', demoPassword)
  expect((await server.deps.db.selectFrom('signIns').select('at').execute()).length).toBe(1)
})

test('a person sees their latest attempts, also the wrong ones, and nobody else’s', async () => {
  const own = await openServer()
  const logIn = (password: string) => own.client().ask(api.session.login, { body: { username: 'guest', password } })
  await logIn('wrong')
  await own.signIn('editor')
  const guest = await own.signIn('guest')
  const attempts = await guest.get(api.ownSignIns.list)
  expect(attempts.map(({ result }) => result)).toEqual(['success', 'wrongPassword'])
  // Each ends the one before after some.
  let latest = guest
  for (let time = 0; time < mostOwnSignIns; time++) latest = await own.signIn('guest')
  expect(await latest.get(api.ownSignIns.list)).toHaveLength(mostOwnSignIns)
  await own.close()
})
