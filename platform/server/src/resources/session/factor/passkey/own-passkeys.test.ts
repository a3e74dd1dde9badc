import { api } from '#product/contract'
import { reauthMillis } from 'atrium/contract/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repairPassword } from '#server/repair/password-repair'
import { lastLog } from '#server-test/operation-logs'
import { turnOnTotp } from '#server-test/records/factor'
import { errorOf } from '#server-test/records/factories'
import { addPasskey, softwareAuthenticator } from '#server-test/records/passkey'
import { openServer, type Client, type TestServer } from '#server-test/server'

const mailer = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }
const minute = 60_000

let server: TestServer
let editor: Client

beforeEach(async () => {
  server = await openServer({ mail: mailer, demo: false })
  editor = await server.signIn('editor')
})
afterEach(() => server.close())

const { passkeys, ownFactors } = api
const read = (client = editor) => client.get(ownFactors.read)
const add = (passkey: object, client = editor) => client.ask(passkeys.add, { body: { name: 'Key', passkey } })
const wrong = [400, 'passkey.wrong']
const stored = () => server.deps.db.selectFrom('passkeys').selectAll().execute()

describe('a new passkey', () => {
  test('is a factor with recovery codes, in the log by its name, and mailed', async () => {
    const { recoveryCodes } = await addPasskey(editor)
    expect(recoveryCodes).toHaveLength(10)
    expect(await read()).toMatchObject({
      factors: [],
      passkeys: [{ name: 'Laptop', lastUsedAt: null }],
      recoveryCodes: 10,
    })
    expect(await lastLog(server)).toMatchObject({
      targetIds: [2],
      before: [{ factors: '' }],
      after: [{ factors: 'Laptop' }],
    })
    const mails = await server.deps.db.selectFrom('outbox').select('title').execute()
    expect(mails.map(({ title }) => title)).toEqual(['[Atrium] 已添加两步验证'])
    const [row] = await stored()
    const logs = JSON.stringify(await server.deps.db.selectFrom('operationLogs').selectAll().execute())
    expect(logs).not.toContain(row!.publicKey)
  })

  test('is made for this site, and for authenticators without one of the person’s', async () => {
    const { authenticator } = await addPasskey(editor)
    const options = await editor.get(passkeys.begin)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Atrium' },
      user: { name: 'editor' },
      excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    })
    expect(options.user.id).toBe((await stored())[0]!.userHandle)
    const taken = authenticator.create(options)
    expect(errorOf(await add(taken))).toEqual(wrong)
  })

  test.each([
    ['of another site', { site: 'https://evil.example' }],
    ['of this host at another port', { site: 'http://localhost:81' }],
    ['without the check of the person', { isPersonVerified: false }],
  ])('%s is none', async (_, odd) => {
    const passkey = softwareAuthenticator().create(await editor.get(passkeys.begin), odd)
    expect(errorOf(await add(passkey))).toEqual(wrong)
    expect(await stored()).toEqual([])
  })

  test('is made for a challenge of its session, once, within five minutes', async () => {
    const authenticator = softwareAuthenticator()
    const passkey = authenticator.create(await editor.get(passkeys.begin))
    const other = await server.signIn('editor')
    expect(errorOf(await add(passkey, other))).toEqual([400, 'passkey.expired'])
    expect((await add(passkey)).status).toBe(200)
    expect(errorOf(await editor.ask(passkeys.add, { body: { name: 'Again', passkey } }))).toEqual([
      400,
      'passkey.expired',
    ])
    const late = softwareAuthenticator().create(await editor.get(passkeys.begin))
    server.wait(5 * minute)
    expect(errorOf(await editor.ask(passkeys.add, { body: { name: 'Late', passkey: late } }))).toEqual([
      400,
      'passkey.expired',
    ])
  })

  test('answers no challenge of a sign-in', async () => {
    const options = await editor.get(passkeys.begin)
    const { challenge } = await server.client().get(passkeys.request, { body: { purpose: 'signIn' } })
    expect(errorOf(await add(softwareAuthenticator().create({ ...options, challenge })))).toEqual([
      400,
      'passkey.expired',
    ])
  })

  test('has a name that no other factor of the person has, and is one of ten at most', async () => {
    await turnOnTotp(server, editor, 'key')
    const passkey = softwareAuthenticator().create(await editor.get(passkeys.begin))
    expect(errorOf(await add(passkey))).toEqual([409, 'record.taken', 'name'])
    for (let at = 0; at < 10; at++) await addPasskey(editor, `Key ${at}`)
    expect(errorOf(await editor.ask(passkeys.begin))).toEqual([400, 'request.invalid', 'name'])
  })
})

