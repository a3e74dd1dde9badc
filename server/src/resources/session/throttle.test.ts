import { api } from '@atrium/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { demoPassword, openServer, type TestServer } from '#server-test/server'

const minute = 60_000
const home = '203.0.113.7'
const elsewhere = '198.51.100.20'

let server: TestServer
let clock = Date.now()
let address = home
let verified = 0

beforeAll(async () => {
  server = await openServer({
    now: () => clock,
    addressOf: () => address,
    passwords: {
      hash: async (password) => password,
      async verify(_, password) {
        verified++
        return password === demoPassword
      },
    },
  })
})
beforeEach(async () => {
  address = home
  await server.deps.db.deleteFrom('loginFailures').execute()
})
afterAll(() => server.close())

const logIn = (username: string, password: string, language?: 'en') =>
  server.client(undefined, language).ask(api.session.login, { body: { username, password } })

async function failTimes(times: number, username = 'admin'): Promise<void> {
  for (let time = 0; time < times; time++) expect((await logIn(username, 'wrong')).status).toBe(400)
}

const countFailures = async () => (await server.deps.db.selectFrom('loginFailures').select('id').execute()).length

describe('five failures for an account from an address', () => {
  test('make the next sign-in 429, in both languages, even with the right password', async () => {
    await failTimes(5)
    const { status, body, failure, headers } = await logIn('admin', demoPassword)
    expect([status, failure]).toEqual([429, { error: 'login.tooMany' }])
    expect(body.msg).toBe('尝试次数过多，请稍后再试')
    expect(headers.get('retry-after')).toBe('900')
    expect((await logIn('admin', demoPassword, 'en')).body.msg).toBe('Too many tries. Try again later')
  })

  test('are refused before any password is hashed, and such a refusal does not count', async () => {
    await failTimes(5)
    verified = 0
    for (let time = 0; time < 3; time++) await logIn('admin', 'wrong')
    expect([verified, await countFailures()]).toEqual([0, 5])
  })

  test('count until the oldest of the five is fifteen minutes old', async () => {
    for (let time = 0; time < 5; time++) {
      await failTimes(1)
      clock += minute
    }
    expect((await logIn('admin', 'wrong')).headers.get('retry-after')).toBe('600')
    clock += 10 * minute - 1
    const last = await logIn('admin', demoPassword)
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1'])
    clock += 1
    await failTimes(1)
    expect((await logIn('admin', 'wrong')).headers.get('retry-after')).toBe('60')
    clock += minute
    expect((await logIn('admin', demoPassword)).status).toBe(200)
  })

  test('count alike for a name that nobody has', async () => {
    const answers = async (username: string) => {
      const all = []
      for (let time = 0; time < 6; time++) {
        const { status, body, headers } = await logIn(username, 'wrong')
        all.push([status, body, headers.get('retry-after')])
      }
      return all
    }
    expect(await answers('nobody')).toEqual(await answers('admin'))
  })

  test.each([
    ['of the account', 'admin', 'ADMIN'],
    ['of nobody', 'nobody', 'Nobody'],
  ])('are the same in any spelling of the name %s', async (_, name, spelling) => {
    await failTimes(3, name)
    await failTimes(2, spelling)
    expect((await logIn(name, 'wrong')).status).toBe(429)
    expect((await logIn(spelling, 'wrong')).status).toBe(429)
  })

  test('do not lock the owner out at another address, nor other people at this one', async () => {
    await failTimes(5)
    expect((await logIn('editor', demoPassword)).status).toBe(200)
    address = elsewhere
    expect((await logIn('admin', demoPassword)).status).toBe(200)
    address = home
    expect((await logIn('admin', demoPassword)).status).toBe(429)
  })

  test('hold in every process on the database', async () => {
    await failTimes(5)
    const other = createApp({ ...server.deps })
    const body = JSON.stringify({ username: 'admin', password: demoPassword })
    const headers = { 'content-type': 'application/json' }
    expect((await other.request('/api/user/login', { method: 'POST', headers, body })).status).toBe(429)
  })

  test('are all that tries at the same time learn from', async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, () => logIn('admin', 'wrong')))
    expect(tries.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
    expect(tries.every(({ status }) => status === 400 || status === 429)).toBe(true)
  })

  test('never stop right passwords at the same time', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => logIn('admin', demoPassword)))
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  })
})

describe('a success', () => {
  test('clears the failures', async () => {
    await failTimes(4)
    expect((await logIn('admin', demoPassword)).status).toBe(200)
    await failTimes(5)
  })

  test('clears nothing of another address or account', async () => {
    await failTimes(5)
    await logIn('editor', demoPassword)
    address = elsewhere
    await logIn('admin', demoPassword)
    expect(await countFailures()).toBe(5)
  })
})

test('fifty failures from an address are the most over all accounts', async () => {
  for (let account = 0; account < 10; account++) await failTimes(5, `nobody${account}`)
  const { status, headers } = await logIn('admin', demoPassword)
  expect([status, headers.get('retry-after')]).toEqual([429, '900'])
  address = elsewhere
  expect((await logIn('admin', demoPassword)).status).toBe(200)
})

test('what no longer counts is deleted by the next failure', async () => {
  await failTimes(3)
  clock += 15 * minute
  await failTimes(1, 'editor')
  expect(await countFailures()).toBe(1)
})
