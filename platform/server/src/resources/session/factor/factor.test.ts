import { api } from '#product/contract'
import { reauthMillis } from 'atrium/contract/session'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, turnOnTotp } from '#server-test/records/factor'
import { lastLog } from '#server-test/operation-logs'
import { errorOf } from '#server-test/records/factories'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'

const quarter = 15 * 60_000
const mailer = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }

let server: TestServer
let editor: Client

beforeEach(async () => {
  server = await openServer({ mail: mailer, demo: false })
  editor = await server.signIn('editor')
})
afterEach(() => server.close())

const password = demoPassword
const { ownFactors } = api
const begin = (name = 'Phone', client = editor) => client.get(ownFactors.begin, { body: { name } })
const read = (client = editor) => client.get(ownFactors.read)
const mailTitles = async () =>
  (await server.deps.db.selectFrom('outbox').select('title').orderBy('messageId').execute()).map(({ title }) => title)

describe('an authenticator app', () => {
  test('counts from its first code on, and gives ten recovery codes once', async () => {
    const { factorId, secret, address } = await begin()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const { searchParams, pathname } = new URL(address)
    expect(decodeURIComponent(pathname)).toBe('/Atrium:editor')
    expect(Object.fromEntries(searchParams)).toMatchObject({ secret, issuer: 'Atrium', digits: '6', period: '30' })
    expect(await read()).toEqual({ factors: [], passkeys: [], recoveryCodes: 0 })

    const wrong = await editor.ask(ownFactors.confirm, { body: { factorId, code: '000 000' } })
    expect(errorOf(wrong)).toEqual([400, 'login.wrongCode', 'code'])
    const code = codeAt(address, server.deps.now())
    const codes = await editor.get(ownFactors.confirm, {
      body: { factorId, code: `${code.slice(0, 3)} ${code.slice(3)}` },
    })
    expect(new Set(codes).size).toBe(10)
    expect(await read()).toMatchObject({ factors: [{ factorId, kind: 'totp', name: 'Phone' }], recoveryCodes: 10 })
    expect(await mailTitles()).toEqual(['[Atrium] 已添加两步验证'])

    const second = await turnOnTotp(server, editor, 'Tablet')
    expect(second.recoveryCodes).toEqual([])
    expect(errorOf(await editor.ask(ownFactors.begin, { body: { name: 'phone' } }))).toEqual([
      409,
      'record.taken',
      'name',
    ])
  })

  test('is in no log with its secret or a code', async () => {
    const { factorId, secret, code, recoveryCodes } = await turnOnTotp(server, editor)
    expect(await lastLog(server)).toMatchObject({
      targetIds: [2],
      before: [{ userId: 2, factors: '' }],
      after: [{ userId: 2, factors: 'Phone' }],
    })
    await editor.get(ownFactors.renewCodes)
    await editor.ask(ownFactors.confirm, { body: { factorId, code } })
    const { db } = server.deps
    const logs = JSON.stringify([
      await db.selectFrom('operationLogs').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ])
    for (const hidden of [secret, `"${code}"`, password, ...recoveryCodes]) expect(logs).not.toContain(hidden)
    const stored = JSON.stringify(await db.selectFrom('recoveryCodes').selectAll().execute())
    for (const hidden of recoveryCodes) expect(stored).not.toContain(hidden)
  })

  test('that is not confirmed within 15 minutes, or is begun again, is gone', async () => {
    const late = await begin()
    server.wait(quarter)
    await editor.get(api.session.reauthenticate, { body: { password } })
    const confirm = ({ factorId, address }: { factorId: number; address: string }) =>
      editor.ask(ownFactors.confirm, { body: { factorId, code: codeAt(address, server.deps.now()) } })
    expect((await confirm(late)).status).toBe(404)
    const first = await begin()
    const second = await begin()
    expect((await confirm(first)).status).toBe(404)
    expect((await confirm(second)).status).toBe(200)
    expect((await confirm(second)).status).toBe(404)
  })

  test('is renamed and removed by its person alone, and the last one takes the recovery codes along', async () => {
    const { factorId } = await turnOnTotp(server, editor)
    const other = await server.signIn('common')
    expect((await other.ask(ownFactors.rename, { body: { factorId, name: 'Mine' } })).status).toBe(404)
    expect((await other.ask(ownFactors.remove, { body: { factorId } })).status).toBe(404)
    await editor.get(ownFactors.rename, { body: { factorId, name: 'Old phone' } })
    const { factorId: tablet } = await turnOnTotp(server, editor, 'Tablet')
    await editor.get(ownFactors.remove, { body: { factorId } })
    expect(await read()).toMatchObject({ factors: [{ name: 'Tablet' }], recoveryCodes: 10 })
    await editor.get(ownFactors.remove, { body: { factorId: tablet } })
    expect(await read()).toEqual({ factors: [], passkeys: [], recoveryCodes: 0 })
    expect(errorOf(await editor.ask(ownFactors.renewCodes))).toEqual([409, 'factor.none'])
  })

  test('takes a re-authentication for each change, but for a new name', async () => {
    const { factorId } = await turnOnTotp(server, editor)
    server.wait(reauthMillis)
    const changes = [
      await editor.ask(ownFactors.begin, { body: { name: 'Tablet' } }),
      await editor.ask(ownFactors.remove, { body: { factorId } }),
      await editor.ask(ownFactors.renewCodes),
    ]
    for (const change of changes) expect(errorOf(change)).toEqual([403, 'session.reauth'])
    await editor.get(ownFactors.rename, { body: { factorId, name: 'Old phone' } })
    expect((await read()).factors).toHaveLength(1)
    await editor.get(api.session.reauthenticate, { body: { password } })
    await editor.get(ownFactors.remove, { body: { factorId } })
    expect((await read()).factors).toEqual([])
  })

  test('is one of ten at most', async () => {
    for (let at = 0; at < 10; at++) await turnOnTotp(server, editor, `Phone ${at}`)
    expect(errorOf(await editor.ask(ownFactors.begin, { body: { name: 'More' } }))).toEqual([
      400,
      'request.invalid',
      'name',
    ])
  })
})

