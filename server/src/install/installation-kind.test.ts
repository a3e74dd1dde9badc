import { api } from '@atrium/contract'
import { demo } from '@atrium/contract/brand'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import { endDemo, isDemoLeft, readInstallation } from './installation-kind'

let server: TestServer
beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.close())

const end = () => endDemo(server.engine, Date.now(), server.deps.passwords)
const users = () => server.engine.db.updateTable('users')
const logIn = (username: string, password: string) =>
  server.client().ask(api.session.login, { body: { username, password } })

test('an empty database is of no kind, a filled one of that of its seed', async () => {
  const empty = await openServer({ empty: true })
  expect(await readInstallation(empty.engine.db)).toBeUndefined()
  await empty.close()
  expect(await readInstallation(server.engine.db)).toBe('demo')
})

test('a database from before is a demo while somebody can sign in with the public password', async () => {
  await server.engine.db.deleteFrom('installation').execute()
  expect(await readInstallation(server.engine.db)).toBe('demo')
  await users().set({ status: 0 }).execute()
  expect(await readInstallation(server.engine.db)).toBe('none')
})

test('the end of a demo takes the public password from disabled accounts too, so that enabling one does not bring it back', async () => {
  await users().set({ status: 0 }).where('username', '=', 'guest').execute()
  const editor = await server.signIn('editor')
  const { usernames, admin } = await end()
  expect(usernames).toEqual(['admin', 'editor', 'common', 'guest'])
  expect(await readInstallation(server.engine.db)).toBe('none')
  expect((await editor.ask(api.session.userInfo)).status).toBe(401)
  await users().set({ status: 1 }).where('username', '=', 'guest').execute()
  expect((await logIn('guest', demo.password)).status).toBe(400)
  expect((await logIn('admin', demo.password)).status).toBe(400)
  expect((await logIn('admin', admin!.password)).status).toBe(200)
})

test('no admin gets a password where another one can sign in', async () => {
  const passwordHash = await server.deps.passwords.hash('a password of its own')
  await users().set({ passwordHash }).where('username', '=', 'admin').execute()
  expect((await end()).admin).toBeUndefined()
  expect((await logIn('admin', 'a password of its own')).status).toBe(200)
})

test('it ends once', async () => {
  expect(await isDemoLeft(server.engine.db)).toBe(true)
  await end()
  expect(await isDemoLeft(server.engine.db)).toBe(false)
})
