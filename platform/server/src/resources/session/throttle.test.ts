import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { demoPassword, openServer, type TestServer } from '#server-test/server'
import { passFor } from '#server-test/verification'

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
  await server.deps.db.deleteFrom('verifications').execute()
})
afterAll(() => server.close())

const logIn = (username: string, password: string, language?: 'en') =>
  server.client(undefined, language).ask(api.session.login, { body: { username, password } })

/** A try with a verification that was solved for it. */
async function verifiedLogIn(username: string, password: string, purpose = 'login') {
  const pass = await passFor(server, purpose, username)
  return server.client().ask(api.session.login, { body: { username, password, pass } })
}

async function failTimes(times: number, username = 'admin'): Promise<void> {
  for (let time = 0; time < times; time++) expect((await logIn(username, 'wrong')).status).toBe(400)
}

const countFailedSignIns = async () => (await server.deps.db.selectFrom('loginFailures').select('id').execute()).length

describe('five failed sign-ins for an account from an address', () => {
  test('make the next sign-in 429, in both languages, even with the right password', async () => {
    await failTimes(5)
    const { status, body, errorData, headers } = await logIn('admin', demoPassword)
    expect([status, errorData]).toEqual([429, { error: 'login.verify' }])
    expect(body.msg).toBe('尝试次数过多：完成验证后可立即再试，或等待 15 分钟')
    expect(headers.get('retry-after')).toBe('900')
    expect((await logIn('admin', demoPassword, 'en')).body.msg).toBe(
      'Too many tries. Complete the verification to try again now, or wait 15 min',
    )
  })

  test('are rejected before any password is hashed, and such an attempt does not count', async () => {
    await failTimes(5)
    verified = 0
    for (let time = 0; time < 3; time++) await logIn('admin', 'wrong')
    expect([verified, await countFailedSignIns()]).toEqual([0, 5])
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
    const other = createApp(server.deps.product, { ...server.deps })
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

describe('a solved verification', () => {
  test('buys one more try, which signs in with the right password', async () => {
    await failTimes(5)
    expect((await verifiedLogIn('admin', demoPassword)).status).toBe(200)
    await failTimes(5)
  })

  test('buys one try only, and five of them are the most', async () => {
    await failTimes(5)
    const pass = await passFor(server, 'login')
    const again = () => server.client().ask(api.session.login, { body: { username: 'admin', password: 'wrong', pass } })
    expect((await again()).status).toBe(400)
    expect((await again()).errorData.error).toBe('login.verify')
    for (let time = 0; time < 4; time++) expect((await verifiedLogIn('admin', 'wrong')).status).toBe(400)
    const { status, errorData, headers } = await verifiedLogIn('admin', demoPassword)
    expect([status, errorData.error, headers.get('retry-after')]).toEqual([429, 'login.tooMany', '900'])
  })

  test('of another purpose, or a pass that somebody made up, buys nothing', async () => {
    await failTimes(5)
    expect((await verifiedLogIn('admin', demoPassword, 'unlock')).errorData.error).toBe('login.verify')
    const body = { username: 'admin', password: demoPassword, pass: 'A'.repeat(43) }
    expect((await server.client().ask(api.session.login, { body })).errorData.error).toBe('login.verify')
  })

  test('for another account, or solved at another address, buys nothing', async () => {
    await failTimes(5)
    const tryWith = async (pass: string) => {
      const body = { username: 'admin', password: demoPassword, pass }
      return (await server.client().ask(api.session.login, { body })).errorData?.error
    }
    expect(await tryWith(await passFor(server, 'login', 'editor'))).toBe('login.verify')
    address = elsewhere
    const foreign = await passFor(server, 'login')
    address = home
    expect(await tryWith(foreign)).toBe('login.verify')
    expect(await tryWith(await passFor(server, 'login', 'ADMIN'))).toBeUndefined()
  })

  test('buys one try also when it is sent many times at once', async () => {
    await failTimes(5)
    const body = { username: 'admin', password: 'wrong', pass: await passFor(server, 'login') }
    const tries = await Promise.all(Array.from({ length: 8 }, () => server.client().ask(api.session.login, { body })))
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(1)
  })

  test('is not used up by a try that needs none', async () => {
    const pass = await passFor(server, 'login')
    const signIn = (password: string) =>
      server.client().ask(api.session.login, { body: { username: 'admin', password, pass } })
    for (let time = 0; time < 5; time++) expect((await signIn('wrong')).status).toBe(400)
    expect((await signIn(demoPassword)).status).toBe(200)
  })
})

describe('guesses at an account from many addresses', () => {
  const guessFromEverywhere = async () => {
    for (let host = 0; host < 5; host++) {
      address = `198.51.100.${host}`
      await failTimes(5)
    }
    address = home
  }

  test('make the next one cost a verification at any address, which lets the owner in', async () => {
    await guessFromEverywhere()
    expect((await logIn('admin', demoPassword)).errorData.error).toBe('login.verify')
    expect((await verifiedLogIn('admin', demoPassword)).status).toBe(200)
    expect((await logIn('editor', demoPassword)).status).toBe(200)
  })

  test('do not stop the owner from changing their password', async () => {
    const owner = await server.signIn('admin')
    await guessFromEverywhere()
    const body = { old: 'wrong', new: 'quiet harbour 41' }
    expect((await owner.ask(api.profile.changePassword, { body })).errorData.error).toBe('password.wrong')
  })
})

describe('a success', () => {
  test('deletes the failed ones', async () => {
    await failTimes(4)
    expect((await logIn('admin', demoPassword)).status).toBe(200)
    await failTimes(5)
  })

  test('clears nothing of another address or account', async () => {
    await failTimes(5)
    await logIn('editor', demoPassword)
    address = elsewhere
    await logIn('admin', demoPassword)
    expect(await countFailedSignIns()).toBe(5)
  })
})

test('fifty failed sign-ins from an address are the most over all accounts', async () => {
  for (let account = 0; account < 10; account++) await failTimes(5, `nobody${account}`)
  const { status, headers } = await logIn('admin', demoPassword)
  expect([status, headers.get('retry-after')]).toEqual([429, '900'])
  expect((await verifiedLogIn('admin', demoPassword)).status).toBe(200)
  address = elsewhere
  expect((await logIn('admin', demoPassword)).status).toBe(200)
})

test('what no longer counts is deleted by the next failed sign-in', async () => {
  await failTimes(3)
  clock += 15 * minute
  await failTimes(1, 'editor')
  expect(await countFailedSignIns()).toBe(1)
})
