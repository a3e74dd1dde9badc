import { api } from '#product/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { aUser, userPassword } from '#server-test/records/factories'
import { createClient, openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client

const username = 'leaver'
const address = '198.51.100.23'
const agent = 'Browser of the leaver'
const secrets = [
  username,
  'Nick of the leaver',
  '13912345678',
  'leaver@example.com',
  'Remark on the leaver',
  address,
  agent,
]

async function start(deletedInLogs: 'named' | 'pseudonym') {
  server = await openServer({ deletedInLogs })
  admin = await server.signIn('admin')
}
afterEach(() => server.close())

/** Adds a user who signs in, changes their profile, is changed and signed out by an admin; and tries to sign in before there is an account. */
async function addLeaver(): Promise<number> {
  const app = createApp(server.deps.product, { ...server.deps, addressOf: () => address })
  const signIn = (secret: string) =>
    app.request(api.session.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ username: 'Leaver', password: secret }),
    })
  await signIn('before there is an account')
  const form = { nickname: secrets[1], phoneNumber: secrets[2], email: secrets[3], remark: secrets[4] }
  const userId = await aUser(admin, username, form)
  await server.deps.db.updateTable('users').set({ mustChangePassword: 0 }).where('userId', '=', userId).execute()
  await signIn('a wrong one')
  const { data: token } = (await (await signIn(userPassword)).json()) as { data: string }
  const { version } = await createClient(app, token).get(api.profile.read)
  await createClient(app, token).get(api.profile.edit, { body: { version, nickname: 'Nick of the leaver' } })
  const session = await admin.get(api.onlineSessions.list, { query: { username } })
  await admin.get(api.onlineSessions.kick, { query: { ids: [session.items[0]!.sessionId] } })
  await admin.get(api.users.changeStatus, { body: { userId, status: 0 } })
  return userId
}

/** All rows of both logs, as text. */
async function logs() {
  const { db } = server.deps
  const operations = await db.selectFrom('operationLogs').selectAll().orderBy('logId').execute()
  const signIns = await db.selectFrom('signIns').selectAll().orderBy('signInId').execute()
  return { operations, signIns, text: JSON.stringify([operations, signIns]).replaceAll('\\"', '"') }
}
const found = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))

describe('with a pseudonym', () => {
  beforeEach(() => start('pseudonym'))

  test('nothing in both logs names a deleted user, their address or browser; all rows stay', async () => {
    const userId = await addLeaver()
    const before = await logs()
    expect(found(before.text)).toEqual(secrets)
    await admin.get(api.users.delete, { query: { ids: [userId] } })
    const { operations, signIns, text } = await logs()
    expect(found(text)).toEqual([])
    expect([operations.length, signIns.length]).toEqual([before.operations.length + 1, before.signIns.length])
    const names = [...operations, ...signIns].filter((row) => row.userId === userId).map((row) => row.username)
    expect([...new Set(names)]).toEqual([`(deleted ${userId})`])
    expect(operations.at(-1)).toMatchObject({ username: 'admin', address: '203.0.113.7' })
  })

  test('several are told apart, and who is not deleted is named as before', async () => {
    const first = await addLeaver()
    const second = await aUser(admin, 'second', { nickname: 'Second' })
    const third = await aUser(admin, 'third', { nickname: 'Third' })
    await admin.get(api.users.delete, { query: { ids: [first, second] } })
    const { text } = await logs()
    expect(found(text)).toEqual([])
    expect(text).not.toContain('Second')
    expect(text).toContain(`(deleted ${second})`)
    expect(text).toContain('Third')
    expect(text).not.toContain(`(deleted ${third})`)
  })

  test('the log still shows the rows to those who could see them', async () => {
    const editor = await server.signIn('editor')
    const userId = await addLeaver()
    await admin.get(api.users.delete, { query: { ids: [userId] } })
    await server.deps.db.updateTable('operationLogs').set({ userId: 2 }).execute()
    const { items } = await editor.get(api.operationLogs.list, { query: { record: `user:${userId}` } })
    expect(items.length).toBeGreaterThan(2)
    expect(items[0]!.records).toMatchObject([{ id: userId, isGone: true, name: `(deleted ${userId})` }])
  })

  test('the question before the deletion says so', async () => {
    expect(await admin.get(api.users.traces)).toEqual({ logDays: 180, deletedInLogs: 'pseudonym' })
  })
})

test('without the setting both logs go on naming a deleted user', async () => {
  await start('named')
  const userId = await addLeaver()
  await admin.get(api.users.delete, { query: { ids: [userId] } })
  expect(found((await logs()).text)).toEqual(secrets)
  expect(await admin.get(api.users.traces)).toEqual({ logDays: 180, deletedInLogs: 'named' })
})
