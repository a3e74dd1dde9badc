import { api, contract } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { demoPassword, openServer, type ActorName, type Client, type TestServer } from '#server-test/server'
import { passFor } from '#server-test/verification'

const { endpoints } = contract

const lockPassword = 'tea break'
const quarter = 15 * 60 * 1000
const day = 24 * 60 * 60 * 1000

let server: TestServer

beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

async function signInLocked(name: ActorName): Promise<Client> {
  const client = await server.signIn(name)
  await client.get(api.session.lock, { body: { password: lockPassword } })
  return client
}

const unlock = (client: Client, password: string) => client.ask(api.session.unlock, { body: { password } })
const statusOf = async (client: Client) => (await client.ask(api.session.userInfo)).status

async function unlockWrongly(client: Client, times: number): Promise<void> {
  for (let time = 0; time < times; time++) expect((await unlock(client, 'wrong')).status).toBe(400)
}

const sessionOf = (name: ActorName) =>
  server.deps.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.userId', 'sessions.userId')
    .where('username', '=', name)
    .orderBy('sessionId', 'desc')
    .selectAll('sessions')
    .executeTakeFirstOrThrow()

describe('a locked session', () => {
  let locked: Client

  beforeAll(async () => {
    locked = await signInLocked('admin')
  })

  test('may be locked, named with its picture, unlocked and left, and nothing else', () => {
    const open = endpoints.filter(([, { whenLocked }]) => whenLocked).map(([name]) => name)
    const ofSession = ['session.lock', 'session.lockState', 'session.logout', 'session.unlock', 'sso.signOut']
    expect(open.toSorted()).toEqual(['files.read', ...ofSession])
  })

  const closed = endpoints.filter(([, { access, whenLocked }]) => access !== 'public' && !whenLocked)
  test.each(closed)('answers 423 to %s, even to the admin', async (_, endpoint) => {
    const { status, errorData } = await locked.ask(endpoint)
    expect([status, errorData]).toEqual([423, { error: 'session.locked' }])
  })

  test('says whose it is, and whether the lock-screen password has a try left', async () => {
    const client = await signInLocked('common')
    const state = await client.get(api.session.lockState)
    expect(state).toMatchObject({ nickname: '王若彤', lockPassword: true })
    await unlockWrongly(client, 5)
    expect(await client.get(api.session.lockState)).toEqual({ ...state, lockPassword: false })
    server.wait(quarter)
    expect((await (await server.signIn('editor')).get(api.session.lockState)).lockPassword).toBe(true)
  })

  test('says so in both languages', async () => {
    expect((await locked.ask(api.session.userInfo)).body.msg).toBe('屏幕已锁定，请先解锁')
    const english = await server.client(locked.token, 'en').ask(api.session.userInfo)
    expect(english.body.msg).toBe('The screen is locked. Unlock it first')
  })

  test('says so before permissions and input are looked at', async () => {
    const guest = await signInLocked('guest')
    expect((await guest.ask(api.users.list, { query: { nonsense: 1 } })).status).toBe(423)
  })

  test('still signs in again', async () => {
    const body = { username: 'admin', password: demoPassword }
    expect((await locked.ask(api.session.login, { body })).status).toBe(200)
  })

  test('leaves the other sessions of the person alone', async () => {
    const other = await server.signIn('admin')
    expect([await statusOf(locked), await statusOf(other)]).toEqual([423, 200])
  })

  test('can be logged out', async () => {
    const leaving = await signInLocked('common')
    await leaving.get(api.session.logout)
    expect(await statusOf(leaving)).toBe(401)
  })
})