describe('own passkeys', () => {
  test('take a re-authentication to add and remove, and none for a new name', async () => {
    await addPasskey(editor)
    const { passkeyId } = (await read()).passkeys[0]!
    server.wait(reauthMillis)
    const changes = [await editor.ask(passkeys.begin), await editor.ask(passkeys.remove, { body: { passkeyId } })]
    for (const change of changes) expect(errorOf(change)).toEqual([403, 'session.reauth'])
    await editor.get(passkeys.rename, { body: { passkeyId, name: 'Old laptop' } })
    expect((await read()).passkeys).toMatchObject([{ name: 'Old laptop' }])
  })

  test('are changed by their person alone', async () => {
    await addPasskey(editor)
    const { passkeyId } = (await read()).passkeys[0]!
    const other = await server.signIn('common')
    expect((await other.ask(passkeys.rename, { body: { passkeyId, name: 'Mine' } })).status).toBe(404)
    expect((await other.ask(passkeys.remove, { body: { passkeyId } })).status).toBe(404)
    expect(await stored()).toHaveLength(1)
  })

  test('keep the recovery codes until the last factor goes', async () => {
    await addPasskey(editor)
    const { factorId } = await turnOnTotp(server, editor)
    const { passkeyId } = (await read()).passkeys[0]!
    await editor.get(ownFactors.remove, { body: { factorId } })
    expect(await editor.get(ownFactors.renewCodes)).toHaveLength(10)
    await editor.get(passkeys.remove, { body: { passkeyId } })
    expect(await read()).toEqual({ factors: [], passkeys: [], recoveryCodes: 0 })
  })
})

describe('passkeys go', () => {
  beforeEach(() => addPasskey(editor))

  test('with a reset by an administrator', async () => {
    const admin = await server.signIn('admin')
    await admin.get(api.users.resetFactors, { body: { userId: 2 } })
    expect(await lastLog(server)).toMatchObject({ before: [{ factors: 'Laptop' }], after: [{ factors: '' }] })
    expect(await stored()).toEqual([])
  })

  test('with a repair of the password', async () => {
    await repairPassword(server.engine, server.deps.passwords, server.deps.now(), 'editor')
    expect(await stored()).toEqual([])
  })

  test('with their person', async () => {
    const admin = await server.signIn('admin')
    await admin.get(api.users.delete, { query: { ids: [2] } })
    expect(await stored()).toEqual([])
  })
})

test('a re-authentication takes an own passkey, with a challenge of this session', async () => {
  const elsewhere = await server.signIn('editor')
  const { authenticator } = await addPasskey(editor)
  server.wait(reauthMillis)
  const show = (passkey: object) => editor.ask(api.session.reauthenticate, { body: { passkey } })
  const request = await editor.get(passkeys.requestOwn)
  expect(request).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: authenticator.id }] })
  const other = await elsewhere.get(passkeys.requestOwn)
  expect(errorOf(await show(authenticator.sign(other)))).toEqual([400, 'passkey.expired'])
  const proof = authenticator.sign(request)
  expect((await show(proof)).status).toBe(200)
  expect(errorOf(await show(proof))).toEqual([400, 'passkey.expired'])
  await editor.get(passkeys.begin)
})
