import { api } from '#product/contract'
import { oneTimePasswordMillis } from '#server/credentials/one-time-password'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { turnOnTotp } from '#server-test/records/factor'
import { errorOf } from '#server-test/records/factories'
import { addPasskey, softwareAuthenticator, type SoftwareAuthenticator } from '#server-test/records/passkey'
import { demoPassword, openServer, type TestServer } from '#server-test/server'

const password = demoPassword
const { passkeys } = api

let server: TestServer
let address: string
let authenticator: SoftwareAuthenticator
let recoveryCodes: string[]
let logged: string[]

beforeEach(async () => {
  address = '203.0.113.7'
  logged = []
  const log = (_level: string, event: string) => void logged.push(event)
  server = await openServer({ addressOf: () => address, loginMessages: 'distinct', log })
  const added = await addPasskey(await server.signIn('editor'))
  authenticator = added.authenticator
  recoveryCodes = added.recoveryCodes
})
afterEach(() => server.close())

type Purpose = 'signIn' | 'secondFactor'
const request = (purpose: Purpose = 'signIn') => server.client().get(passkeys.request, { body: { purpose } })
type Odd = Parameters<SoftwareAuthenticator['sign']>[1]
const prove = async (purpose: Purpose, odd?: Odd) => authenticator.sign(await request(purpose), odd)
const signIn = (passkey: object) => server.client().ask(passkeys.signIn, { body: { passkey } })
const logIn = (body: object = {}) =>
  server.client().ask(api.session.login, { body: { username: 'editor', password, ...body } })
const signIns = () =>
  server.deps.db.selectFrom('signIns').select(['username', 'userId', 'result']).orderBy('signInId', 'desc').execute()
const latest = async () => (await signIns())[0]
const [wrong, expired, unknown] = [
  [400, 'passkey.wrong'],
  [400, 'passkey.expired'],
  [400, 'passkey.unknown'],
]

