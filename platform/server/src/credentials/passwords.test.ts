import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countLogs } from '#server-test/operation-logs'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import { limited } from './passwords'
import type { Passwords } from '#server/call/call'
import { fastestPasswords } from '../runtimes/node/native/passwords-native'

const quick: Passwords = { hash: async () => 'hash', verify: async () => true }

/** Hashes that end when the test says so. */
function heldPasswords(inner: Passwords) {
  let release = () => {}
  let held = Promise.resolve()
  const passwords = limited({
    hash: (password) => held.then(() => inner.hash(password)),
    verify: (phc, password) => held.then(() => inner.verify(phc, password)),
  })
  return {
    passwords,
    /** Lets two hashes run and that many wait until `release` is called. */
    hold: (waiting: number) => {
      held = new Promise((resolve) => {
        release = resolve
      })
      return Promise.all(Array.from({ length: 2 + waiting }, () => passwords.hash('x')))
    },
    release: () => release(),
  }
}

const busy = { code: 'server.busy', details: { retryAfter: 1 } }

test('fifty hashes wait, one more is rejected at once, and there is room again after one has ended', async () => {
  const { passwords, hold, release } = heldPasswords(quick)
  const waiting = hold(50)
  await expect(passwords.hash('x')).rejects.toMatchObject(busy)
  await expect(passwords.verify('', 'x')).rejects.toMatchObject(busy)
  release()
  expect((await waiting).length).toBe(52)
  expect(await passwords.hash('x')).toBe('hash')
})

test('a hash that fails makes room like one that succeeds', async () => {
  const failing: Passwords = limited({ hash: () => Promise.reject(new Error('no')), verify: async () => true })
  await Promise.allSettled(Array.from({ length: 52 }, () => failing.hash('x')))
  expect(await failing.verify('', 'x')).toBe(true)
})

describe('while fifty hashes wait', () => {
  let held: ReturnType<typeof heldPasswords>
  let server: TestServer
  let admin: Client
  let locked: Client
  let waiting: Promise<unknown>

  beforeAll(async () => {
    held = heldPasswords(await fastestPasswords())
    server = await openServer({ passwords: held.passwords })
    admin = await server.signIn('admin')
    locked = await server.signIn('editor')
    await locked.get(api.session.lock, { body: { password: 'tea break' } })
    waiting = held.hold(50)
  })
  afterAll(() => server.close())

  const signIn = { username: 'admin', password: demoPassword }
  const person = { username: 'newcomer', nickname: 'New', password: 'Long-enough-#2026', deptId: 1 }
  const change = { old: demoPassword, new: 'Another-long-#2026' }
  const calls = [
    ['a sign-in', () => admin.ask(api.session.login, { body: signIn })],
    ['a lock', () => admin.ask(api.session.lock, { body: { password: 'tea break' } })],
    ['an unlock', () => locked.ask(api.session.unlock, { body: { password: 'wrong' } })],
    ['a change of the own password', () => admin.ask(api.profile.changePassword, { body: change })],
    ['a new user', () => admin.ask(api.users.add, { body: person })],
    ['a reset', () => admin.ask(api.users.resetPassword, { body: { userId: 3 } })],
  ] as const

  test.each(calls)('%s is answered with 429 and when to try again', async (_, ask) => {
    const { status, errorData, headers } = await ask()
    expect([status, errorData.error, headers.get('retry-after')]).toEqual([429, 'server.busy', '1'])
  })

  test('the message says so in both languages', async () => {
    expect((await admin.ask(api.session.login, { body: signIn })).body.msg).toBe('登录和密码请求过多，请稍等片刻再试')
    const english = await server.client(undefined, 'en').ask(api.session.login, { body: signIn })
    expect(english.body.msg).toBe('Too many sign-ins and passwords at the moment. Try again in a moment')
  })

  test('nothing of it counts as a failed try, and nothing is in the logs', async () => {
    const { db } = server.deps
    expect(await db.selectFrom('loginFailures').selectAll().execute()).toEqual([])
    const tries = db.selectFrom('sessions').where('locked', '=', 1).select('lockTries')
    expect(await tries.execute()).toEqual([{ lockTries: 0 }])
    const rejected = db.selectFrom('signIns').where('result', '<>', 'success').select('result')
    expect(await rejected.execute()).toEqual([])
    expect(await countLogs(server, 'server.busy')).toBe(0)
  })

  test('the same calls are served afterwards', async () => {
    held.release()
    await waiting
    expect((await admin.ask(api.session.login, { body: signIn })).status).toBe(200)
    expect((await locked.ask(api.session.unlock, { body: { password: 'tea break' } })).status).toBe(200)
  })
})
