import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { repairPassword } from '#server/repair/password-repair'
import { createClient, openServer, type Client, type TestServer } from '#server-test/server'
import { endDemo, isDemoLeft, readInstallation } from './installation-kind'

let server: TestServer
beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.close())

const end = () => endDemo(server.engine, Date.now(), server.deps.passwords, product.demo)
const users = () => server.engine.db.updateTable('users')
const logIn = (username: string, password: string) =>
  server.client().ask(api.session.login, { body: { username, password } })

test('an empty database is of no kind, a filled one of that of its seed', async () => {
  const empty = await openServer({ empty: true })
  expect(await readInstallation(empty.engine.db)).toBeUndefined()
  await empty.close()
  expect(await readInstallation(server.engine.db)).toBe('demo')
})

test('the end of a demo takes the public password from disabled accounts too, so that enabling one does not bring it back', async () => {
  await users().set({ status: 0 }).where('username', '=', 'guest').execute()
  const editor = await server.signIn('editor')
  const { usernames, admin } = await end()
  expect(usernames).toEqual(['admin', 'editor', 'common', 'guest'])
  expect(await readInstallation(server.engine.db)).toBe('none')
  expect((await editor.ask(api.session.userInfo)).status).toBe(401)
  await users().set({ status: 1 }).where('username', '=', 'guest').execute()
  expect((await logIn('guest', product.demo.password)).status).toBe(400)
  expect((await logIn('admin', product.demo.password)).status).toBe(400)
  expect((await logIn('admin', admin!.password)).status).toBe(200)
})

describe('a disabled account of a former demo that is enabled', () => {
  const guestId = 4
  const versionOf = async () =>
    (
      await server.engine.db
        .selectFrom('users')
        .where('userId', '=', guestId)
        .select('version')
        .executeTakeFirstOrThrow()
    ).version
  const doors: Record<string, (admin: Client) => Promise<unknown>> = {
    'by its switch': async (admin) =>
      admin.get(api.users.changeStatus, { body: { userId: guestId, status: 1, version: await versionOf() } }),
    'in its form': async (admin) =>
      admin.get(api.users.edit, {
        body: { userId: guestId, nickname: '何俊杰', deptId: 5, status: 1, roleIds: [4], version: await versionOf() },
      }),
    'by an import': (admin) =>
      admin.get(api.userImport.run, {
        body: {
          rows: [{ username: 'guest', nickname: '何俊杰', dept: '平台组', status: '启用' }],
          dryRun: false,
          updateExisting: true,
        },
      }),
    'by a repair': () => repairPassword(server.engine, server.deps.passwords, Date.now(), 'guest'),
  }

  test.each(Object.entries(doors))('%s has no public password', async (_, enable) => {
    await users().set({ status: 0 }).where('userId', '=', guestId).execute()
    await end()
    const passwordHash = await server.deps.passwords.hash('quiet harbour 41')
    await users().set({ passwordHash, mustChangePassword: 0 }).where('username', '=', 'admin').execute()
    const app = createApp(server.deps.product, { ...server.deps, demo: false })
    const { data: token } = (await logIn('admin', 'quiet harbour 41')).body
    await enable(createClient(app, token))
    const guest = server.engine.db.selectFrom('users').where('userId', '=', guestId).select('status')
    expect(await guest.executeTakeFirst()).toEqual({ status: 1 })
    expect((await logIn('guest', product.demo.password)).status).toBe(400)
  })

  test('is given no public password by hand either', async () => {
    const app = createApp(server.deps.product, { ...server.deps, demo: false })
    const { token } = await server.signIn('admin')
    const body = { username: 'newcomer', nickname: 'n', deptId: 5, password: product.demo.password }
    const { status, errorData } = await createClient(app, token).ask(api.users.add, { body })
    expect([status, Object.keys(errorData.fields ?? {})]).toEqual([400, ['password']])
  })
})

test('no admin gets a password where another one can sign in', async () => {
  const passwordHash = await server.deps.passwords.hash('a password of its own')
  await users().set({ passwordHash }).where('username', '=', 'admin').execute()
  expect((await end()).admin).toBeUndefined()
  expect((await logIn('admin', 'a password of its own')).status).toBe(200)
})

test('it ends once', async () => {
  expect(await isDemoLeft(server.engine.db, product.demo)).toBe(true)
  await end()
  expect(await isDemoLeft(server.engine.db, product.demo)).toBe(false)
})
