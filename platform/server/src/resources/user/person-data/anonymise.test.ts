import { api } from '#product/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyLogs } from '#server/runtimes/node/commands/verify-log/verify-log'
import { lastLog } from '#server-test/operation-logs'
import { aUser, errorOf, userPassword } from '#server-test/records/factories'
import { pictureBytes } from '#server-test/records/pictures'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
let leaver: Client
let userId: number
const email = 'leaver@example.com'
const form = { nickname: '离职的人', email, phoneNumber: '13912345678', remark: 'a note', roleIds: [3], postId: 1 }

beforeEach(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  userId = await aUser(admin, 'leaver', form)
  const { db } = server.deps
  await db
    .updateTable('users')
    .set({
      mustChangePassword: 0,
      address: 'A street',
      age: 40,
      userStory: 'A story',
      language: 'en',
      timeZone: 'Asia/Tokyo',
    })
    .where('userId', '=', userId)
    .execute()
  leaver = await signIn()
  const avatar = await leaver.get(api.files.upload, { body: { content: pictureBytes(100).toString('base64') } })
  await leaver.get(api.profile.setAvatar, { body: { avatar } })
})
afterEach(() => server.close())

async function signIn(): Promise<Client> {
  const { body } = await server
    .client()
    .ask(api.session.login, { body: { username: 'leaver', password: userPassword } })
  return server.client(body.data)
}
const preview = (id = userId, client = admin) => client.get(api.personData.anonymityPreview, { query: { userId: id } })
async function anonymise(kinds: string[] = [], change: object = {}) {
  const { version } = await preview()
  return admin.ask(api.personData.anonymise, { body: { userId, username: 'leaver', kinds, version, ...change } })
}
const row = () => server.deps.db.selectFrom('users').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow()
async function logText() {
  const { db } = server.deps
  const logs = [
    await db.selectFrom('operationLogs').selectAll().execute(),
    await db.selectFrom('signIns').selectAll().execute(),
  ]
  return logs.map((rows) => JSON.stringify(rows))
}

describe('a user who is made anonymous', () => {
  test('has a pseudonym, and nothing that says who it was', async () => {
    expect((await anonymise()).status).toBe(200)
    const name = `anonymous-${userId}`
    expect(await row()).toMatchObject({
      username: name,
      nickname: name,
      email: '',
      phoneNumber: '',
      address: '',
      age: null,
      userStory: '',
      remark: '',
      language: '',
      timeZone: '',
      postId: null,
      status: 0,
      deptId: 5,
    })
    const { userInfo } = await admin.get(api.users.read, { query: { userId } })
    expect(userInfo).toMatchObject({ roleIds: [], status: 0 })
    const files = server.deps.db.selectFrom('files').where('ownerId', '=', userId)
    expect(await files.select('fileId').execute()).toEqual([])
  })

  test('is signed out, and does not sign in again', async () => {
    expect((await leaver.ask(api.session.userInfo)).status).toBe(200)
    await anonymise()
    expect((await leaver.ask(api.session.userInfo)).status).toBe(401)
    const body = { username: 'leaver', password: userPassword }
    expect((await server.client().ask(api.session.login, { body })).status).toBe(400)
    const renamed = { username: `anonymous-${userId}`, password: userPassword }
    expect((await server.client().ask(api.session.login, { body: renamed })).status).toBe(400)
  })

  test('gets a name that nobody else has', async () => {
    await aUser(admin, `Anonymous-${userId}`)
    expect((await preview()).pseudonym).toBe(`anonymous-${userId}-2`)
    await anonymise()
    expect((await row()).username).toBe(`anonymous-${userId}-2`)
  })

  test('stays in a log that is not chosen, and goes from one that is', async () => {
    await anonymise(['signIns'])
    const [operations, signIns] = await logText()
    expect(signIns).not.toContain('"leaver"')
    expect(signIns).toContain(`anonymous-${userId}`)
    expect(operations).toContain('"leaver"')
  })

  test('goes from both logs with their rows about the person, which a check still accepts', async () => {
    const before = await server.deps.db.selectFrom('operationLogs').select('logId').execute()
    await anonymise(['signIns', 'operations'])
    const text = (await logText()).join('')
    for (const secret of ['leaver', '离职的人', email, '13912345678', 'a note']) expect(text).not.toContain(secret)
    const after = await server.deps.db.selectFrom('operationLogs').select('logId').execute()
    expect(after).toHaveLength(before.length + 1)
    const reports = await verifyLogs(server.engine, undefined)
    expect(reports.map(({ damage }) => damage ?? null)).toEqual([null, null, null])
  })

  test('has a row in the log that names the pseudonym alone', async () => {
    await anonymise()
    const log = await lastLog(server)
    const name = `anonymous-${userId}`
    expect(log).toMatchObject({ kind: 'anonymise', target: 'user', targetIds: [userId], username: 'admin' })
    expect([log.before, log.after]).toMatchObject([[{ username: name }], [{ username: name, status: 0, roleIds: [] }]])
    expect(JSON.stringify(log)).not.toContain('离职')
  })

  test('loses the views that nobody else reads', async () => {
    const { db } = server.deps
    const view = { page: 'system/post', name: 'v', query: '', layout: '{}', isDefault: 0 as const }
    await db
      .insertInto('savedViews')
      .values([
        { ...view, ownerId: userId, readerId: userId, roleId: null },
        { ...view, name: 'shared', ownerId: userId, readerId: null, roleId: null },
      ])
      .execute()
    expect((await anonymise()).status).toBe(200)
    const views = await db.selectFrom('savedViews').select('name').execute()
    expect(views).toEqual([{ name: 'shared' }])
  })
})