describe('locking', () => {
  test('asks for a password of 1 to 128 characters', async () => {
    const client = await server.signIn('common')
    const fieldOf = async (password: string) =>
      (await client.ask(api.session.lock, { body: { password } })).errorData.fields
    expect(await fieldOf('')).toEqual({ password: '必填' })
    expect(await fieldOf('x'.repeat(129))).toEqual({ password: '最多 128 个字符' })
    expect(await statusOf(client)).toBe(200)
  })

  test('a second time keeps the first password', async () => {
    const client = await signInLocked('common')
    expect((await client.ask(api.session.lock, { body: { password: 'another' } })).status).toBe(200)
    expect((await unlock(client, 'another')).status).toBe(400)
    expect((await unlock(client, lockPassword)).status).toBe(200)
  })

  test('that was overtaken by another keeps the password of that one', async () => {
    const client = await server.signIn('common')
    const passwords = {
      ...server.deps.passwords,
      async hash(password: string) {
        await client.get(api.session.lock, { body: { password: lockPassword } })
        return server.deps.passwords.hash(password)
      },
    }
    const { method, path } = api.session.lock
    const body = JSON.stringify({ password: 'too late' })
    const slow = createApp(server.deps.product, { ...server.deps, passwords })
    const headers = { token: client.token!, 'content-type': 'application/json' }
    expect((await slow.request(path, { method, headers, body })).status).toBe(200)
    expect((await unlock(client, 'too late')).status).toBe(400)
    expect((await unlock(client, lockPassword)).status).toBe(200)
  })

  test('leaves nothing but a hash of the password, and that only until it is unlocked', async () => {
    const client = await signInLocked('common')
    const row = await sessionOf('common')
    expect(row.lockHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(lockPassword)
    await unlock(client, lockPassword)
    expect(await sessionOf('common')).toMatchObject({ locked: 0, lockHash: null, lockTries: 0 })
  })
})

describe('unlocking', () => {
  // What an earlier test did wrong no longer counts.
  beforeEach(() => server.wait(quarter))

  test.each([
    ['of the account', demoPassword],
    ['of the lock screen', lockPassword],
  ])('takes the password %s', async (_, password) => {
    const { status, body } = await unlock(await signInLocked('editor'), password)
    expect(status).toBe(200)
    expect(await statusOf(server.client(body.data))).toBe(200)
  })

  test('rejects any other, in both languages, and stays locked', async () => {
    const client = await signInLocked('editor')
    const { status, body, errorData } = await unlock(client, 'wrong')
    expect([status, body.msg, errorData.error]).toEqual([400, '密码错误', 'unlock.wrongPassword'])
    expect((await unlock(server.client(client.token, 'en'), 'wrong')).body.msg).toBe('The password is wrong')
    expect(await statusOf(client)).toBe(423)
  })

  test('is a conflict where nothing is locked', async () => {
    const { status, errorData } = await unlock(await server.signIn('editor'), demoPassword)
    expect([status, errorData.error]).toEqual([409, 'session.notLocked'])
  })

  test('gives the session a new token and ends the old one', async () => {
    const client = await signInLocked('editor')
    const { sessionId } = await sessionOf('editor')
    const { body } = await unlock(client, lockPassword)
    expect(body.data).toMatch(/^[\w-]{43}$/)
    expect(await statusOf(client)).toBe(401)
    const row = await sessionOf('editor')
    expect(row.sessionId).toBe(sessionId)
    expect(JSON.stringify(row)).not.toContain(body.data)
  })

  test('does not make the session last longer', async () => {
    const client = await signInLocked('editor')
    server.wait(6 * day)
    const { body } = await unlock(client, lockPassword)
    const unlocked = server.client(body.data)
    server.wait(day - 60_000)
    expect(await statusOf(unlocked)).toBe(200)
    server.wait(61_000)
    expect(await statusOf(unlocked)).toBe(401)
  })

  test('twice at the same time leaves one live token', async () => {
    const client = await signInLocked('editor')
    const answers = await Promise.all([unlock(client, demoPassword), unlock(client, lockPassword)])
    const opened = answers.find(({ status }) => status === 200)!
    const rejected = answers.find((answer) => answer !== opened)!
    expect(rejected.status).toBe(401)
    expect(await statusOf(server.client(opened.body.data))).toBe(200)
  })

  test('is rejected for a person disabled in the meantime', async () => {
    const client = await signInLocked('editor')
    const { db } = server.deps
    await db.updateTable('users').set({ status: 0 }).where('username', '=', 'editor').execute()
    expect((await unlock(client, demoPassword)).status).toBe(401)
    await db.updateTable('users').set({ status: 1 }).where('username', '=', 'editor').execute()
  })
})

describe('any other password on the lock screen', () => {
  beforeEach(() => server.wait(quarter))

  const logIn = (password: string) => server.client().ask(api.session.login, { body: { username: 'common', password } })

  /** Locks with a password of their own choice, guesses at the account's, unlocks; returns the unlocked session too. */
  async function round(client: Client, guesses: number) {
    await client.get(api.session.lock, { body: { password: lockPassword } })
    const answers = []
    for (let guess = 0; guess < guesses; guess++) answers.push((await unlock(client, `guess ${guess}`)).status)
    return { answers, client: server.client((await unlock(client, lockPassword)).body.data) }
  }

  test('is a guess at the password of the account, of which there are five in a quarter of an hour', async () => {
    let client = await server.signIn('common')
    const answers = []
    for (let time = 0; time < 5; time++) {
      const next = await round(client, 4)
      answers.push(...next.answers)
      client = next.client
    }
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 400), ...Array.from({ length: 15 }, () => 429)])
    expect(await statusOf(client)).toBe(200)
    expect((await logIn(demoPassword)).status).toBe(429)
    const change = { old: demoPassword, new: 'quiet harbour 41' }
    expect((await client.ask(api.profile.changePassword, { body: change })).status).toBe(429)
  })

  test('counts together with wrong sign-ins and wrong old passwords', async () => {
    const { client } = await round(await server.signIn('common'), 3)
    expect((await logIn('wrong')).status).toBe(400)
    const change = { old: 'wrong', new: 'quiet harbour 41' }
    expect((await client.ask(api.profile.changePassword, { body: change })).status).toBe(400)
    expect((await logIn(demoPassword)).status).toBe(429)
  })

  test('says when to try again, and leaves the lock-screen password its own tries', async () => {
    const client = await signInLocked('common')
    await unlockWrongly(await signInLocked('common'), 5)
    const { status, errorData, headers } = await unlock(client, demoPassword)
    expect([status, errorData]).toEqual([429, { error: 'login.verify' }])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(890)
    expect((await unlock(client, lockPassword)).status).toBe(200)
  })

  test('is evaluated five times at most when many try at the same time', async () => {
    const first = await signInLocked('common')
    const answers = await Promise.all(Array.from({ length: 12 }, (_, guess) => unlock(first, `guess ${guess}`)))
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
    expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true)
    expect((await unlock(first, demoPassword)).status).toBe(429)
  })
})

