import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '#server-test/records/factories'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
let editor: Client

/** A role with a permission that the editor lacks, and one with a permission that the editor has. */
const [strongRole, weakRole, wideRole] = [50, 51, 52]
/** Colleagues of the editor in their department 5. */
const [peer, stronger, wider] = [20, 21, 22]
const roleOf: Record<number, number> = { [peer]: weakRole, [stronger]: strongRole, [wider]: wideRole }
const editorRole = 2
const withEditor = (userId: number) => [roleOf[userId]!, editorRole]
const foreign = 'system:role:export'

beforeAll(async () => {
  const mail = { publicUrl: 'https://admin.example.com', from: 'office@example.com', send: async () => {} }
  server = await openServer({ mail })
  admin = await server.signIn('admin')
  await addRole(strongRole, 3, [foreign])
  await addRole(weakRole, 3, ['system:post:list'])
  await addRole(wideRole, 4, [])
  const { db } = server.deps
  const codes = db.selectFrom('menus').where('permission', '=', foreign).select('id')
  await db.deleteFrom('roleMenus').where('roleId', '=', editorRole).where('menuId', 'in', codes).execute()
  const child = { deptId: 60, pid: 5, deptName: 'child', deptNameEn: '', orderNum: 1, leader: '', phone: '', email: '' }
  await db
    .insertInto('depts')
    .values({ ...child, status: 1 })
    .execute()
})
afterAll(() => server.close())

beforeEach(async () => {
  const { db } = server.deps
  await db.deleteFrom('users').where('userId', '>', 4).execute()
  await db.updateTable('roles').set({ status: 1 }).execute()
  await addUser(peer, 'peer')
  await addUser(stronger, 'stronger')
  await addUser(wider, 'wider')
  editor = await server.signIn('editor')
})

async function addRole(roleId: number, dataScope: number, codes: string[]): Promise<void> {
  const { db } = server.deps
  const names = { roleKey: `r${roleId}`, roleName: `r${roleId}`, roleNameEn: '', remark: '', roleSort: 9 }
  const flags = { status: 1, menuCheckStrictly: 1, deptCheckStrictly: 1 } as const
  await db
    .insertInto('roles')
    .values({ roleId, dataScope, ...names, ...flags })
    .execute()
  if (!codes.length) return
  const menus = await db.selectFrom('menus').where('permission', 'in', codes).select('id').execute()
  await db
    .insertInto('roleMenus')
    .values(menus.map(({ id }) => ({ roleId, menuId: id })))
    .execute()
}

async function addUser(userId: number, username: string): Promise<void> {
  const { db } = server.deps
  const { userId: _, ...editorRow } = await db
    .selectFrom('users')
    .selectAll()
    .where('userId', '=', 2)
    .executeTakeFirstOrThrow()
  const own = { userId, username, email: `${username}@atrium.example`, phoneNumber: '' }
  await db
    .insertInto('users')
    .values({ ...editorRow, ...own, version: 1 })
    .execute()
  await db.insertInto('userRoles').values({ userId, roleId: roleOf[userId]! }).execute()
}

const read = async (userId: number) => (await admin.get(api.users.read, { query: { userId } })).userInfo!
const form = { nickname: 'n', deptId: 5 }
const edit = (userId: number, change: object) =>
  editor.ask(api.users.edit, { body: { ...form, userId, version: 1, ...change } })
const sessionOf = async (username: string) => {
  const { items } = await admin.get(api.onlineSessions.list, { query: { username } })
  return items[0]!.sessionId
}

async function resetFactors(userId: number) {
  const times = { createdAt: 0, confirmedAt: 1, lastUsedAt: null }
  const factor = { userId, kind: 'totp', name: 'Phone', secret: 'A', ...times } as const
  await server.deps.db.insertInto('factors').values(factor).execute()
  const answer = await editor.ask(api.users.resetFactors, { body: { userId } })
  const { factors } = await admin.get(api.users.factors, { query: { userId } })
  expect(factors).toHaveLength(answer.status === 200 ? 0 : 1)
  return answer
}

/** Every way to take over or disarm an account, and the field that the error names. */
const acts: [string, (userId: number) => ReturnType<Client['ask']>, string[]][] = [
  ['resetPassword', (userId) => editor.ask(api.users.resetPassword, { body: { userId } }), []],
  ['resetPasswords', (userId) => editor.ask(api.users.resetPasswords, { body: { userIds: [userId] } }), []],
  ['invite', (userId) => editor.ask(api.users.invite, { body: { userIds: [userId] } }), []],
  ['resetFactors', resetFactors, []],
  ['changeStatus', (userId) => editor.ask(api.users.changeStatus, { body: { userId, status: 0 } }), ['status']],
  ['edit status', (userId) => edit(userId, { status: 0 }), ['status']],
  ['edit email', (userId) => edit(userId, { email: 'mine@atrium.example' }), ['email']],
  ['edit phoneNumber', (userId) => edit(userId, { phoneNumber: '13911112222' }), ['phoneNumber']],
  ['edit roles', (userId) => edit(userId, { roleIds: withEditor(userId) }), ['roleIds']],
  [
    'setRoles',
    (userId) => editor.ask(api.users.setRoles, { body: { userId, roleIds: withEditor(userId) } }),
    ['roleIds'],
  ],
  ['grant', (userId) => editor.ask(api.roleUsers.grant, { body: { roleId: editorRole, userIds: [userId] } }), []],
  ['delete', (userId) => editor.ask(api.users.delete, { query: { ids: [userId] } }), []],
]