test('new recovery codes end the ones before', async () => {
  const { recoveryCodes } = await turnOnTotp(server, editor)
  const logIn = (code: string) =>
    server.client().ask(api.session.login, { body: { username: 'editor', password, code } })
  const renewed = await editor.get(ownFactors.renewCodes)
  expect(await lastLog(server)).toMatchObject({ after: [{ factors: 'Phone', recoveryCodesReplaced: 1 }] })
  expect(errorOf(await logIn(recoveryCodes[0]!))).toEqual([400, 'login.wrongCode', 'code'])
  expect((await logIn(renewed[0]!)).status).toBe(200)
  expect((await read()).recoveryCodes).toBe(9)
})

describe('a reset by an administrator', () => {
  const reset = (client: Client, userId: number) => client.ask(api.users.resetFactors, { body: { userId } })

  test('lets the person sign in with the password alone, is logged and mailed', async () => {
    await turnOnTotp(server, editor)
    const admin = await server.signIn('admin')
    expect(await admin.get(api.users.factors, { query: { userId: 2 } })).toMatchObject({ recoveryCodes: 10 })
    expect((await reset(admin, 2)).status).toBe(200)
    expect(await lastLog(server)).toMatchObject({
      operation: 'PUT /api/system/user/resetFactors',
      before: [{ factors: 'Phone' }],
      after: [{ factors: '' }],
    })
    expect((await mailTitles()).at(-1)).toBe('[Atrium] 管理员重置了您的两步验证')
    expect((await server.signIn('editor')).token).toBeDefined()
    expect(errorOf(await reset(admin, 2))).toEqual([409, 'factor.none'])
  })

  test('is not for the own account, which has calls of its own', async () => {
    const admin = await server.signIn('admin')
    await turnOnTotp(server, admin)
    expect(errorOf(await reset(admin, 1))).toEqual([409, 'user.isSelf'])
    expect((await read(admin)).factors).toHaveLength(1)
  })

  test('and a look at the factors reach nobody out of scope', async () => {
    await turnOnTotp(server, await server.signIn('common'))
    const query = { userId: 3 }
    expect((await editor.ask(api.users.factors, { query })).status).toBe(404)
    expect((await reset(editor, 3)).status).toBe(404)
  })
})
