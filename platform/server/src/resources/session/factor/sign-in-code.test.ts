import { api } from '#product/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repairPassword } from '#server/repair/password-repair'
import { codeAt, turnOnTotp } from '#server-test/records/factor'
import { errorOf } from '#server-test/records/factories'
import { demoPassword, openServer, type TestServer } from '#server-test/server'
import { passFor } from '#server-test/verification'

const step = 30_000
const password = demoPassword

let server: TestServer
let address: string
let app: Awaited<ReturnType<typeof turnOnTotp>>

beforeEach(async () => {
  address = '203.0.113.7'
  server = await openServer({ addressOf: () => address, loginMessages: 'distinct' })
  app = await turnOnTotp(server, await server.signIn('editor'))
  // The code that turned it on is used.
  server.wait(2 * step)
})
afterEach(() => server.close())

const codeNow = (steps = 0) => codeAt(app.address, server.deps.now() + steps * step)
const logIn = (code?: string, body: object = {}) =>
  server.client().ask(api.session.login, { body: { username: 'editor', password, ...(code && { code }), ...body } })
const wrongCode = [400, 'login.wrongCode', 'code']
const results = async () =>
  (await server.deps.db.selectFrom('signIns').select('result').orderBy('signInId', 'desc').execute()).map(
    ({ result }) => result,
  )

describe('a sign-in of somebody with an authenticator app', () => {
  test('asks for a code once the password is right, and takes one more call', async () => {
    expect(errorOf(await logIn(undefined, { password: 'wrong' }))).toEqual([400, 'login.wrongPassword'])
    const asked = await logIn()
    expect([...errorOf(asked), asked.body.msg]).toEqual([403, 'login.code', 'code', '请输入验证码'])
    const { status, body } = await logIn(codeNow())
    expect([status, typeof body.data]).toEqual([200, 'string'])
    expect((await results()).slice(0, 2)).toEqual(['success', 'wrongPassword'])
  })

  test('takes the code of one step before or after, and none further away', async () => {
    for (const steps of [-2, 2]) expect(errorOf(await logIn(codeNow(steps)))).toEqual(wrongCode)
    expect((await logIn(codeNow(-1))).status).toBe(200)
    expect((await logIn(codeNow(1))).status).toBe(200)
    expect((await results())[0]).toBe('success')
  })

  test('takes a code once, nor one of an earlier step', async () => {
    const [before, now] = [codeNow(-1), codeNow()]
    expect((await logIn(now)).status).toBe(200)
    for (const used of [now, before]) expect(errorOf(await logIn(used))).toEqual(wrongCode)
    expect((await results())[0]).toBe('wrongCode')
    const english = await server.client(undefined, 'en').ask(api.session.login, {
      body: { username: 'editor', password, code: now },
    })
    expect(english.body.msg).toBe('Enter the right verification code')
  })

  test('of two at once with one code lets one in', async () => {
    const code = codeNow()
    const answers = await Promise.all([logIn(code), logIn(code), logIn(code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const recovered = await Promise.all([1, 2].map(() => logIn(app.recoveryCodes[0])))
    expect(recovered.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes no code of somebody else', async () => {
    const other = await turnOnTotp(server, await server.signIn('common'))
    server.wait(2 * step)
    for (const code of [codeAt(other.address, server.deps.now()), other.recoveryCodes[0]!])
      expect(errorOf(await logIn(code))).toEqual(wrongCode)
  })

  test('takes a recovery code once, with any spaces, dashes and case', async () => {
    const [first, second] = app.recoveryCodes
    expect((await logIn(` ${first!.replaceAll('-', ' – ').toUpperCase()}`)).status).toBe(200)
    expect(errorOf(await logIn(first))).toEqual(wrongCode)
    expect((await logIn(second)).status).toBe(200)
  })

  test('of a disabled account says so before it takes a code', async () => {
    const set = (status: 0 | 1) =>
      server.deps.db.updateTable('users').set({ status }).where('username', '=', 'editor').execute()
    await set(0)
    const code = codeNow()
    expect(errorOf(await logIn())).toEqual([403, 'login.disabled'])
    expect(errorOf(await logIn(code))).toEqual([403, 'login.disabled'])
    await set(1)
    expect((await logIn(code)).status).toBe(200)
  })
})

describe('wrong codes', () => {
  test('count with wrong passwords: after five a verification, after ten nothing, and the right password ends no count', async () => {
    const verified = async (code: string) => logIn(code, { pass: await passFor(server, 'login', 'editor') })
    for (let time = 0; time < 3; time++) {
      expect((await logIn('000000')).status).toBe(400)
      expect(errorOf(await logIn())).toEqual([403, 'login.code', 'code'])
    }
    for (let time = 0; time < 2; time++) await logIn(undefined, { password: 'wrong' })
    expect(errorOf(await logIn(codeNow()))[1]).toBe('login.verify')
    for (let time = 0; time < 5; time++) expect(errorOf(await verified('000000'))).toEqual(wrongCode)
    for (let time = 0; time < 10; time++) expect(errorOf(await logIn(codeNow()))[1]).toBe('login.tooMany')
    address = '198.51.100.20'
    expect((await logIn(codeNow())).status).toBe(200)
  })

  test('at the same time get no more answers than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn('000000')))
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
  })

  test('and the right one end the count', async () => {
    for (let time = 0; time < 4; time++) await logIn('000000')
    expect((await logIn(codeNow())).status).toBe(200)
    for (let time = 0; time < 4; time++) expect((await logIn('000000')).status).toBe(400)
  })
})

test('uniform messages say the same of every password, and ask for a code after the right one alone', async () => {
  const own = await openServer()
  await turnOnTotp(own, await own.signIn('editor'))
  const ask = async (body: object) => {
    const { errorData } = await own.client().ask(api.session.login, { body })
    return errorData.error
  }
  expect(await ask({ username: 'nobody', password, code: '000000' })).toBe('login.refused')
  expect(await ask({ username: 'editor', password: 'wrong', code: '000000' })).toBe('login.refused')
  expect(await ask({ username: 'editor', password })).toBe('login.code')
  expect(await ask({ username: 'editor', password, code: '000000' })).toBe('login.wrongCode')
  await own.close()
})

test('a repair of the password lets somebody in who lost their factor', async () => {
  const once = await repairPassword(server.engine, server.deps.passwords, server.deps.now(), 'editor')
  expect((await logIn(undefined, { password: once!.password })).status).toBe(200)
  const { db } = server.deps
  expect(await db.selectFrom('factors').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([])
})

test('who deletes a user deletes their factors', async () => {
  const admin = await server.signIn('admin')
  await admin.get(api.users.delete, { query: { ids: [2] } })
  expect(await server.deps.db.selectFrom('factors').selectAll().execute()).toEqual([])
})