describe.each([
  ['with a permission that the actor lacks', stronger],
  ['whose role opens departments that the actor does not', wider],
])('of a colleague %s', (_, userId) => {
  test.each(acts)('%s is rejected, and says why', async (_name, act, fields) => {
    const answer = await act(userId)
    expect(errorOf(answer)).toEqual([403, 'access.stronger', ...fields])
    expect(answer.body.msg).toBe('对方拥有您没有的权限或数据范围，不能执行该操作，请联系管理员')
    expect(await read(userId)).toMatchObject({ status: 1, version: 1 })
  })

  test('a role that both hold is not taken', async () => {
    await server.deps.db.insertInto('userRoles').values({ userId, roleId: editorRole }).execute()
    const answer = await editor.ask(api.roleUsers.cancel, { body: { roleId: editorRole, userIds: [userId] } })
    expect(errorOf(answer)).toEqual([403, 'access.stronger'])
  })

  test('a session is not ended', async () => {
    const { username } = await read(userId)
    const client = await server.signIn(username as 'editor')
    const ids = [await sessionOf(username)]
    expect(errorOf(await editor.ask(api.onlineSessions.kick, { query: { ids } }))).toEqual([403, 'access.stronger'])
    expect((await client.ask(api.session.userInfo)).status).toBe(200)
  })

  test('what gives no hold on the account may be changed, and values that stay are no change', async () => {
    const { email, phoneNumber, roleIds, status } = await read(userId)
    const same = { email, phoneNumber, status, deptId: 5, roleIds }
    expect((await edit(userId, { ...same, nickname: 'other', remark: 'r', sex: 0, postId: 3 })).status).toBe(200)
  })

  test('an import notes it at each column, in a dry run as for good', async () => {
    const { username } = await read(userId)
    const row = { username, status: '停用', email: 'mine@atrium.example', phoneNumber: '13911112222', nickname: 'n' }
    const ask = (dryRun: boolean) =>
      editor.ask(api.userImport.run, { body: { rows: [row], dryRun, updateExisting: true } })
    const text = '对方拥有您没有的权限或数据范围，不能执行该操作，请联系管理员'
    const fields = { status: text, email: text, phoneNumber: text }
    expect((await ask(true)).body.data.errors).toEqual([{ row: 0, fields }])
    expect((await ask(false)).errorData.fields).toEqual(
      Object.fromEntries(Object.entries(fields).map(([column, message]) => [`rows.0.${column}`, message])),
    )
  })
})

describe('of a colleague with nothing but what the actor has', () => {
  test.each(acts)('%s is done', async (_name, act) => {
    expect((await act(peer)).status).toBe(200)
  })
})

test('rights by a disabled role do not count', async () => {
  await server.deps.db.updateTable('roles').set({ status: 0 }).where('roleId', '=', strongRole).execute()
  expect((await editor.ask(api.users.resetPassword, { body: { userId: stronger } })).status).toBe(200)
})

test('the admin may do it all', async () => {
  expect((await admin.ask(api.users.resetPassword, { body: { userId: stronger } })).status).toBe(200)
  expect((await admin.ask(api.users.delete, { query: { ids: [stronger, wider] } })).status).toBe(200)
})

test('one may end own sessions and change the own e-mail address in the list of users', async () => {
  expect((await editor.ask(api.onlineSessions.kick, { query: { ids: [await sessionOf('editor')] } })).status).toBe(200)
  editor = await server.signIn('editor')
  const { version } = await read(2)
  expect((await edit(2, { email: 'new@atrium.example', version })).status).toBe(200)
})

describe('a role that somebody stronger holds too', () => {
  beforeEach(async () => {
    await server.deps.db.insertInto('userRoles').values({ userId: stronger, roleId: editorRole }).execute()
  })
  const change = async (body: object) => {
    const { roleKey, roleName, roleSort, version } = await admin.get(api.roles.read, { query: { roleId: editorRole } })
    return editor.ask(api.roles.edit, {
      body: { roleId: editorRole, roleKey, roleName, roleSort, version, ...body },
    })
  }

  test('keeps its status, menus and data scope', async () => {
    const body = { roleId: editorRole }
    expect(errorOf(await editor.ask(api.roles.changeStatus, { body: { ...body, status: 0 } }))).toEqual([
      403,
      'access.stronger',
      'status',
    ])
    expect(errorOf(await change({ status: 0 }))).toEqual([403, 'access.stronger', 'status'])
    expect(errorOf(await change({ menuIds: [] }))).toEqual([403, 'access.stronger', 'menuIds'])
    expect(errorOf(await editor.ask(api.roles.dataScope, { body: { ...body, dataScope: 5 } }))).toEqual([
      403,
      'access.stronger',
      'dataScope',
    ])
  })

  test('may get another name', async () => {
    expect((await change({ remark: 'r' })).status).toBe(200)
  })
})
