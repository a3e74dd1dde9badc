import { api } from '#product/contract'
import { defineModule } from 'atrium/contract/module/module'
import type { Challenge, MissReason } from 'atrium/contract/untrusted/verification'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openServer, productWith, type TestServer } from '#server-test/server'
import { answerOf, challengeOf, handTrack, passFor } from '#server-test/verification'
import { spendPass } from '#server/credentials/verification-pass'
import type { Call, Deps } from '#server/call/call'

const minute = 60_000
const home = '203.0.113.7'

const module = defineModule({
  name: 'probe',
  title: { zh: '探针', en: 'Probe' },
  menu: [],
  verifications: { 'probe-code': 'slide', 'probe-coupon': 'puzzle' },
})

let server: TestServer
let address = home
/** Moves by `goOn` alone, so that seconds of waits are exact. */
let clock = Date.now()
const goOn = (millis: number) => void (clock += millis)
beforeAll(async () => {
  const product = productWith({ module, api: {}, records: {} })
  server = await openServer({ product, addressOf: () => address, now: () => clock })
})
beforeEach(async () => {
  address = home
  await server.deps.db.deleteFrom('verifications').execute()
})
afterAll(() => server.close())

const start = () => challengeOf(server)
const startWait = () => challengeOf(server, 'login', true)
/** A wrong try is an outcome like a right one, with status 200. */
const check = ({ id }: Challenge, position: number, track = handTrack(position)) =>
  server.client().get(api.verification.check, { body: { id, account: 'admin', position, track } })
const askFor = ({ id }: Challenge) => server.client().get(api.verification.check, { body: { id, account: 'admin' } })
const passed = { passed: true, pass: expect.any(String) }
const failed = (reason: MissReason) => ({ passed: false, reason })
const spend = (pass: string, purpose = 'login', account = 'admin') => {
  const deps: Deps = server.deps
  return spendPass({ db: deps.db, now: deps.now(), deps, address } as Call, { purpose, account, pass })
}

describe('pictures that many ask for at once', () => {
  const ask = (purpose = 'login', wait = false) =>
    server.client().ask(api.verification.challenge, { body: { purpose, wait } })

  test('are drawn one after another; more than ten that wait are rejected, and nothing of them is kept', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => ask()))
    const rejected = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
    expect(rejected).toHaveLength(3)
    for (const { errorData, headers } of rejected)
      expect([errorData.error, headers.get('retry-after')]).toEqual(['verification.busy', '2'])
    const { db } = server.deps
    expect(await db.selectFrom('verifications').selectAll().execute()).toHaveLength(11)
    expect((await ask()).status).toBe(200)
  })

  test('do not keep anybody from a wait, which needs none', async () => {
    const pictures = Promise.all(Array.from({ length: 11 }, () => ask()))
    expect((await ask('login', true)).status).toBe(200)
    expect((await pictures).map(({ status }) => status)).toEqual(Array.from({ length: 11 }, () => 200))
  })
})

describe('a puzzle', () => {
  test('answers two pictures and where the piece is, but nothing that changes with the gap', async () => {
    const challenge = await start()
    const answer = await answerOf(server, challenge)
    if (challenge.kind !== 'puzzle') throw new Error('no puzzle')
    const { picture, piece, ...rest } = challenge.puzzle
    expect([picture, piece]).toEqual([
      expect.stringMatching(/^data:image\/png;base64,/),
      expect.stringMatching(/^data:image\/png;base64,/),
    ])
    expect(rest).toEqual({ width: 320, height: 160, side: 56, top: expect.any(Number) })
    expect([challenge.travel, challenge.seconds]).toEqual([264, 120])
    expect(answer).toBeGreaterThanOrEqual(80)
    expect(answer).toBeLessThanOrEqual(258)
  })

  test.each([-5, 0, 5])('that ends %i pixels from the gap is solved', async (miss) => {
    const challenge = await start()
    expect(await check(challenge, (await answerOf(server, challenge)) + miss)).toEqual(passed)
  })

  test.each([-6, 6])('that ends %i pixels from the gap is missed, and cannot be tried again', async (miss) => {
    const challenge = await start()
    const answer = await answerOf(server, challenge)
    expect(await check(challenge, answer + miss)).toEqual(failed('missed'))
    expect(await check(challenge, answer)).toEqual(failed('gone'))
  })

  test('that was solved is not solved again', async () => {
    const challenge = await start()
    const answer = await answerOf(server, challenge)
    expect(await check(challenge, answer)).toEqual(passed)
    expect(await check(challenge, answer)).toEqual(failed('gone'))
  })

  test('is gone after two minutes', async () => {
    const challenge = await start()
    goOn(2 * minute)
    expect(await check(challenge, await answerOf(server, challenge))).toEqual(failed('gone'))
  })

  test('that is checked many times at once gives one pass', async () => {
    const challenge = await start()
    const answer = await answerOf(server, challenge)
    const all = await Promise.all(Array.from({ length: 10 }, () => check(challenge, answer)))
    expect(all.filter((outcome) => outcome.passed)).toHaveLength(1)
  })

  test('that a script moves is rejected even at the right place', async () => {
    const challenge = await start()
    const answer = await answerOf(server, challenge)
    const even = Array.from({ length: 20 }, (_, step) => ({ x: Math.round((answer * step) / 19), y: 0, t: step * 20 }))
    expect(await check(challenge, answer, even)).toEqual(failed('unnatural'))
  })
})

