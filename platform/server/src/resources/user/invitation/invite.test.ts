import { platformApi as api } from 'atrium/contract/module/platform-api'
import { reauthMillis } from 'atrium/contract/session'
import { linkMillis } from 'atrium/contract/system/user/password-link'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noPassword } from '#server/credentials/no-password'
import { lastLog } from '#server-test/operation-logs'
import { errorOf } from '#server-test/records/factories'
import { takeMails } from '#server-test/records/mails'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'

const mail = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }
const chosen = 'plum cloud over 77'

let server: TestServer
let admin: Client
beforeEach(async () => {
  server = await openServer({ mail, demo: false })
  admin = await server.signIn('admin')
})
afterEach(() => server.close())

const newMails = () => takeMails(server)

/** Returns the token of the one link that was mailed since the last look. */
async function mailedToken(): Promise<string> {
  const [sent, ...others] = await newMails()
  expect(others).toEqual([])
  return /\/password#([\w-]+)/.exec(sent!.content)![1]!
}

const form = { username: 'fresh', nickname: 'Fresh', deptId: 5, email: 'fresh@atrium.example' }
const add = (body: object, client = admin) => client.ask(api.users.add, { body: { ...form, ...body } })
const invite = (userIds: number[], client = admin) => client.ask(api.users.invite, { body: { userIds } })
const use = (token: string) => server.client().ask(api.passwordLinks.use, { body: { token, password: chosen } })
const signIn = (password: string, username = 'fresh') =>
  server.client().ask(api.session.login, { body: { username, password } })
const change = (userId: number, to: object) =>
  server.deps.db.updateTable('users').set(to).where('userId', '=', userId).execute()
/** Makes a user one who has set no password yet, with an email address. */
const renew = (userId: number) =>
  change(userId, { passwordHash: noPassword, mustChangePassword: 1, email: `user${userId}@atrium.example` })

describe('a new user', () => {
  test('who is invited sets their password by the link, and signs in', async () => {
    const { body } = await add({ invite: true })
    expect((await signIn(demoPassword)).status).toBe(400)
    const log = await lastLog(server)
    expect(log).toMatchObject({ targetIds: [body.data], after: [{ username: 'fresh' }] })
    const [sent] = await server.deps.db.selectFrom('outbox').selectAll().execute()
    expect(sent).toMatchObject({ receiver: 'fresh@atrium.example', isPrivate: 1, title: '[Atrium] 邀请您登录' })
    const token = await mailedToken()
    expect(JSON.stringify(log)).not.toContain(token)
    expect((await server.client().get(api.passwordLinks.read, { body: { token } })).purpose).toBe('invitation')
    expect((await use(token)).status).toBe(200)
    const client = server.client((await signIn(chosen)).body.data)
    expect((await client.get(api.session.userInfo)).mustChangePassword).toBe(false)
    expect((await use(token)).errorData.error).toBe('passwordLink.invalid')
    // They know of it.
    expect(await newMails()).toEqual([])
  })

  test('has a password or an invitation, which needs an address and an enabled account', async () => {
    const fieldsOf = async (body: object) => Object.keys((await add(body)).errorData.fields ?? {})
    expect(await fieldsOf({})).toEqual(['password'])
    expect(await fieldsOf({ invite: true, password: chosen })).toEqual(['password'])
    expect(await fieldsOf({ invite: true, email: '' })).toEqual(['email'])
    expect(await fieldsOf({ invite: true, status: 0 })).toEqual(['status'])
    expect(await newMails()).toEqual([])
    expect((await add({ password: 'walnut desk over 7' })).status).toBe(200)
    expect(await newMails()).toEqual([])
  })

  test('is not invited without a mail server, nor is anybody', async () => {
    await server.close()
    server = await openServer()
    admin = await server.signIn('admin')
    expect((await admin.get(api.session.userInfo)).hasMail).toBe(false)
    expect(errorOf(await add({ invite: true }))).toEqual([409, 'mail.notSetUp'])
    expect(errorOf(await invite([3]))).toEqual([409, 'mail.notSetUp'])
  })
})

describe('an invitation', () => {
  test('is good for seven days, and another one takes its place', async () => {
    await add({ invite: true })
    const first = await mailedToken()
    const { items } = await admin.get(api.users.list, { query: { username: 'fresh' } })
    const { userId, passwordDue } = items[0]!
    expect(passwordDue).toBe(true)
    expect((await invite([userId])).body.data).toEqual([{ userId, outcome: 'invited' }])
    expect(await lastLog(server)).toMatchObject({ targetIds: [userId], after: [{ invited: 1 }] })
    const second = await mailedToken()
    expect((await use(first)).status).toBe(404)
    server.wait(linkMillis.invitation)
    expect((await use(second)).status).toBe(404)
    admin = await server.signIn('admin')
    await newMails()
    await invite([userId])
    const third = await mailedToken()
    server.wait(linkMillis.invitation - 1000)
    expect((await use(third)).status).toBe(200)
  })

  test('takes the place of a one-time password', async () => {
    await change(3, { email: 'common@atrium.example' })
    const once = await admin.get(api.users.resetPassword, { body: { userId: 3 } })
    await newMails()
    const session = server.client((await signIn(once, 'common')).body.data)
    await newMails()
    expect((await invite([3])).body.data).toEqual([{ userId: 3, outcome: 'invited' }])
    expect((await session.ask(api.session.userInfo)).errorData.error).toBe('session.passwordReset')
    expect((await signIn(once, 'common')).status).toBe(400)
    expect((await use(await mailedToken())).status).toBe(200)
    expect((await signIn(chosen, 'common')).status).toBe(200)
  })

  test('goes to nobody who has a password of their own, no address, or is disabled', async () => {
    await renew(3)
    await renew(4)
    await change(4, { status: 0 })
    const fresh = (await add({ password: 'walnut desk over 7', email: '' })).body.data
    expect((await invite([2, 3, 4, fresh])).body.data).toEqual([
      { userId: 2, outcome: 'hasPassword' },
      { userId: 3, outcome: 'invited' },
      { userId: 4, outcome: 'disabled' },
      { userId: fresh, outcome: 'noEmail' },
    ])
    expect((await newMails()).map(({ receiver }) => receiver)).toEqual(['user3@atrium.example'])
    expect((await signIn(demoPassword, 'editor')).status).toBe(200)
  })

  test('is sent within the scope of the actor, with the permission, and to nobody for oneself', async () => {
    const editor = await server.signIn('editor')
    const guest = await server.signIn('guest')
    await newMails()
    await renew(3)
    await change(3, { deptId: 3 })
    expect(errorOf(await invite([3], editor))).toEqual([404, 'record.notFound'])
    expect(errorOf(await invite([3], guest))).toEqual([403, 'access.denied'])
    expect(errorOf(await invite([1]))).toEqual([409, 'user.isSelf'])
    expect(await newMails()).toEqual([])
  })

  test('finds no service account', async () => {
    await renew(3)
    await server.deps.db.insertInto('serviceAccounts').values({ userId: 3 }).execute()
    expect(errorOf(await invite([3]))).toEqual([404, 'record.notFound'])
    expect(await newMails()).toEqual([])
  })

  test('of an administrator takes a re-authentication', async () => {
    await renew(3)
    await server.deps.db.insertInto('userRoles').values({ userId: 3, roleId: 1 }).execute()
    server.wait(reauthMillis)
    expect(errorOf(await invite([3]))).toEqual([403, 'session.reauth'])
    await admin.get(api.session.reauthenticate, { body: { password: demoPassword } })
    expect((await invite([3])).status).toBe(200)
  })
})