describe('after five wrong tries', () => {
  beforeEach(() => server.wait(quarter))

  test('only the password of the account opens, once the login throttle lets it', async () => {
    const client = await signInLocked('common')
    await unlockWrongly(client, 5)
    expect((await unlock(client, lockPassword)).status).toBe(429)
    server.wait(quarter)
    expect((await unlock(client, lockPassword)).status).toBe(400)
    expect((await unlock(client, demoPassword)).status).toBe(200)
  })

  test('a verification for it buys the password of the account a try', async () => {
    const client = await signInLocked('common')
    await unlockWrongly(client, 5)
    const tryWith = async (purpose: string) => {
      const body = { password: demoPassword, pass: await passFor(server, purpose, 'common') }
      return (await client.ask(api.session.unlock, { body })).status
    }
    expect([await tryWith('login'), await tryWith('unlock')]).toEqual([429, 200])
  })

  test('the next lock starts with none', async () => {
    const client = await signInLocked('common')
    await unlockWrongly(client, 5)
    server.wait(quarter)
    const unlocked = server.client((await unlock(client, demoPassword)).body.data)
    await unlocked.get(api.session.lock, { body: { password: lockPassword } })
    await unlockWrongly(unlocked, 4)
    expect((await unlock(unlocked, lockPassword)).status).toBe(200)
  })

  test('the login is throttled too, until time has passed', async () => {
    const client = await signInLocked('common')
    await unlockWrongly(client, 5)
    expect((await unlock(client, demoPassword)).status).toBe(429)
    const body = { username: 'common', password: demoPassword }
    expect((await client.ask(api.session.login, { body })).status).toBe(429)
    server.wait(quarter)
    expect((await unlock(client, demoPassword)).status).toBe(200)
  })
})

test('the right password of the account takes back what the tries before it cost', async () => {
  server.wait(quarter)
  const client = await signInLocked('common')
  await unlockWrongly(client, 4)
  expect((await unlock(client, demoPassword)).status).toBe(200)
  await unlockWrongly(await signInLocked('common'), 5)
})

test('concurrent tries at the lock-screen password do not exceed the limit', async () => {
  server.wait(quarter)
  const client = await signInLocked('common')
  await Promise.all(Array.from({ length: 12 }, () => unlock(client, 'wrong')))
  expect((await unlock(client, lockPassword)).status).toBe(429)
})
