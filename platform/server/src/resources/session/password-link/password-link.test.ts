import { platformApi as api } from 'atrium/contract/module/platform-api'
import { linkMillis } from 'atrium/contract/system/user/password-link'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noPassword } from '#server/credentials/no-password'
import { codeAt, turnOnTotp } from '#server-test/records/factor'
import { takeMails } from '#server-test/records/mails'
import { demoPassword, openServer, type TestServer } from '#server-test/server'
import { passFor } from '#server-test/verification'

const mail = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }
const chosen = 'plum cloud over 77'

let server: TestServer
let address: string
const open = async (options: Parameters<typeof openServer>[0] = {}) => {
  server = await openServer({ mail, demo: false, addressOf: () => address, ...options })
}
beforeEach(async () => {
  address = '203.0.113.7'
  await open()
})
afterEach(() => server.close())

const nobody = () => server.client()

/** Asks for a link, with a verification. */
async function request(account: string) {
  const pass = await passFor(server, 'forgottenPassword', account)
  return nobody().ask(api.passwordLinks.request, { body: { account, pass } })
}

const outbox = () => server.deps.db.selectFrom('outbox').select(['receiver', 'title', 'content', 'isPrivate']).execute()
const linkIn = /https:\/\/admin\.example\.com\/password#([\w-]+)/

/** Resolves once a link is mailed: after the response, on PostgreSQL in no order with other writes. */
const linkMailed = () =>
  expect.poll(async () => (await outbox()).filter(({ content }) => linkIn.test(content))).toHaveLength(1)

const newMails = () => takeMails(server)

/** Asks for a link, and returns its token as the mail has it. */
async function requestedToken(account = 'editor'): Promise<string> {
  await request(account)
  await linkMailed()
  const sent = await newMails()
  return linkIn.exec(sent.map(({ content }) => content).join('\n'))![1]!
}

/** Gives a setting of the platform a value. */
const set = (settingName: string, value: unknown) =>
  server.deps.db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('settingName', '=', settingName)
    .execute()

const use = (token: string, password = chosen) => nobody().ask(api.passwordLinks.use, { body: { token, password } })
const read = (token: string) => nobody().ask(api.passwordLinks.read, { body: { token } })
const signIn = (password: string, username = 'editor', code?: string) =>
  nobody().ask(api.session.login, { body: { username, password, ...(code && { code }) } })

/** Expects a link to be no longer good, and the password to be the one before. */
async function expectInvalid(token: string, password = demoPassword) {
  expect((await read(token)).errorData.error).toBe('passwordLink.invalid')
  expect((await use(token)).errorData.error).toBe('passwordLink.invalid')
  expect((await signIn(password)).status).toBe(200)
}

test('a link sets another password once, by the rules of passwords, and ends the sessions', async () => {
  const session = await server.signIn('editor')
  const token = await requestedToken()
  expect(await nobody().get(api.passwordLinks.read, { body: { token } })).toEqual({
    purpose: 'reset',
    username: 'editor',
    passwordLength: 12,
  })
  expect((await use(token, 'short')).errorData.fields).toEqual({ password: expect.any(String) })
  expect((await use(token)).status).toBe(200)
  expect((await session.ask(api.session.rights)).errorData.error).toBe('session.passwordChanged')
  expect((await signIn(demoPassword)).status).toBe(400)
  expect((await signIn(chosen)).status).toBe(200)
  await expectInvalid(token, chosen)
})

test('the person hears of it, and the log names them', async () => {
  await use(await requestedToken())
  expect((await newMails()).map(({ title }) => title)).toEqual(['[Atrium] 密码已修改'])
  const admin = await server.signIn('admin')
  const { items } = await admin.get(api.operationLogs.list, { query: { title: '用邮件中的链接' } })
  expect(items).toMatchObject([{ username: 'editor', title: '用邮件中的链接设置密码', target: 'user', result: 'done' }])
})

test('the mail is private, goes to the address of the person, and the database has no token', async () => {
  await request('EDITOR@atrium.example')
  await linkMailed()
  const [sent] = await newMails()
  expect(sent).toMatchObject({ receiver: 'editor@atrium.example', isPrivate: 1 })
  const token = linkIn.exec(sent!.content)![1]!
  const links = await server.deps.db.selectFrom('passwordLinks').selectAll().execute()
  expect(JSON.stringify(links)).not.toContain(token)
  expect((await read(token)).body.data.username).toBe('editor')
})

test('a service account gets no link, and none opens it', async () => {
  const token = await requestedToken()
  const { db } = server.deps
  await db.insertInto('serviceAccounts').values({ userId: 2 }).execute()
  expect((await read(token)).errorData.error).toBe('passwordLink.invalid')
  expect((await use(token)).errorData.error).toBe('passwordLink.invalid')
  expect((await request('editor')).status).toBe(200)
  await db.updateTable('users').set({ email: 'common@atrium.example' }).where('username', '=', 'common').execute()
  await request('common')
  await linkMailed()
  expect((await newMails()).map(({ receiver }) => receiver)).toEqual(['common@atrium.example'])
})

test('the answer is the same for an address that nobody has, and for people who get no link', async () => {
  const { db } = server.deps
  await db.updateTable('users').set({ status: 0 }).where('username', '=', 'common').execute()
  await db
    .updateTable('users')
    .set({ passwordHash: noPassword, email: 'guest@atrium.example' })
    .where('username', '=', 'guest')
    .execute()
  const answers = []
  for (const account of ['nobody@example.com', 'common', 'guest', 'editor']) {
    const { status, body } = await request(account)
    answers.push({ status, body })
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]!.status).toBe(200)
  await linkMailed()
  expect((await newMails()).map(({ receiver }) => receiver)).toEqual(['editor@atrium.example'])
})