test('a slide ends at its end', async () => {
  const [short, whole] = [await challengeOf(server, 'probe-code'), await challengeOf(server, 'probe-code')]
  if (whole.kind !== 'slide') throw new Error('no slide')
  expect(await check(short, whole.travel - 6)).toEqual(failed('missed'))
  expect(await check(whole, whole.travel)).toEqual(passed)
})

test('a wait passes after twenty seconds, without a track, and not before', async () => {
  const early = await startWait()
  expect(early).toMatchObject({ wait: 20, seconds: 120 })
  expect(await askFor(early)).toEqual(failed('missed'))
  const late = await startWait()
  goOn(20_000)
  expect(await askFor(late)).toEqual(passed)
})

test('waits of one address run one after the other, those of another one beside them', async () => {
  const [first, second] = [await startWait(), await startWait()]
  expect([first, second]).toMatchObject([
    { wait: 20, seconds: 120 },
    { wait: 40, seconds: 140 },
  ])
  address = '198.51.100.20'
  expect(await startWait()).toMatchObject({ wait: 20 })
  address = home
  goOn(20_000)
  expect(await askFor(first)).toEqual(passed)
  goOn(20_000)
  expect(await askFor(second)).toEqual(passed)
  expect(await startWait()).toMatchObject({ wait: 20 })
})

test('the last of many waits is still there when its turn has come', async () => {
  const all = []
  for (let time = 0; time < 50; time++) all.push(await startWait())
  expect(all.at(-1)).toMatchObject({ wait: 1000 })
  goOn(1000_000)
  // Another one deletes what no longer counts.
  await startWait()
  expect(await askFor(all.at(-1)!)).toEqual(passed)
})

describe('the kind of a challenge', () => {
  const ask = (body: { purpose: string; wait?: boolean; kind?: string }) =>
    server.client().ask(api.verification.challenge, { body })

  test.each(['login', 'unlock'])(
    'for %s is a puzzle or a wait, which a caller cannot make a slide',
    async (purpose) => {
      expect((await challengeOf(server, purpose)).kind).toBe('puzzle')
      expect((await challengeOf(server, purpose, true)).kind).toBe('wait')
      expect((await ask({ purpose, kind: 'slide' })).status).toBe(400)
    },
  )

  test('is the one that the module declares for its purpose', async () => {
    expect((await challengeOf(server, 'probe-code')).kind).toBe('slide')
    expect((await challengeOf(server, 'probe-coupon')).kind).toBe('puzzle')
  })

  test('is none for a purpose that nothing declares', async () => {
    const { status, errorData } = await ask({ purpose: 'shop-coupon' })
    expect([status, errorData.error]).toEqual([400, 'request.invalid'])
    expect(errorData).toMatchObject({ fields: { purpose: expect.any(String) } })
  })
})

describe('a pass', () => {
  test('is good once', async () => {
    const pass = await passFor(server, 'login')
    expect([await spend(pass), await spend(pass)]).toEqual([true, false])
  })

  test('is good for its purpose alone', async () => {
    const pass = await passFor(server, 'login')
    expect([await spend(pass, 'unlock'), await spend(pass)]).toEqual([false, true])
  })

  test('is good for its account alone, in any spelling, and at its address', async () => {
    const pass = await passFor(server, 'login', 'Admin')
    address = '198.51.100.20'
    const elsewhere = await spend(pass)
    address = home
    expect([elsewhere, await spend(pass, 'login', 'editor'), await spend(pass, 'login', 'admin')]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('is not given for a challenge of another address', async () => {
    const challenge = await start()
    address = '198.51.100.20'
    expect(await check(challenge, await answerOf(server, challenge))).toEqual(failed('gone'))
  })

  test('is good for two minutes', async () => {
    const pass = await passFor(server, 'login')
    goOn(2 * minute)
    expect(await spend(pass)).toBe(false)
  })

  test('cannot be made up, nor is it the id of a challenge', async () => {
    const challenge = await start()
    await check(challenge, await answerOf(server, challenge))
    expect([await spend('A'.repeat(43)), await spend(challenge.id)]).toEqual([false, false])
  })
})

describe('an address', () => {
  test('that missed fifteen times has to wait; another one has not', async () => {
    for (let time = 0; time < 15; time++) await check(await start(), 0)
    const body = { purpose: 'login' }
    const { status, errorData, headers, body: answer } = await server.client().ask(api.verification.challenge, { body })
    expect([status, errorData.error]).toEqual([429, 'verification.tooMany'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
    expect(answer.msg).toBe('验证次数过多，请在 15 分钟后再试')
    address = '198.51.100.20'
    expect((await start()).kind).toBe('puzzle')
    address = home
    goOn(15 * minute)
    expect((await start()).kind).toBe('puzzle')
  })

  test('gets a hundred challenges in a quarter of an hour, also when they are asked for at once', async () => {
    const body = { purpose: 'login', wait: true }
    const ask = () => server.client().ask(api.verification.challenge, { body })
    const all = await Promise.all(Array.from({ length: 105 }, ask))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(100)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

test('what no longer counts is deleted by the next challenge', async () => {
  await start()
  goOn(15 * minute)
  await start()
  expect(await server.deps.db.selectFrom('verifications').select('id').execute()).toHaveLength(1)
})
