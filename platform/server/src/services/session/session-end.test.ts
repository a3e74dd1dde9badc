import { api } from '#product/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import { repairPassword } from '#server/repair/password-repair'

let server: TestServer
let admin: Client

beforeEach(async () => {
  server = await openServer({ idleMillis: 3_600_000 })
  admin = await server.signIn('admin')
})
afterEach(() => server.close())

const day = 24 * 3_600_000
const errorOf = async (client: Client) => (await client.ask(api.session.userInfo)).errorData.error
const userIdOf = async (username: string) => (await admin.get(api.users.list, { query: { username } })).items[0]!.userId
const sessionsOf = async (username: string) =>
  (await admin.get(api.onlineSessions.list, { query: { username } })).items.map(({ sessionId }) => sessionId)

describe('a session that ended says why', () => {
  test('by an administrator, in the language of the reader', async () => {
    const guest = await server.signIn('guest')
    const english = server.client(guest.token, 'en')
    await admin.get(api.onlineSessions.kick, { query: { ids: await sessionsOf('guest') } })
    expect((await guest.ask(api.session.userInfo)).body).toMatchObject({
      code: 401,
      msg: '管理员已结束您的登录，请重新登录',
    })
    expect((await english.ask(api.session.userInfo)).body.msg).toBe(
      'Your session was ended by an administrator. Log in again',
    )
  })

  test('with its account', async () => {
    const [editor, common] = [await server.signIn('editor'), await server.signIn('common')]
    await admin.get(api.users.changeStatus, { body: { userId: await userIdOf('editor'), status: 0 } })
    await admin.get(api.users.delete, { query: { ids: [await userIdOf('common')] } })
    expect(await errorOf(editor)).toBe('session.disabled')
    expect(await errorOf(common)).toBe('session.deleted')
  })

  test('with its password', async () => {
    const [guest, here, there, common] = [
      await server.signIn('guest'),
      await server.signIn('editor'),
      await server.signIn('editor'),
      await server.signIn('common'),
    ]
    await admin.get(api.users.resetPassword, { body: { userId: await userIdOf('guest') } })
    await here.get(api.profile.changePassword, { body: { old: demoPassword, new: 'plum cloud 77' } })
    await repairPassword(server.engine, server.deps.passwords, server.deps.now(), 'common')
    expect(await errorOf(guest)).toBe('session.passwordReset')
    expect(await errorOf(there)).toBe('session.passwordChanged')
    expect(await errorOf(common)).toBe('session.passwordReset')
  })

  test('by the person, here or from another one', async () => {
    const [here, there] = [await server.signIn('editor'), await server.signIn('editor')]
    const first = (await here.get(api.ownSessions.list)).find(({ own }) => !own)
    await here.get(api.ownSessions.end, { query: { ids: [first!.sessionId] } })
    await here.get(api.session.logout)
    expect(await errorOf(there)).toBe('session.endedByOwner')
    expect(await errorOf(here)).toBe('session.signedOut')
  })

  test('by an eleventh sign-in', async () => {
    const first = await server.signIn('common')
    for (let time = 0; time < 10; time++) await server.signIn('common')
    expect(await errorOf(first)).toBe('session.tooMany')
  })

  test('by its time, before and after the next sign-in clears it away', async () => {
    server.wait(3_600_001)
    expect(await errorOf(admin)).toBe('session.idle')
    await server.signIn('guest')
    expect(await errorOf(admin)).toBe('session.idle')
    const lasting = await openServer()
    const old = await lasting.signIn('admin')
    lasting.wait(7 * day + 1)
    expect(await errorOf(old)).toBe('session.expired')
    await lasting.close()
  })
})

test('why is forgotten when no browser has the token any more', async () => {
  const guest = await server.signIn('guest')
  await guest.get(api.session.logout)
  server.wait(7 * day - 60_000)
  await server.signIn('common')
  expect(await errorOf(guest)).toBe('session.signedOut')
  server.wait(60_001)
  await server.signIn('common')
  expect(await errorOf(guest)).toBe('session.unknown')
  expect(
    await server.deps.db.selectFrom('endedSessions').where('reason', '=', 'session.signedOut').selectAll().execute(),
  ).toEqual([])
})