describe('a passkey alone', () => {
  test('opens a session, is in the log, and shows when and with what it was used', async () => {
    const asked = await request()
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const { status, body } = await signIn(authenticator.sign(asked))
    expect(status).toBe(200)
    const session = server.client(body.data)
    expect((await session.get(api.session.userInfo)).userInfo.username).toBe('editor')
    expect(await latest()).toEqual({ username: 'editor', userId: 2, result: 'success' })
    expect((await session.get(api.ownFactors.read)).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
    // The sign-in itself is a re-authentication.
    await session.get(passkeys.begin)
  })

  test('is good once for a challenge, also of two at once', async () => {
    const proof = await prove('signIn')
    const answers = await Promise.all([signIn(proof), signIn(proof)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(errorOf(await signIn(proof))).toEqual(expired)
  })

  test.each([
    ['of another site', { site: 'https://evil.example' }],
    ['without the check of the person', { isPersonVerified: false }],
  ])('%s opens nothing', async (_, odd) => {
    expect(errorOf(await signIn(await prove('signIn', odd)))).toEqual(wrong)
    expect(await latest()).toEqual({ username: 'editor', userId: 2, result: 'wrongPasskey' })
  })

  test('takes no challenge that is foreign, late, or for another step', async () => {
    const asked = await request()
    expect(errorOf(await signIn(authenticator.sign({ ...asked, challenge: 'Zm9yZWlnbg' })))).toEqual(expired)
    expect(errorOf(await signIn(await prove('secondFactor')))).toEqual(expired)
    server.wait(5 * 60_000)
    expect(errorOf(await signIn(authenticator.sign(asked)))).toEqual(expired)
  })

  test('with a wrong signature, or of another person, opens nothing', async () => {
    const { authenticator: other } = await addPasskey(await server.signIn('common'))
    const [mine, theirs] = [await prove('signIn'), other.sign(await request())]
    expect(errorOf(await signIn({ ...mine, signature: theirs.signature }))).toEqual(wrong)
    const handed = await prove('signIn')
    expect(errorOf(await signIn({ ...handed, userHandle: theirs.userHandle }))).toEqual(wrong)
  })

  test('that nobody has is unknown, and in the log without a name', async () => {
    const stranger = softwareAuthenticator()
    expect(errorOf(await signIn(stranger.sign(await request())))).toEqual(unknown)
    expect(await latest()).toEqual({ username: '', userId: null, result: 'wrongPasskey' })
  })

  test('that counts fewer uses than before is rejected, and logged', async () => {
    expect((await signIn(await prove('signIn', { counter: 7 }))).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect(errorOf(await signIn(await prove('signIn', { counter })))).toEqual([400, 'passkey.copied'])
    expect((await latest())!.result).toBe('copiedPasskey')
    expect(logged.filter((event) => event.includes('fewer uses'))).toHaveLength(3)
    expect((await signIn(await prove('signIn', { counter: 8 }))).status).toBe(200)
  })

  test('that does not count is good each time', async () => {
    for (let time = 0; time < 3; time++) expect((await signIn(await prove('signIn', { counter: 0 }))).status).toBe(200)
  })
})

describe('is no way around', () => {
  const change = (values: object) => server.deps.db.updateTable('users').set(values).where('userId', '=', 2).execute()

  test('a disabled account', async () => {
    await change({ status: 0 })
    expect(errorOf(await signIn(await prove('signIn')))).toEqual([403, 'login.disabled'])
    expect((await latest())!.result).toBe('disabled')
  })

  test('a one-time password: one that expired keeps out, another has to be changed first', async () => {
    await change({ mustChangePassword: 1, passwordExpiresAt: server.deps.now() + oneTimePasswordMillis })
    const { body } = await signIn(await prove('signIn'))
    expect(errorOf(await server.client(body.data).ask(api.profile.read))).toEqual([403, 'password.mustChange'])
    server.wait(oneTimePasswordMillis)
    expect(errorOf(await signIn(await prove('signIn')))).toEqual([403, 'login.passwordExpired'])
  })

  test('a service account, which has no passkey, nor makes one with a token', async () => {
    const admin = await server.signIn('admin')
    const names = { username: 'robot', nickname: 'Robot', remark: '' }
    const body = { ...names, deptId: 5, roleIds: [2], status: 1 as const }
    const userId = await admin.get(api.serviceAccounts.add, { body })
    const form = { userId, tokenName: 'nightly', permissions: null }
    const { token } = await admin.get(api.serviceAccounts.addToken, { body: form })
    expect(errorOf(await server.client(token).ask(passkeys.begin)).slice(0, 2)).toEqual([403, 'token.sessionOnly'])
    await server.deps.db.updateTable('passkeys').set({ userId }).execute()
    expect(errorOf(await signIn(await prove('signIn')))).toEqual(unknown)
    expect(await latest()).toEqual({ username: '', userId: null, result: 'wrongPasskey' })
  })

  test('the addresses that are allowed', async () => {
    const admin = await server.signIn('admin', 'en')
    const [setting] = await admin.get(api.settings.list, { query: { name: 'Allowed addresses' } })
    const { settingId, version } = setting!
    await admin.get(api.settings.edit, { body: { settingId, version, value: ['203.0.113.0/24'] } })
    address = '198.51.100.20'
    expect(errorOf(await signIn(await prove('signIn')))).toEqual([403, 'login.address'])
    expect((await latest())!.result).toBe('address')
  })

  test('the sessions that a person may have', async () => {
    const tokens: string[] = []
    for (let time = 0; time < 12; time++) tokens.push((await signIn(await prove('signIn'))).body.data)
    const first = await server.client(tokens[0]).ask(api.session.userInfo)
    expect(errorOf(first)).toEqual([401, 'session.tooMany'])
  })

  test('the throttle: after five wrong ones at an address it waits, and the right one elsewhere does not', async () => {
    for (let time = 0; time < 5; time++)
      expect(errorOf(await signIn(await prove('signIn', { site: 'https://evil.example' })))).toEqual(wrong)
    expect(errorOf(await signIn(await prove('signIn')))).toEqual([429, 'login.tooMany'])
    address = '198.51.100.20'
    expect((await signIn(await prove('signIn'))).status).toBe(200)
  })

  test('the throttle, with passkeys that nobody has', async () => {
    const stranger = softwareAuthenticator()
    for (let time = 0; time < 5; time++) await signIn(stranger.sign(await request()))
    expect(errorOf(await signIn(stranger.sign(await request())))).toEqual([429, 'login.tooMany'])
    expect((await signIn(await prove('signIn'))).status).toBe(200)
  })
})

test('over TLS a session of a passkey has its cookie, too', async () => {
  let isSecure = false
  const own = await openServer({ sessionBinding: 'strict', isSecure: () => isSecure })
  const added = await addPasskey(await own.signIn('editor'))
  isSecure = true
  const asked = await own.client().get(passkeys.request, { body: { purpose: 'signIn' } })
  const answer = await own.client().ask(passkeys.signIn, { body: { passkey: added.authenticator.sign(asked) } })
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-session=/)
  await own.close()
})

test('the site is that of the host, where it says one', async () => {
  const own = await openServer({ siteOf: () => 'https://admin.example.com' })
  const editor = await own.signIn('editor')
  const options = await editor.get(passkeys.begin)
  expect(options.rp.id).toBe('admin.example.com')
  const elsewhere = softwareAuthenticator().create(options)
  expect(errorOf(await editor.ask(passkeys.add, { body: { name: 'Key', passkey: elsewhere } }))).toEqual(wrong)
  const passkey = softwareAuthenticator('https://admin.example.com').create(await editor.get(passkeys.begin))
  expect((await editor.ask(passkeys.add, { body: { name: 'Key', passkey } })).status).toBe(200)
  await own.close()
})

describe('after the password', () => {
  test('somebody with a passkey and no app is asked for it, and it may come without the check of the person', async () => {
    expect(errorOf(await logIn({ password: 'wrong' }))).toEqual([400, 'login.wrongPassword'])
    const asked = await logIn()
    expect([...errorOf(asked), asked.body.msg]).toEqual([403, 'login.passkey', 'code', '请使用通行密钥，或输入恢复码'])
    expect((await request('secondFactor')).userVerification).toBe('discouraged')
    const passkey = await prove('secondFactor', { isPersonVerified: false })
    expect((await logIn({ passkey })).status).toBe(200)
    expect(errorOf(await logIn({ passkey }))).toEqual(expired)
  })

  test('a recovery code does as well', async () => {
    expect((await logIn({ code: recoveryCodes[0] })).status).toBe(200)
    expect(errorOf(await logIn({ code: '000000' }))).toEqual([400, 'login.wrongCode', 'code'])
  })

  test('somebody with an app beside it is asked for one of them', async () => {
    const editor = server.client((await signIn(await prove('signIn'))).body.data)
    await turnOnTotp(server, editor)
    expect(errorOf(await logIn())).toEqual([403, 'login.codeOrPasskey', 'code'])
    expect((await logIn({ passkey: await prove('secondFactor') })).status).toBe(200)
  })

  test('that of somebody else is none, nor one for a sign-in without the password', async () => {
    const { authenticator: other } = await addPasskey(await server.signIn('common'))
    expect(errorOf(await logIn({ passkey: other.sign(await request('secondFactor')) }))).toEqual(unknown)
    expect(errorOf(await logIn({ passkey: await prove('signIn') }))).toEqual(expired)
  })

  test('wrong ones count with wrong passwords', async () => {
    for (let time = 0; time < 5; time++)
      expect(errorOf(await logIn({ passkey: await prove('secondFactor', { site: 'https://evil.example' }) }))).toEqual(
        wrong,
      )
    expect(errorOf(await logIn())).toEqual([429, 'login.verify'])
  })
})