describe('the preview', () => {
  test('says what is changed in any case, what is chosen and what stays', async () => {
    const { kinds, pseudonym } = await preview(userId, server.client(admin.token, 'en'))
    const choices = Object.fromEntries(kinds.map(({ key, choice }) => [key, choice]))
    expect(pseudonym).toBe(`anonymous-${userId}`)
    expect(choices).toMatchObject({ account: 'always', sessions: 'always', signIns: 'chosen', operations: 'chosen' })
    expect(kinds.find(({ key }) => key === 'signIns')!.effect).toContain('The rows stay')
  })
})

describe('the call', () => {
  test('needs the user name, typed by the caller', async () => {
    expect(errorOf(await anonymise([], { username: 'other' }))).toEqual([400, 'request.invalid', 'username'])
    expect((await row()).username).toBe('leaver')
    expect((await anonymise([], { username: ' LEAVER ' })).status).toBe(200)
  })

  test('rejects kinds that cannot be chosen, and an old version', async () => {
    for (const kind of ['account', 'files', 'nothing', 'toString'])
      expect(errorOf(await anonymise([kind]))).toEqual([400, 'request.invalid', 'kinds'])
    const { version } = await preview()
    const users = server.deps.db.updateTable('users').where('userId', '=', userId)
    await users.set({ remark: 'changed meanwhile', version: version + 1 }).execute()
    expect(errorOf(await anonymise([], { version }))).toEqual([409, 'record.stale'])
    expect((await row()).username).toBe('leaver')
  })

  test('is not for oneself, and leaves one administrator who can sign in', async () => {
    const body = { userId: 1, username: 'admin', kinds: [], version: 1 }
    expect(errorOf(await admin.ask(api.personData.anonymise, { body }))).toEqual([409, 'user.isSelf'])
    const second = await aUser(admin, 'second', { roleIds: [1] })
    const { db } = server.deps
    await db.updateTable('users').set({ mustChangePassword: 0 }).where('userId', '=', second).execute()
    const login = { username: 'second', password: userPassword }
    const other = server.client((await server.client().ask(api.session.login, { body: login })).body.data)
    // Without a password that works the second one does not count as an administrator who is left.
    await db.updateTable('users').set({ passwordExpiresAt: 1 }).where('userId', '=', second).execute()
    const { version } = await preview(1, other)
    const last = await other.ask(api.personData.anonymise, { body: { ...body, version } })
    expect(errorOf(last)).toEqual([409, 'user.lastAdmin'])
    expect((await admin.ask(api.session.userInfo)).status).toBe(200)
  })

  test('is for those with its own permission, in their scope', async () => {
    const [common, editor] = [await server.signIn('common'), await server.signIn('editor')]
    const body = { userId, username: 'leaver', kinds: [], version: 3 }
    expect(errorOf(await common.ask(api.personData.anonymise, { body }))).toEqual([403, 'access.denied'])
    const { db } = server.deps
    await db.updateTable('users').set({ deptId: 9 }).where('userId', '=', userId).execute()
    expect(errorOf(await editor.ask(api.personData.anonymise, { body }))).toEqual([404, 'record.notFound'])
  })
})
