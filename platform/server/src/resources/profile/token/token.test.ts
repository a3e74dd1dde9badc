import { api } from '#product/contract'
import { reauthMillis } from 'atrium/contract/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyLog } from '#server/audit/chain/verify'
import { lastLog } from '#server-test/operation-logs'
import { aDept, aPost, aUser, errorOf, postForm } from '#server-test/records/factories'
import { demoPassword, openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

const [office, elsewhere] = ['203.0.113.7', '198.51.100.9']
const day = 86_400_000
const [adminId, editorId, guestRole] = [1, 2, 4]

let server: TestServer
let clients: Record<ActorName, Client>
let address: string
let made = 0

beforeAll(async () => {
  server = await openServer({ addressOf: () => address })
  address = office
  clients = await signInAll(server)
})
afterAll(() => server.close())
beforeEach(() => {
  address = office
})

const form = (change: object = {}) => ({
  tokenName: `token ${++made}`,
  permissions: null,
  ...change,
})
const add = (by: Client, change: object = {}) => by.ask(api.ownTokens.add, { body: form(change) })
const tokenOf = async (by: Client, change: object = {}) => (await add(by, change)).body.data
const aToken = async (by: Client, change: object = {}) => server.client((await tokenOf(by, change)).token, 'en')
const listPosts = (by: Client) => by.ask(api.posts.list, { query: {} })
const addPost = (by: Client, name: string) => by.ask(api.posts.add, { body: postForm(name) })
const outcome = async (by: Client) => errorOf(await listPosts(by)).slice(0, 2)

/** Sends a call with these headers. */
const send = (headers: Record<string, string>, path = '/api/system/post/list') =>
  server.app.request(`http://localhost${path}`, { headers })

describe('a token', () => {
  test('makes the calls of its owner, and is listed with its use', async () => {
    const { token, tokenId } = await tokenOf(clients.editor, { tokenName: 'nightly' })
    const client = server.client(token)
    expect((await listPosts(client)).status).toBe(200)
    const [listed] = await clients.editor.get(api.ownTokens.list)
    expect(listed).toMatchObject({ tokenId, tokenName: 'nightly', hint: token.slice(-4), lastUsedAddress: office })
    expect(listed!.lastUsedAt).not.toBeNull()
    expect(Date.parse(listed!.expiresAt) - Date.parse(listed!.createdAt)).toBe(90 * day)
  })

  test('is stored nowhere, neither in its table nor in the log', async () => {
    const { token } = await tokenOf(clients.editor)
    const rows = await server.deps.db.selectFrom('apiTokens').selectAll().execute()
    const log = await lastLog(server)
    expect(log).toMatchObject({ kind: 'add', target: 'apiToken', tokenName: '' })
    expect(JSON.stringify([rows, log])).not.toContain(token)
    expect(JSON.stringify(log)).not.toMatch(/hash/i)
  })

  test('with a wrong character is unknown, and the response asks for a token', async () => {
    const { token } = await tokenOf(clients.editor)
    const wrong = `${token.slice(0, 12)}${token[12] === 'x' ? 'y' : 'x'}${token.slice(13)}`
    for (const text of [wrong, token.toLowerCase(), `${token}x`, '']) {
      const response = await send({ authorization: `Bearer ${text}`, lang: 'en' })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
      expect(((await response.json()) as { data: unknown }).data).toEqual({ error: 'token.unknown' })
    }
    expect((await send({})).headers.get('www-authenticate')).toBeNull()
  })

  test('is never taken together with a session', async () => {
    const { token } = await tokenOf(clients.editor)
    const both = await send({ authorization: `Bearer ${token}`, token: clients.editor.token! })
    expect([both.status, await both.json()]).toMatchObject([400, { data: { error: 'token.withSession' } }])
    expect((await send({ token })).status).toBe(401)
    expect((await send({ authorization: `Bearer ${clients.editor.token!}` })).status).toBe(401)
    expect((await send({ authorization: 'Basic YTpi', token: clients.editor.token! })).status).toBe(200)
  })

  test('expires', async () => {
    const own = await openServer()
    const editor = await own.signIn('editor')
    const { token } = await editor.get(api.ownTokens.add, { body: form({ days: 1 }) })
    own.wait(day - 60_000)
    expect((await listPosts(own.client(token))).status).toBe(200)
    own.wait(61_000)
    expect(await outcome(own.client(token))).toEqual([401, 'token.expired'])
    await own.close()
  })

  test('of somebody disabled opens nothing until they are enabled', async () => {
    const userId = await aUser(clients.admin, 'sleeper', { roleIds: [2] })
    const body = { username: 'sleeper', password: 'quiet harbour 41' }
    const first = server.client(await server.client().get(api.session.login, { body }))
    const password = 'walnut desk 7'
    const renewed = await first.get(api.profile.changePassword, { body: { old: body.password, new: password } })
    const client = await aToken(server.client(renewed))
    expect((await listPosts(client)).status).toBe(200)
    const setStatus = async (status: 0 | 1) => {
      const { userInfo } = await clients.admin.get(api.users.read, { query: { userId } })
      await clients.admin.get(api.users.changeStatus, { body: { userId, status, version: userInfo!.version } })
    }
    await setStatus(0)
    expect(await outcome(client)).toEqual([401, 'token.disabled'])
    await setStatus(1)
    expect((await listPosts(client)).status).toBe(200)
    await clients.admin.get(api.users.resetPassword, { body: { userId } })
    expect(await outcome(client)).toEqual([403, 'password.mustChange'])
    await clients.admin.get(api.users.delete, { query: { ids: [userId] } })
    expect(await outcome(client)).toEqual([401, 'token.unknown'])
  })

  test('works from its addresses alone', async () => {
    const client = await aToken(clients.editor, { addresses: ['203.0.113.0/24', '2001:db8::/32'] })
    expect((await listPosts(client)).status).toBe(200)
    address = elsewhere
    expect(await outcome(client)).toEqual([403, 'token.address'])
    expect((await addPost(client, 'from elsewhere')).errorData.error).toBe('token.address')
    address = '2001:db8::7'
    expect((await listPosts(client)).status).toBe(200)
  })

  test('that is revoked opens nothing', async () => {
    const { token, tokenId } = await tokenOf(clients.editor)
    expect((await clients.guest.ask(api.ownTokens.revoke, { query: { ids: [tokenId] } })).status).toBe(404)
    await clients.editor.get(api.ownTokens.revoke, { query: { ids: [tokenId] } })
    expect(await outcome(server.client(token))).toEqual([401, 'token.unknown'])
    expect(await lastLog(server)).toMatchObject({ kind: 'delete', target: 'apiToken', targetIds: [tokenId] })
  })

  test('outlives the sessions of its owner, and is not one of them', async () => {
    const here = await server.signIn('editor')
    const client = await aToken(here)
    await here.get(api.session.logout)
    expect((await listPosts(client)).status).toBe(200)
    for (const call of [api.session.logout, api.ownTokens.list, api.profile.edit, api.events.stream])
      expect((await client.ask(call)).errorData.error).toBe('token.sessionOnly')
    expect((await add(client)).errorData.error).toBe('token.sessionOnly')
    expect((await client.get(api.session.userInfo)).userInfo.username).toBe('editor')
  })
})

describe('making a token', () => {
  test('takes a re-authentication', async () => {
    const own = await openServer()
    const guest = await own.signIn('guest')
    own.wait(reauthMillis)
    expect(errorOf(await add(guest))).toEqual([403, 'session.reauth'])
    await guest.get(api.session.reauthenticate, { body: { password: demoPassword } })
    expect((await add(guest)).status).toBe(200)
    await own.close()
  })

  test.each([
    ['tokenName', { tokenName: ' ' }],
    ['days', { days: 366 }],
    ['days', { days: 0 }],
    ['permissions', { permissions: [] }],
    ['permissions', { permissions: ['system:user:list', 'no:such:code'] }],
    ['permissions', { permissions: ['*:*:*'] }],
    ['addresses.0', { addresses: ['example.org'] }],
    ['dataScope', { dataScope: 1 }],
  ])('is rejected at %s: %o', async (field, change) => {
    expect(errorOf(await add(clients.admin, change))).toEqual([400, 'request.invalid', field])
  })

  test('gives nothing that its owner lacks', async () => {
    expect(errorOf(await add(clients.guest, { permissions: ['system:post:list'] }))).toEqual([
      400,
      'request.invalid',
      'permissions',
    ])
    expect(await clients.guest.get(api.ownTokens.permissions)).toEqual([])
    const offered = await clients.editor.get(api.ownTokens.permissions)
    expect(offered.map(({ permission }) => permission)).toContain('system:post:add')
    const ofAdmin = await clients.admin.get(api.ownTokens.permissions)
    expect(new Set(ofAdmin.map(({ permission }) => permission)).size).toBe(ofAdmin.length)
  })

  test('takes a name once', async () => {
    await tokenOf(clients.editor, { tokenName: 'Twice' })
    expect(errorOf(await add(clients.editor, { tokenName: 'twice' }))).toEqual([409, 'record.taken', 'tokenName'])
    expect((await add(clients.admin, { tokenName: 'twice' })).status).toBe(200)
  })
})

test('a token is renamed by its owner, and the log has both names', async () => {
  const { tokenId, token } = await tokenOf(clients.editor, { tokenName: 'before' })
  const rename = (by: Client, tokenName: string) => by.ask(api.ownTokens.rename, { body: { tokenId, tokenName } })
  await tokenOf(clients.editor, { tokenName: 'other' })
  expect(errorOf(await rename(clients.editor, 'OTHER'))).toEqual([409, 'record.taken', 'tokenName'])
  expect((await rename(clients.admin, 'taken over')).status).toBe(404)
  expect((await rename(server.client(token), 'by itself')).status).toBe(403)
  expect((await rename(clients.editor, 'Before')).status).toBe(200)
  expect((await rename(clients.editor, 'after')).status).toBe(200)
  const log = await lastLog(server)
  expect(log).toMatchObject({ kind: 'edit', target: 'apiToken', result: 'done' })
  expect(JSON.stringify(log)).toMatch(/Before.*after/)
  await addPost(server.client(token), `by${tokenId}`)
  expect(await lastLog(server)).toMatchObject({ tokenName: 'after' })
})

describe('the rights of a token', () => {
  test('are those chosen, of those that its owner has at that moment', async () => {
    const { db } = server.deps
    const entries = await db
      .selectFrom('menus')
      .where('permission', 'in', ['system:post:list', 'system:post:add'])
      .select('id')
      .execute()
    const give = () =>
      db
        .insertInto('roleMenus')
        .values(entries.map(({ id }) => ({ roleId: guestRole, menuId: id })))
        .execute()
    await give()
    const [all, one] = [await aToken(clients.guest), await aToken(clients.guest, { permissions: ['system:post:list'] })]
    expect([(await listPosts(all)).status, (await listPosts(one)).status]).toEqual([200, 200])
    expect((await addPost(all, 'byall')).status).toBe(200)
    expect(await addPost(one, 'byone')).toMatchObject({ status: 403, errorData: { error: 'access.denied' } })
    expect((await one.get(api.session.userInfo)).permissions).toEqual(['system:post:list'])
    await db.deleteFrom('roleMenus').where('roleId', '=', guestRole).execute()
    expect([await outcome(all), await outcome(one)]).toEqual([
      [403, 'access.denied'],
      [403, 'access.denied'],
    ])
  })

  test('of an admin with one permission are not those of an admin', async () => {
    const one = await aToken(clients.admin, { permissions: ['system:user:list'] })
    const { items } = await one.get(api.users.list, { query: { size: 100 } })
    expect(items.length).toBeGreaterThan(1)
    expect(items.map(({ userId }) => userId)).not.toContain(adminId)
    expect(await outcome(one)).toEqual([403, 'access.denied'])
    const all = await aToken(clients.admin)
    expect((await all.get(api.users.list, { query: { size: 100 } })).items.map(({ userId }) => userId)).toContain(
      adminId,
    )
    expect((await all.get(api.session.userInfo)).permissions).toEqual(['*:*:*'])
  })

  test('give no role or menu entry that the token has no permission for', async () => {
    const codes = ['system:role:add', 'system:role:list', 'system:role:edit', 'system:menu:list', 'system:user:add']
    const { db } = server.deps
    const entry = await db
      .selectFrom('menus')
      .where('permission', '=', 'system:post:add')
      .select('id')
      .executeTakeFirstOrThrow()
    for (const by of [clients.admin, clients.editor]) {
      const client = await aToken(by, { permissions: codes.slice(0, by === clients.admin ? 5 : 4) })
      const body = { roleKey: `r${made}`, roleName: `r${made}`, roleSort: 1, menuIds: [entry.id] }
      expect(errorOf(await client.ask(api.roles.add, { body }))).toEqual([400, 'request.invalid', 'menuIds'])
    }
    const client = await aToken(clients.admin, { permissions: codes })
    const body = { username: 'climber', nickname: 'climber', password: 'quiet harbour 41', deptId: 5 }
    for (const roleIds of [[1], [2]])
      expect(errorOf(await client.ask(api.users.add, { body: { ...body, roleIds } })).slice(0, 2)).toEqual([
        400,
        'request.invalid',
      ])
  })

  test('leave the account of its owner alone, which else would be a way to a session', async () => {
    const people = [
      [clients.editor, editorId],
      [clients.admin, adminId],
    ] as const
    for (const [by, userId] of people) {
      const client = await aToken(by)
      expect((await client.ask(api.users.resetPassword, { body: { userId } })).status).toBe(409)
      const { userInfo } = await clients.admin.get(api.users.read, { query: { userId } })
      const { nickname, deptId, roleIds, version } = userInfo!
      const body = { userId, nickname, deptId: deptId!, roleIds, version, email: 'somebody@else.example' }
      expect(errorOf(await client.ask(api.users.edit, { body }))).toEqual([403, 'access.stronger', 'email'])
    }
  })

  test('end at its data scope', async () => {
    const deptId = await aDept(clients.admin, 1)
    const below = await aDept(clients.admin, deptId)
    const [boss, near, far] = [
      await aUser(clients.admin, 'boss', { deptId, roleIds: [1] }),
      await aUser(clients.admin, 'near', { deptId }),
      await aUser(clients.admin, 'far', { deptId: below }),
    ]
    const body = { username: 'boss', password: 'quiet harbour 41' }
    const first = server.client(await server.client().get(api.session.login, { body }))
    const password = 'walnut desk 7'
    const owner = server.client(
      await first.get(api.profile.changePassword, { body: { old: body.password, new: password } }),
    )
    const seenBy = async (change: object) => {
      const client = await aToken(owner, change)
      const { items } = await client.get(api.users.list, { query: { size: 100 } })
      return [editorId, boss, near, far].filter((id) => items.some(({ userId }) => userId === id))
    }
    expect(await seenBy({})).toEqual([editorId, boss, near, far])
    // As somebody who is no admin, who sees no admins, not even themselves.
    expect(await seenBy({ dataScope: 4 })).toEqual([near, far])
    expect(await seenBy({ dataScope: 3 })).toEqual([near])
    expect(await seenBy({ dataScope: 5 })).toEqual([])
    const client = await aToken(owner, { dataScope: 3 })
    const depts = await client.get(api.depts.list, { query: {} })
    expect(JSON.stringify(depts)).toContain(`"deptId":${deptId},`)
    expect(JSON.stringify(depts)).not.toContain(`"deptId":${below},`)
    expect((await client.ask(api.users.resetPassword, { body: { userId: far } })).status).toBe(404)
    expect((await client.ask(api.users.resetPassword, { body: { userId: near } })).status).toBe(200)
  })
})

describe('the operation log', () => {
  test('names the person and the token, whether the call was done or not, and its chain holds both', async () => {
    const client = await aToken(clients.editor, { tokenName: 'importer' })
    await aPost(client, 'logged')
    expect(await lastLog(server)).toMatchObject({ username: 'editor', tokenName: 'importer', result: 'done' })
    await addPost(client, 'logged')
    expect(await lastLog(server)).toMatchObject({ tokenName: 'importer', result: 'record.taken' })
    const { items } = await clients.admin.get(api.operationLogs.list, { query: { size: 2 } })
    expect(items.map(({ tokenName }) => tokenName)).toEqual(['importer', 'importer'])
    const { db } = server.deps
    const damage = async () => (await verifyLog(db, 'operationLogs', { keys: undefined })).damage?.what
    expect(await damage()).toBeUndefined()
    const { logId } = items[0]!
    for (const [tokenName, found] of [
      ['', 'changed'],
      ['other', 'changed'],
      ['importer', undefined],
    ] as const) {
      await db.updateTable('operationLogs').set({ tokenName }).where('logId', '=', logId).execute()
      expect(await damage()).toBe(found)
    }
  })
})

describe('administrators', () => {
  test('see and revoke the tokens of people in their scope, and not of stronger ones', async () => {
    const ofEditor = await tokenOf(clients.editor, { tokenName: 'seen' })
    const ofAdmin = await tokenOf(clients.admin, { tokenName: 'seen' })
    const list = (by: Client, query: object = {}) =>
      by.get(api.apiTokens.list, { query: { tokenName: 'SEEN', ...query } })
    expect((await list(clients.admin)).items.map(({ username }) => username)).toEqual(['admin', 'editor'])
    expect((await list(clients.admin, { username: 'edit' })).items).toMatchObject([{ tokenId: ofEditor.tokenId }])
    expect(JSON.stringify(await list(clients.admin))).not.toMatch(/hash|atr_/i)
    expect((await list(clients.editor)).items.map(({ username }) => username)).toEqual(['editor'])
    const revoke = (by: Client, ids: number[]) => by.ask(api.apiTokens.revoke, { query: { ids } })
    expect((await revoke(clients.editor, [ofAdmin.tokenId])).status).toBe(404)
    expect((await revoke(clients.admin, [ofEditor.tokenId, 99_999])).status).toBe(404)
    expect((await revoke(clients.admin, [ofEditor.tokenId])).status).toBe(200)
    expect(await outcome(server.client(ofEditor.token))).toEqual([401, 'token.unknown'])
  })
})

describe('the rate', () => {
  test('of a token is limited, and each response says what is left', async () => {
    const own = await openServer()
    await own.deps.db.updateTable('settings').set({ value: '3' }).where('settingName', '=', 'tokenRequests').execute()
    const editor = await own.signIn('editor')
    const [one, other] = [
      own.client((await editor.get(api.ownTokens.add, { body: form() })).token, 'en'),
      own.client((await editor.get(api.ownTokens.add, { body: form() })).token),
    ]
    for (const left of [2, 1, 0]) {
      const { status, headers } = await listPosts(one)
      expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"token";q=3;w=60'])
      expect(headers.get('ratelimit')).toMatch(new RegExp(`^"token";r=${left};t=(60|59|58)$`))
    }
    const { status, headers, errorData } = await listPosts(one)
    expect([status, errorData.error]).toEqual([429, 'token.tooMany'])
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await listPosts(other)).status).toBe(200)
    expect((await listPosts(editor)).headers.get('ratelimit')).toBeNull()
    own.wait(60_000)
    expect((await listPosts(one)).status).toBe(200)
    await own.close()
  })
})
