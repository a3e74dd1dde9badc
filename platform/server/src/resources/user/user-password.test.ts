import { api } from '#product/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { lastLog } from '#server-test/operation-logs'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import { errorOf } from '#server-test/records/factories'
import { noPassword } from '#server/credentials/no-password'
import { blank } from './user-writes'

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

describe('a reset password', () => {
  test('allows one call only: changing it', async () => {
    const before = await server.signIn('common')
    const once = await reset(3)
    expect(once).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect([await isOpen(before), (await logInAs('common', demoPassword)).status]).toEqual([false, 400])
    const client = server.client((await logInAs('common', once)).body.data)
    expect((await client.get(api.session.userInfo)).mustChangePassword).toBe(true)
    expect(errorOf(await client.ask(api.session.routers))).toEqual([403, 'password.mustChange'])
    expect(errorOf(await client.ask(api.dashboard.read))).toEqual([403, 'password.mustChange'])
    await client.get(api.session.logout)
  })

  test('is good for 24 hours', async () => {
    const once = await reset(4)
    server.wait(day - 60_000)
    expect((await logInAs('guest', once)).status).toBe(200)
    server.wait(60_000)
    const expired = await logInAs('guest', once)
    expect([expired.status, expired.errorData]).toEqual([403, { error: 'login.passwordExpired' }])
    expect(expired.body.msg).toBe('一次性密码已过期，请联系管理员再次重置')
    const body = { username: 'guest', password: once }
    const english = await server.client(undefined, 'en').ask(api.session.login, { body })
    expect(english.body.msg).toBe('This one-time password has expired. Ask an administrator to reset it again')
    // Somebody who guesses does not get this error.
    expect((await logInAs('guest', 'wrong')).errorData).toEqual({ error: 'login.refused' })
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
    expect(errorOf(await admin.ask(api.users.resetPassword, { body: { userId: 1 } }))).toEqual([409, 'user.isSelf'])
  })
})

describe('passwords of several users', () => {
  const resetAll = (userIds: number[], client = admin) => client.ask(api.users.resetPasswords, { body: { userIds } })
  const hashes = () => server.deps.db.selectFrom('users').select('passwordHash').orderBy('userId').execute()
  const addUsers = async (length: number) => {
    const account = { deptId: 5, nickname: 'n', avatar: '', mustChangePassword: 1, createdAt: 0 } as const
    const person = { ...blank, ...account, passwordHash: noPassword }
    const values = Array.from({ length }, (_, at) => ({ ...person, username: `many${at}` }))
    const added = await server.deps.db.insertInto('users').values(values).returning('userId').execute()
    return added.map(({ userId }) => userId)
  }
  afterEach(() => server.deps.db.deleteFrom('users').where('userId', '>', 4).execute())

  test('come as one list in the order asked for, each of which opens its account', async () => {
    const before = server.client((await logInAs('common', await reset(3))).body.data)
    const { body } = await resetAll([4, 3])
    expect(body.data).toMatchObject([
      { userId: 4, username: 'guest' },
      { userId: 3, username: 'common' },
    ])
    expect(await isOpen(before)).toBe(false)
    for (const { username, password } of body.data) {
      const client = server.client((await logInAs(username, password)).body.data)
      expect((await client.get(api.session.userInfo)).mustChangePassword).toBe(true)
      await client.get(api.session.logout)
    }
  })

  test('have one row in the log, which holds none of them', async () => {
    const { body } = await resetAll([3, 4])
    const log = await lastLog(server)
    expect(log).toMatchObject({ operation: 'PUT /api/system/user/resetPwds', targetIds: [3, 4] })
    const secrets = body.data.map(({ password }) => password).join('|')
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${secrets}|argon2|passwordHash`))
  })

  test('are reset for all or none', async () => {
    const before = await hashes()
    expect(errorOf(await resetAll([3, 1]))).toEqual([409, 'user.isSelf'])
    expect(errorOf(await resetAll([3, 99_999]))).toEqual([404, 'record.notFound'])
    // Somebody in the scope of the editor beside somebody who is not.
    const editor = await server.signIn('editor')
    const [inScope] = await addUsers(1)
    expect(errorOf(await resetAll([inScope!, 3], editor))).toEqual([404, 'record.notFound'])
    expect(await hashes()).toEqual([...before, { passwordHash: noPassword }])
    expect((await resetAll([inScope!], editor)).status).toBe(200)
  })

  test('are at most ten a call, and at least one', async () => {
    const ids = await addUsers(11)
    for (const wrong of [[], ids, [3, 3]]) {
      expect(Object.keys((await resetAll(wrong)).errorData.fields!)).toEqual(['userIds'])
    }
    expect((await resetAll(ids.slice(1))).body.data).toHaveLength(10)
  })

  test('wait one at a time, so that others find room', async () => {
    const ids = await addUsers(10)
    // Sixty hashes at once would be more than may wait.
    const resets = Array.from({ length: 6 }, () => resetAll(ids))
    const answers = await Promise.all([...resets, logInAs('admin', demoPassword)])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})