test('a link with another character, and one that is over, open nothing', async () => {
  const token = await requestedToken()
  const flipped = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}`
  await expectInvalid(flipped)
  server.wait(linkMillis.reset - 1000)
  expect((await read(token)).status).toBe(200)
  server.wait(1000)
  await expectInvalid(token)
})

test('another link, another password, a reset, another address and disabling end a link', async () => {
  const first = await requestedToken()
  const second = await requestedToken()
  expect((await read(second)).status).toBe(200)
  await expectInvalid(first)
  const editor = await server.signIn('editor')
  await editor.get(api.profile.changePassword, { body: { old: demoPassword, new: 'walnut desk over 7' } })
  await expectInvalid(second, 'walnut desk over 7')
  await newMails()

  server.wait(15 * 60 * 1000)
  const third = await requestedToken()
  const admin = await server.signIn('admin')
  const password = await admin.get(api.users.resetPassword, { body: { userId: 2 } })
  await expectInvalid(third, password)
  await newMails()

  const fourth = await requestedToken()
  await server.deps.db.updateTable('users').set({ email: 'other@atrium.example' }).where('userId', '=', 2).execute()
  await expectInvalid(fourth, password)
  const fifth = await requestedToken()
  for (const status of [0, 1] as const) await admin.get(api.users.changeStatus, { body: { userId: 2, status } })
  await expectInvalid(fifth, password)
})

test('a link opens nothing of somebody who is disabled meanwhile', async () => {
  const token = await requestedToken()
  await server.deps.db.updateTable('users').set({ status: 0 }).where('userId', '=', 2).execute()
  expect((await use(token)).errorData.error).toBe('passwordLink.invalid')
})

test('a link is of one person: that of another sets their password and no other', async () => {
  await server.deps.db
    .updateTable('users')
    .set({ email: 'common@atrium.example' })
    .where('username', '=', 'common')
    .execute()
  const token = await requestedToken('common')
  expect((await use(token)).status).toBe(200)
  expect((await signIn(demoPassword)).status).toBe(200)
  expect((await signIn(chosen, 'common')).status).toBe(200)
})

test('the second factor is asked for after it, as before', async () => {
  const app = await turnOnTotp(server, await server.signIn('editor'))
  await newMails()
  // The code that turned it on is used.
  server.wait(60_000)
  await use(await requestedToken())
  expect((await signIn(chosen)).errorData.error).toBe('login.code')
  expect((await signIn(chosen, 'editor', codeAt(app.address, server.deps.now()))).status).toBe(200)
})

test('a link works from no address where the person may not sign in', async () => {
  const token = await requestedToken()
  await set('signInAddresses', ['198.51.100.0/24'])
  expect((await read(token)).errorData.error).toBe('login.address')
  expect((await use(token)).errorData.error).toBe('login.address')
  address = '198.51.100.3'
  expect((await use(token)).status).toBe(200)
})

test('a request takes a verification, for the same account', async () => {
  const ask = (body: object) => nobody().ask(api.passwordLinks.request, { body })
  expect((await ask({ account: 'editor' })).errorData.error).toBe('verification.required')
  const pass = await passFor(server, 'forgottenPassword', 'common')
  expect((await ask({ account: 'editor', pass })).errorData.error).toBe('verification.required')
  const ofLogin = await passFor(server, 'login', 'editor')
  expect((await ask({ account: 'editor', pass: ofLogin })).errorData.error).toBe('verification.required')
  expect(await newMails()).toEqual([])
})

test('requests for one account are limited, known or not, and those of one address over all of them', async () => {
  for (const account of ['editor', 'nobody']) {
    for (let time = 0; time < 3; time++) expect((await request(account)).status).toBe(200)
    expect((await request(account)).errorData.error).toBe('passwordLink.tooMany')
  }
  for (let time = 0; time < 14; time++) expect((await request(`nobody-${time}`)).status).toBe(200)
  expect((await request('common')).errorData.error).toBe('passwordLink.tooMany')
  address = '198.51.100.3'
  expect((await request('common')).status).toBe(200)
  server.wait(15 * 60 * 1000)
  expect((await request('editor')).status).toBe(200)
})

test('links and requests that are over go in the night', async () => {
  await server.runJobs()
  await requestedToken()
  const left = async () => {
    const { db } = server.deps
    const links = await db.selectFrom('passwordLinks').select('userId').execute()
    return [links.length, (await db.selectFrom('passwordLinkRequests').select('id').execute()).length]
  }
  expect(await left()).toEqual([1, 1])
  server.wait(24 * 60 * 60 * 1000)
  await server.runJobs()
  expect(await left()).toEqual([0, 0])
})

test('of two uses at once one sets the password', async () => {
  const token = await requestedToken()
  const answers = await Promise.all([use(token), use(token, 'walnut desk over 7')])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
})

const offered = async () => (await nobody().get(api.session.loginOptions)).forgottenPassword

test('the login page offers it where mails can be sent, outside of a demo, unless it is switched off', async () => {
  expect(await offered()).toBe(true)
  await set('forgottenPassword', 'none')
  expect(await offered()).toBe(false)
  expect((await nobody().ask(api.passwordLinks.request, { body: { account: 'editor' } })).status).toBe(409)
  for (const options of [{ mail: undefined }, { demo: true }]) {
    await server.close()
    await open(options)
    expect(await offered()).toBe(false)
  }
})
