import { api } from '#product/contract'
import { reauthMillis } from 'atrium/contract/session'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { repairPassword } from '#server/repair/password-repair'
import { lastLog } from '#server-test/operation-logs'
import { aDept, aRole, aUser, errorOf, postForm } from '#server-test/records/factories'
import { demoPassword, openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

const editorRole = 2
const editorDept = 5
/** A permission that the editor lacks here. */
const foreign = 'system:role:export'

let server: TestServer
let clients: Record<ActorName, Client>
let made = 0

beforeAll(async () => {
  server = await openServer()
  const { db } = server.deps
  const entries = db.selectFrom('menus').where('permission', '=', foreign).select('id')
  await db.deleteFrom('roleMenus').where('roleId', '=', editorRole).where('menuId', 'in', entries).execute()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const accountForm = (change: object = {}) => ({
  username: `robot${++made}`,
  nickname: `Robot ${made}`,
  deptId: editorDept,
  roleIds: [editorRole],
  status: 1 as const,
  remark: '',
  ...change,
})
const add = (by: Client, change: object = {}) => by.ask(api.serviceAccounts.add, { body: accountForm(change) })
const anAccount = async (change: object = {}, by = clients.admin) => (await add(by, change)).body.data
const read = async (userId: number) =>
  (await clients.admin.get(api.serviceAccounts.form, { query: { userId } })).account!
async function edit(by: Client, userId: number, change: object) {
  const { username: _, ...form } = accountForm(change)
  return by.ask(api.serviceAccounts.edit, { body: { userId, version: (await read(userId)).version, ...form } })
}
const addToken = (by: Client, userId: number, change: object = {}) =>
  by.ask(api.serviceAccounts.addToken, { body: { userId, tokenName: `token ${++made}`, permissions: null, ...change } })
const tokenOf = async (userId: number, change: object = {}) =>
  server.client((await addToken(clients.admin, userId, change)).body.data.token, 'en')
const status = async (by: Client) => (await by.ask(api.posts.list, { query: {} })).status
const idsSeenBy = async (by: Client) =>
  (await by.get(api.serviceAccounts.list, { query: { size: 100 } })).items.map(({ userId }) => userId)

describe('a service account', () => {
  test('calls with a token what its roles let it, and the log names both', async () => {
    const userId = await anAccount({ username: 'importer' })
    const client = await tokenOf(userId, { tokenName: 'nightly' })
    expect(await status(client)).toBe(200)
    expect((await client.ask(api.posts.add, { body: postForm('by the importer') })).status).toBe(200)
    expect(await lastLog(server)).toMatchObject({ username: 'importer', tokenName: 'nightly', result: 'done' })
    expect(await read(userId)).toMatchObject({ tokens: 1, roleIds: [editorRole], deptId: editorDept })
    expect((await read(userId)).lastUsedAt).not.toBeNull()
    const { items } = await clients.admin.get(api.apiTokens.list, { query: { username: 'importer' } })
    expect(items.map(({ tokenName }) => tokenName)).toEqual(['nightly'])
  })

  test('is taken a token with fewer permissions, and offered those that it has', async () => {
    const userId = await anAccount()
    const offered = await clients.admin.get(api.serviceAccounts.tokenPermissions, { query: { userId } })
    const codes = offered.map(({ permission }) => permission)
    expect(codes).toContain('system:post:list')
    expect(codes).not.toContain(foreign)
    expect(errorOf(await addToken(clients.admin, userId, { permissions: [foreign] }))).toEqual([
      400,
      'request.invalid',
      'permissions',
    ])
    const client = await tokenOf(userId, { permissions: ['system:dept:list'] })
    expect(await status(client)).toBe(403)
    expect((await client.ask(api.depts.list, { query: {} })).status).toBe(200)
  })

  test('loses what its roles lose, and all while it is disabled', async () => {
    const roleIds = [await aRole(clients.admin, 'robots', { menuIds: await menusOf('system:post:list') })]
    const userId = await anAccount({ roleIds })
    const client = await tokenOf(userId)
    expect(await status(client)).toBe(200)
    await edit(clients.admin, userId, { roleIds, status: 0 })
    expect(await status(client)).toBe(401)
    await edit(clients.admin, userId, { roleIds: [], status: 1 })
    expect(await status(client)).toBe(403)
  })

  test('goes with its tokens, and the log goes on naming it', async () => {
    const userId = await anAccount({ username: 'leaving' })
    const client = await tokenOf(userId)
    await client.ask(api.posts.add, { body: postForm('by the leaving') })
    await clients.admin.get(api.serviceAccounts.delete, { query: { ids: [userId] } })
    expect(await lastLog(server)).toMatchObject({ kind: 'delete', target: 'serviceAccount', targetIds: [userId] })
    expect(await status(client)).toBe(401)
    const { db } = server.deps
    expect(await db.selectFrom('apiTokens').where('userId', '=', userId).selectAll().execute()).toEqual([])
    expect(await db.selectFrom('serviceAccounts').where('userId', '=', userId).selectAll().execute()).toEqual([])
    const { items } = await clients.admin.get(api.operationLogs.list, { query: { username: 'leaving' } })
    expect(items.length).toBeGreaterThan(0)
  })

  test('needs no second factor that its roles require', async () => {
    const menuIds = await menusOf('system:post:list')
    const roleIds = [await aRole(clients.admin, 'guarded', { menuIds, factorRule: 'always', factorGrace: false })]
    expect(await status(await tokenOf(await anAccount({ roleIds })))).toBe(200)
  })

  test('shares its name with nobody', async () => {
    expect(errorOf(await add(clients.admin, { username: 'EDITOR' }))).toEqual([409, 'record.taken', 'username'])
    await anAccount({ username: 'unique.robot' })
    const body = { username: 'Unique.Robot', nickname: 'x', password: 'quiet harbour 41', deptId: 5 }
    expect(errorOf(await clients.admin.ask(api.users.add, { body }))).toEqual([409, 'record.taken', 'username'])
  })
})

describe('a service account is no person', () => {
  let userId: number
  let users: number
  beforeAll(async () => {
    const { total } = (await clients.admin.get(api.users.list, { query: {} })).pageInfo
    users = total
    userId = await anAccount({ username: 'nobody.at.home', nickname: 'Nobody at home' })
  })

  test('it cannot sign in, with any password, and gets none', async () => {
    for (const password of ['', demoPassword, 'nobody.at.home'])
      expect(
        (await server.client().ask(api.session.login, { body: { username: 'nobody.at.home', password } })).status,
      ).not.toBe(200)
    expect((await clients.admin.ask(api.users.resetPassword, { body: { userId } })).status).toBe(404)
    expect((await clients.admin.ask(api.users.resetPasswords, { body: { userIds: [userId] } })).status).toBe(404)
    expect((await clients.admin.ask(api.users.factors, { query: { userId } })).status).toBe(404)
    const { engine, deps } = server
    expect(await repairPassword(engine, deps.passwords, Date.now(), 'nobody.at.home')).toBeUndefined()
  })

  test('not even with a password hash in the database', async () => {
    const { db, passwords } = server.deps
    const id = await anAccount({ username: 'tampered' })
    const passwordHash = await passwords.hash(demoPassword)
    await db.updateTable('users').set({ passwordHash }).where('userId', '=', id).execute()
    const body = { username: 'tampered', password: demoPassword }
    expect((await server.client().ask(api.session.login, { body })).status).not.toBe(200)
    expect(await db.selectFrom('sessions').where('userId', '=', id).selectAll().execute()).toEqual([])
  })

  test('it is in no list, count or file of people, and nobody chooses it', async () => {
    const { admin } = clients
    const named = JSON.stringify([
      await admin.get(api.users.list, { query: { search: 'nobody.at' } }),
      await admin.get(api.users.list, { query: { roleId: editorRole, size: 100 } }),
      await admin.get(api.roleUsers.members, { query: { roleId: editorRole, size: 100 } }),
      await admin.get(api.roleUsers.nonMembers, { query: { roleId: 4, size: 100 } }),
    ])
    expect(named).not.toContain('nobody.at.home')
    expect((await admin.get(api.users.list, { query: {} })).pageInfo.total).toBe(users)
    expect((await admin.get(api.dashboard.read, { query: {} })).users).toBe(users)
    const roles = await admin.get(api.roles.list, { query: {} })
    const shown = await admin.get(api.roleUsers.members, { query: { roleId: editorRole } })
    expect(roles.find(({ roleId }) => roleId === editorRole)!.members).toBe(shown.pageInfo.total)
    for (const by of [clients.admin, clients.editor]) {
      const file = await by.get(api.users.export, { query: { format: 'csv' } })
      const text = await file.text()
      expect(text).toContain('editor')
      expect(text).not.toContain('nobody.at.home')
    }
  })

  test('the calls for people do not find it', async () => {
    const { admin } = clients
    const body = { userId, nickname: 'x', deptId: 5 }
    const found = [
      await admin.ask(api.users.read, { query: { userId } }),
      await admin.ask(api.users.edit, { body: { ...body, version: 1 } }),
      await admin.ask(api.users.changeStatus, { body: { userId, status: 0 } }),
      await admin.ask(api.users.setRoles, { body: { userId, roleIds: [] } }),
      await admin.ask(api.users.delete, { query: { ids: [userId] } }),
      await admin.ask(api.roleUsers.cancel, { body: { roleId: editorRole, userIds: [userId] } }),
      await admin.ask(api.personData.preview, { query: { userId } }),
    ]
    expect(found.map((response) => response.status)).toEqual(found.map(() => 404))
  })

  test('and those for service accounts find no person', async () => {
    const { admin } = clients
    const person = 3
    const found = [
      await admin.ask(api.serviceAccounts.form, { query: { userId: person } }),
      await admin.ask(api.serviceAccounts.delete, { query: { ids: [userId, person] } }),
      await admin.ask(api.serviceAccounts.tokens, { query: { userId: person } }),
      await admin.ask(api.serviceAccounts.tokenPermissions, { query: { userId: person } }),
      await addToken(admin, person),
    ]
    expect(found.map((response) => response.status)).toEqual(found.map(() => 404))
  })

  test('but it keeps its department and its roles from being deleted', async () => {
    const deptId = await aDept(clients.admin, 1)
    const roleId = await aRole(clients.admin, 'kept')
    await anAccount({ deptId, roleIds: [roleId] })
    expect(errorOf(await clients.admin.ask(api.depts.delete, { query: { ids: [deptId] } }))).toEqual([
      409,
      'dept.hasUsers',
    ])
    expect(errorOf(await clients.admin.ask(api.roles.delete, { query: { ids: [roleId] } }))).toEqual([
      409,
      'role.inUse',
    ])
  })
})

describe('the rights of those who administer them', () => {
  beforeEach(() => giveToEditor())

  test('end at their data scope', async () => {
    const [near, far] = [await anAccount(), await anAccount({ deptId: 1 })]
    const { editor } = clients
    const seen = await idsSeenBy(editor)
    expect([seen.includes(near), seen.includes(far)]).toEqual([true, false])
    expect((await addToken(editor, far)).status).toBe(404)
    expect((await edit(editor, far, {})).status).toBe(404)
    expect((await editor.ask(api.serviceAccounts.delete, { query: { ids: [near, far] } })).status).toBe(404)
    expect(errorOf(await add(editor, { deptId: 1 }))).toEqual([400, 'request.invalid', 'deptId'])
  })

  test('give no role and no token beyond their own', async () => {
    const { editor, admin } = clients
    const strong = await aRole(admin, 'strong', { menuIds: await menusOf(foreign) })
    expect(errorOf(await add(editor, { roleIds: [strong] }))).toEqual([400, 'request.invalid', 'roleIds'])
    expect(errorOf(await add(editor, { roleIds: [1] }))).toEqual([400, 'request.invalid', 'roleIds'])
    const userId = await anAccount({ roleIds: [strong] })
    expect(errorOf(await addToken(editor, userId))).toEqual([403, 'access.stronger'])
    const { tokenId } = (await addToken(admin, userId)).body.data
    const ids = { query: { userId, ids: [tokenId] } }
    const body = { userId, tokenId, tokenName: 'mine' }
    expect(errorOf(await editor.ask(api.serviceAccounts.renameToken, { body }))).toEqual([403, 'access.stronger'])
    expect(errorOf(await editor.ask(api.serviceAccounts.revokeTokens, ids))).toEqual([403, 'access.stronger'])
    expect(errorOf(await editor.ask(api.serviceAccounts.delete, { query: { ids: [userId] } }))).toEqual([
      403,
      'access.stronger',
    ])
    expect(errorOf(await edit(editor, userId, { roleIds: [strong], status: 0 }))).toEqual([
      403,
      'access.stronger',
      'status',
    ])
    expect((await admin.ask(api.serviceAccounts.renameToken, { body })).status).toBe(200)
    expect((await admin.ask(api.serviceAccounts.revokeTokens, ids)).status).toBe(200)
    expect(await admin.get(api.serviceAccounts.tokens, { query: { userId } })).toEqual([])
  })

  test('making a token takes a re-authentication, which a token has none of', async () => {
    const own = await openServer()
    const admin = await own.signIn('admin')
    const userId = await admin.get(api.serviceAccounts.add, { body: accountForm() })
    own.wait(reauthMillis)
    expect(errorOf(await addToken(admin, userId))).toEqual([403, 'session.reauth'])
    await admin.get(api.session.reauthenticate, { body: { password: demoPassword } })
    const all = await admin.get(api.ownTokens.add, { body: { tokenName: 'all', permissions: null } })
    expect(errorOf(await addToken(own.client(all.token), userId)).slice(0, 2)).toEqual([403, 'token.sessionOnly'])
    await own.close()
  })

  test('an account gives itself nothing', async () => {
    const userId = await anAccount()
    const client = await tokenOf(userId)
    expect(errorOf(await edit(client, userId, { roleIds: [] }))).toEqual([403, 'access.stronger', 'roleIds'])
    expect(errorOf(await client.ask(api.serviceAccounts.delete, { query: { ids: [userId] } }))).toEqual([
      403,
      'access.stronger',
    ])
  })
})

test('what a service account did is in the log of those who have it in their scope', async () => {
  const client = await tokenOf(await anAccount({ username: 'watched' }))
  await client.ask(api.posts.add, { body: postForm('watched') })
  const { items } = await clients.editor.get(api.operationLogs.list, { query: { username: 'watched' } })
  expect(items.map(({ username }) => username)).toContain('watched')
})

test('people of the same department see a person there as before', async () => {
  const userId = await aUser(clients.admin, 'colleague')
  const { items } = await clients.editor.get(api.users.list, { query: { size: 100 } })
  expect(items.map((one) => one.userId)).toContain(userId)
})

const menusOf = async (...codes: string[]): Promise<number[]> =>
  (await server.deps.db.selectFrom('menus').where('permission', 'in', codes).select('id').execute()).map(({ id }) => id)

/** Lets the editor administer service accounts. */
async function giveToEditor(): Promise<void> {
  const { db } = server.deps
  const held = db.selectFrom('roleMenus').where('roleId', '=', editorRole).select('menuId')
  const missing = await db
    .selectFrom('menus')
    .where('permission', 'like', 'system:serviceAccount:%')
    .where('id', 'not in', held)
    .select('id')
    .execute()
  if (missing.length === 0) return
  await db
    .insertInto('roleMenus')
    .values(missing.map(({ id: menuId }) => ({ roleId: editorRole, menuId })))
    .execute()
}
