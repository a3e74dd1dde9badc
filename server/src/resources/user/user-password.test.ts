import { api } from '@atrium/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastLog } from '../../../test/operation-logs'
import { demoPassword, openServer, type Client, type TestServer } from '../../../test/server'

const day = 24 * 60 * 60 * 1000

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const reset = (userId: number) => admin.get(api.users.resetPassword, { body: { userId } })
const logInAs = (username: string, password: string) =>
  server.client().ask(api.session.login, { body: { username, password } })
const isOpen = async (client: Client) => (await client.ask(api.session.userInfo)).status === 200
const refusal = ({ status, failure }: Awaited<ReturnType<Client['ask']>>) => [status, failure.error]

describe('a reset password', () => {
  test('opens one thing only: the way to another one', async () => {
    const before = await server.signIn('common')
    const once = await reset(3)
    expect(once).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect([await isOpen(before), (await logInAs('common', demoPassword)).status]).toEqual([false, 400])
    const client = server.client((await logInAs('common', once)).body.data)
    expect((await client.get(api.session.userInfo)).mustChangePassword).toBe(true)
    expect(refusal(await client.ask(api.session.routers))).toEqual([403, 'password.mustChange'])
    expect(refusal(await client.ask(api.dashboard.read))).toEqual([403, 'password.mustChange'])
    await client.get(api.session.logout)
  })

  test('is good for 24 hours', async () => {
    const once = await reset(4)
    server.wait(day - 60_000)
    expect((await logInAs('guest', once)).status).toBe(200)
    server.wait(60_000)
    const expired = await logInAs('guest', once)
    expect([expired.status, expired.failure]).toEqual([403, { error: 'login.passwordExpired' }])
    expect(expired.body.msg).toBe('一次性密码已过期，请联系管理员再次重置')
    const body = { username: 'guest', password: once }
    const english = await server.client(undefined, 'en').ask(api.session.login, { body })
    expect(english.body.msg).toBe('This one-time password has expired. Ask an administrator to reset it again')
    // Not told to somebody who guesses.
    expect((await logInAs('guest', 'wrong')).failure).toEqual({ error: 'login.refused' })
    const { items } = await admin.get(api.signInLogs.list, { query: { username: 'guest', result: 'passwordExpired' } })
    expect(items).toHaveLength(2)
  })

  test('that was changed in time lasts, and so does one that was reset again', async () => {
    await reset(4)
    server.wait(day)
    const once = await reset(4)
    const guest = server.client((await logInAs('guest', once)).body.data)
    server.wait(day)
    // The session began in time, and the change is what it is for.
    await guest.get(api.profile.changePassword, { body: { old: once, new: 'walnut desk 7' } })
    server.wait(day)
    expect((await logInAs('guest', 'walnut desk 7')).status).toBe(200)
  })

  test('differs each time and is in no log', async () => {
    const [first, second] = [await reset(4), await reset(4)]
    expect(first).not.toBe(second)
    const log = await lastLog(server)
    expect(log).toMatchObject({ targetIds: [4], after: [{ mustChangePassword: 1 }] })
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${second}|argon2|passwordHash`))
  })

  test('is not for the own account, where the old one is asked for', async () => {
    expect(refusal(await admin.ask(api.users.resetPassword, { body: { userId: 1 } }))).toEqual([409, 'user.isSelf'])
  })
})
