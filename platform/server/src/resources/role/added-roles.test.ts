import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRole, aUser, errorOf } from '#server-test/records/factories'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
let editor: Client

/** The editor and the common user, in the editor's department. The button that adds users, and one that only the admin holds. */
const [editorId, commonId] = [2, 3]
const [adding, foreign] = [1001, 1900]

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  editor = await server.signIn('editor')
  const { db } = server.deps
  await db.updateTable('users').set({ deptId: 5 }).where('userId', '=', commonId).execute()
  await db.deleteFrom('userRoles').where('userId', '=', commonId).execute()
  const row = await db.selectFrom('menus').selectAll().where('id', '=', adding).executeTakeFirstOrThrow()
  await db
    .insertInto('menus')
    .values({ ...row, id: foreign, name: 'count', permission: 'system:stock:count' })
    .execute()
})
afterAll(() => server.close())

let roleId: number
let count = 0

beforeEach(async () => {
  await server.deps.db.deleteFrom('userRoles').where('userId', '=', commonId).execute()
  roleId = await aRole(editor, `added-${++count}`, { roleName: `added ${count}`, menuIds: [adding] })
})

const idsOf = async (client: Client) => (await client.get(api.roles.list, { query: {} })).map((role) => role.roleId)
const offered = async () => (await editor.get(api.users.read, { query: {} })).roles.map((role) => role.roleId)
const grant = (client = editor) => client.ask(api.roleUsers.grant, { body: { roleId, userIds: [commonId] } })
const setStatus = (status: 0 | 1, client = editor) => client.ask(api.roles.changeStatus, { body: { roleId, status } })
/** The admin puts more into the role than the editor holds. */
const addForeign = () => server.deps.db.insertInto('roleMenus').values({ roleId, menuId: foreign }).execute()

test('who adds a role sees it, and may change and delete it; others do not see it', async () => {
  expect(await idsOf(editor)).toContain(roleId)
  const { version } = await editor.get(api.roles.read, { query: { roleId } })
  const body = { roleId, roleName: 'changed', roleKey: `changed-${count}`, roleSort: 2, version }
  expect((await editor.ask(api.roles.edit, { body })).status).toBe(200)
  expect((await editor.ask(api.roles.dataScope, { body: { roleId, dataScope: 3 } })).status).toBe(200)
  await server.deps.db.insertInto('userRoles').values({ userId: commonId, roleId: 2 }).execute()
  const other = await server.signIn('common')
  expect(await idsOf(other)).toEqual([2])
  expect((await other.ask(api.roles.read, { query: { roleId } })).status).toBe(404)
  expect((await editor.ask(api.roles.delete, { query: { ids: [roleId] } })).status).toBe(200)
  expect(await idsOf(editor)).not.toContain(roleId)
})

test('who adds a role may give it, by every form', async () => {
  expect(await offered()).toContain(roleId)
  expect((await grant()).status).toBe(200)
  expect((await editor.ask(api.roleUsers.cancel, { body: { roleId, userIds: [commonId] } })).status).toBe(200)
  const body = { userId: commonId, roleIds: [roleId] }
  expect((await editor.ask(api.users.setRoles, { body })).status).toBe(200)
})

test('with a permission in it that its author lacks it is not theirs to give, to themselves or others', async () => {
  await addForeign()
  expect(await offered()).not.toContain(roleId)
  expect(errorOf(await grant())).toEqual([400, 'request.invalid', 'roleId'])
  for (const userId of [commonId, editorId]) {
    const roleIds = userId === editorId ? [2, roleId] : [roleId]
    const answer = await editor.ask(api.users.setRoles, { body: { userId, roleIds } })
    expect(errorOf(answer)).toEqual([400, 'request.invalid', 'roleIds'])
  }
  const row = { username: 'common', roles: `added-${count}` }
  const answer = await editor.ask(api.userImport.run, { body: { rows: [row], dryRun: true, updateExisting: true } })
  expect(Object.keys(answer.body.data.errors[0]!.fields)).toEqual(['roles'])
  expect((await grant(admin)).status).toBe(200)
})

test('with such a permission it is not enabled by its author either, who may hold it', async () => {
  await server.deps.db.insertInto('userRoles').values({ userId: editorId, roleId }).execute()
  await setStatus(0, admin)
  await addForeign()
  expect(errorOf(await setStatus(1))).toEqual([403, 'access.stronger', 'status'])
  expect((await setStatus(1, admin)).status).toBe(200)
  await server.deps.db.deleteFrom('userRoles').where('roleId', '=', roleId).execute()
})

test('nor with a wider data scope', async () => {
  await server.deps.db.insertInto('userRoles').values({ userId: editorId, roleId }).execute()
  await setStatus(0, admin)
  await server.deps.db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', roleId).execute()
  expect(errorOf(await setStatus(1))).toEqual([400, 'access.widerScope', 'status'])
  await server.deps.db.deleteFrom('userRoles').where('roleId', '=', roleId).execute()
  expect((await setStatus(1)).status).toBe(200)
  expect(errorOf(await grant())).toEqual([400, 'access.widerScope', 'userIds'])
})

test('a role outlasts its author', async () => {
  const { db } = server.deps
  // A person of its own: the demo rows of a module may name those of the demo.
  const author = await aUser(admin, 'author')
  await db.updateTable('roles').set({ createdBy: author }).where('roleId', '=', roleId).execute()
  await db.deleteFrom('users').where('userId', '=', author).execute()
  expect(await idsOf(admin)).toContain(roleId)
})
