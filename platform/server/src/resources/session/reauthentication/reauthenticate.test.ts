import { api } from '#product/contract'
import { reauthMillis } from 'atrium/contract/session'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, turnOnTotp } from '#server-test/records/factor'
import { errorOf } from '#server-test/records/factories'
import { demoPassword, openServer, type Client, type TestServer } from '#server-test/server'
import { passFor } from '#server-test/verification'
import { resource } from '#server/call/resource'
import { requestLog } from '#server/http/monitoring/request-log'
import { mount } from '#server/http/mount'

const [editorId, adminRole] = [2, 1]
const minute = 60_000
const rejected = [403, 'session.reauth']

let server: TestServer
let admin: Client

beforeEach(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterEach(() => server.close())

const show = (client: Client, password = demoPassword, pass?: string) =>
  client.ask(api.session.reauthenticate, { body: { password, pass } })

async function changeEmail(client: Client, email = 'new@atrium.example') {
  const { version } = await client.get(api.profile.read)
  return client.ask(api.profile.edit, { body: { email, version } })
}

describe('a re-authentication', () => {
  test('is the sign-in itself, for ten minutes', async () => {
    server.wait(reauthMillis - minute)
    expect((await changeEmail(admin)).status).toBe(200)
    server.wait(minute)
    const answer = await changeEmail(admin, 'other@atrium.example')
    expect([...errorOf(answer), answer.body.msg]).toEqual([...rejected, '请先验证身份，再继续操作'])
  })

  test('lasts ten minutes, and is the session’s alone', async () => {
    const other = await server.signIn('admin')
    server.wait(reauthMillis)
    expect((await show(other)).status).toBe(200)
    expect(errorOf(await changeEmail(admin))).toEqual(rejected)
    server.wait(reauthMillis - minute)
    expect((await changeEmail(other)).status).toBe(200)
    server.wait(minute)
    expect(errorOf(await changeEmail(other, 'other@atrium.example'))).toEqual(rejected)
  })

  test('takes the right password', async () => {
    server.wait(reauthMillis)
    expect(errorOf(await show(admin, 'wrong'))).toEqual([400, 'password.wrong', 'password'])
    expect(errorOf(await changeEmail(admin))).toEqual(rejected)
  })

  test('counts guesses together with wrong sign-ins, and takes a verification of its own', async () => {
    for (let guess = 0; guess < 5; guess++) expect((await show(admin, `guess ${guess}`)).status).toBe(400)
    expect(errorOf(await show(admin))).toEqual([429, 'login.verify'])
    const body = { username: 'admin', password: demoPassword }
    expect((await server.client().ask(api.session.login, { body })).status).toBe(429)
    expect((await show(admin, demoPassword, await passFor(server, 'unlock'))).status).toBe(429)
    expect((await show(admin, demoPassword, await passFor(server, 'reauthenticate'))).status).toBe(200)
  })

  test('is not for a locked session', async () => {
    await admin.get(api.session.lock, { body: { password: 'tea break' } })
    expect((await show(admin)).status).toBe(423)
  })

  test('that is missing leaves no row in the operation log', async () => {
    const rows = () => server.deps.db.selectFrom('operationLogs').select('logId').execute()
    server.wait(reauthMillis)
    const before = await rows()
    await changeEmail(admin)
    expect(await rows()).toEqual(before)
  })
})

describe('an endpoint that needs one', () => {
  /** Makes a write that says so; `between` runs after the first check, before the transaction. */
  async function write(between: () => Promise<unknown> = async () => {}): Promise<unknown> {
    const app = new Hono()
    app.use(requestLog(server.deps) as never)
    app.onError((error, context) => context.text((error as { code?: string }).code ?? error.message, 500))
    const endpoint = { ...api.posts.add, needsReauth: true }
    const handler = { prepare: async () => (await between(), async () => 1) }
    mount(app as never, server.deps, resource({ add: endpoint }, { add: handler }))
    const answer = await app.request('/api/system/post', {
      method: 'POST',
      headers: { token: admin.token!, 'content-type': 'application/json' },
      body: JSON.stringify({ postCode: 'one', postName: 'one', postSort: 1 }),
    })
    return answer.status === 200 ? 200 : answer.text()
  }

  test('is made within ten minutes', async () => {
    expect(await write()).toBe(200)
    server.wait(reauthMillis)
    expect(await write()).toBe('session.reauth')
    await show(admin)
    expect(await write()).toBe(200)
  })

  test('looks for it again in the transaction', async () => {
    const forget = () => server.deps.db.updateTable('sessions').set({ reauthAt: 0 }).execute()
    expect(await write(forget)).toBe('session.reauth')
  })
})

describe('an administrator', () => {
  const second = 3
  const read = async (userId: number) => (await admin.get(api.users.read, { query: { userId } })).userInfo!
  const status = async (userId: number) =>
    admin.ask(api.users.changeStatus, { body: { userId, status: 0, version: (await read(userId)).version } })
  const acts: Record<string, (userId: number) => ReturnType<Client['ask']>> = {
    status,
    password: (userId) => admin.ask(api.users.resetPassword, { body: { userId } }),
    roles: async (userId) =>
      admin.ask(api.users.setRoles, { body: { userId, roleIds: [4], version: (await read(userId)).version } }),
    role: (userId) => admin.ask(api.roleUsers.cancel, { body: { roleId: adminRole, userIds: [userId] } }),
    factors: (userId) => admin.ask(api.users.resetFactors, { body: { userId } }),
    deletion: (userId) => admin.ask(api.users.delete, { query: { ids: [userId] } }),
    import: async (userId) => {
      const { username, nickname } = await read(userId)
      const rows = [{ username, nickname, status: '停用' }]
      return admin.ask(api.userImport.run, { body: { rows, dryRun: false, updateExisting: true } })
    },
  }

  beforeEach(async () => {
    await server.deps.db.insertInto('userRoles').values({ userId: second, roleId: adminRole }).execute()
    const factor = { userId: second, kind: 'totp', name: 'Phone', secret: 'A'.repeat(32) } as const
    await server.deps.db
      .insertInto('factors')
      .values({ ...factor, createdAt: 0, confirmedAt: 0, lastUsedAt: null })
      .execute()
    server.wait(reauthMillis)
  })

  test.each(Object.keys(acts))('is changed by %s after one', async (name) => {
    expect(errorOf(await acts[name]!(second))).toEqual(rejected)
    await show(admin)
    expect((await acts[name]!(second)).status).toBe(200)
  })

  test('is made after one', async () => {
    const grant = () => admin.ask(api.roleUsers.grant, { body: { roleId: adminRole, userIds: [4] } })
    expect(errorOf(await grant())).toEqual(rejected)
    const { version } = await read(4)
    const body = { userId: 4, roleIds: [adminRole, 4], version }
    expect(errorOf(await admin.ask(api.users.setRoles, { body }))).toEqual(rejected)
    await show(admin)
    expect((await grant()).status).toBe(200)
  })

  test('is what others are not', async () => {
    expect((await status(4)).status).toBe(200)
  })
})

test('the own address takes one in the list of users too', async () => {
  const editor = await server.signIn('editor')
  server.wait(reauthMillis)
  const { version } = (await editor.get(api.users.read, { query: { userId: editorId } })).userInfo!
  const body = { userId: editorId, nickname: 'n', deptId: 5, version, email: 'new@atrium.example' }
  expect(errorOf(await editor.ask(api.users.edit, { body }))).toEqual(rejected)
  await show(editor)
  expect((await editor.ask(api.users.edit, { body })).status).toBe(200)
})

describe('settings', () => {
  const edit = async (name: string, value: number | string[]) => {
    const all = await server.client(admin.token, 'en').get(api.settings.list, { query: { name } })
    const { settingId, version } = all[0]!
    const body = { settingId, version }
    return [
      await admin.ask(api.settings.edit, { body: { ...body, value } }),
      await admin.ask(api.settings.reset, { body: { ...body, version: version + 1 } }),
    ]
  }

  test.each([
    ['Sessions a person', 3],
    ['Allowed addresses', []],
  ])('of %s take one', async (name, value) => {
    server.wait(reauthMillis)
    expect((await edit(name, value)).map(({ errorData }) => errorData.error)[0]).toBe('session.reauth')
    await show(admin)
    expect((await edit(name, value)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('of other groups do not', async () => {
    server.wait(reauthMillis)
    expect((await edit('Days that notices are kept', 30)).map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('a code of an own app', () => {
  const showCode = (client: Client, code: string) => client.ask(api.session.reauthenticate, { body: { code } })

  test('shows it as well, once, and counts as a guess where it is wrong', async () => {
    const { address } = await turnOnTotp(server, admin)
    server.wait(reauthMillis)
    expect(errorOf(await showCode(admin, '000000'))).toEqual([400, 'login.wrongCode', 'code'])
    const code = codeAt(address, server.deps.now())
    expect((await showCode(admin, code)).status).toBe(200)
    expect((await changeEmail(admin)).status).toBe(200)
    expect(errorOf(await showCode(admin, code))).toEqual([400, 'login.wrongCode', 'code'])
  })

  test('is no recovery code, and none of somebody else', async () => {
    const { recoveryCodes } = await turnOnTotp(server, admin)
    const { address } = await turnOnTotp(server, await server.signIn('editor'))
    server.wait(reauthMillis)
    for (const code of [recoveryCodes[0]!, codeAt(address, server.deps.now())])
      expect(errorOf(await showCode(admin, code))).toEqual([400, 'login.wrongCode', 'code'])
    expect(errorOf(await changeEmail(admin))).toEqual(rejected)
  })

  test('or the password, not both and not neither', async () => {
    for (const body of [{}, { password: demoPassword, code: '000000' }])
      expect((await admin.ask(api.session.reauthenticate, { body })).status).toBe(400)
  })
})
