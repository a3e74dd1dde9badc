import { api } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDept, aRole } from '#server-test/records/factories'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
let editor: Client
let deptId: number
let roleId: number

const [adminId, editorId, guestId, editorRole, otherRole] = [1, 2, 4, 2, 3]

// The editor may do everything, in their own department and below. The admin is in one below, and only in their own scope.
beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  const { db } = server.deps
  await db.updateTable('roles').set({ dataScope: 4 }).where('roleId', '=', editorRole).execute()
  const menuIds = (await db.selectFrom('menus').select('id').execute()).map(({ id }) => id)
  await db.deleteFrom('roleMenus').where('roleId', '=', editorRole).execute()
  await db
    .insertInto('roleMenus')
    .values(menuIds.map((menuId) => ({ roleId: editorRole, menuId })))
    .execute()
  const own = await db.selectFrom('users').where('userId', '=', editorId).select('deptId').executeTakeFirstOrThrow()
  deptId = await aDept(admin, own.deptId!)
  await db.updateTable('users').set({ deptId, postId: 1 }).where('userId', '=', adminId).execute()
  editor = await server.signIn('editor')
  roleId = await aRole(editor, 'own')
  await db.insertInto('userRoles').values({ userId: guestId, roleId }).execute()
})
afterAll(() => server.close())

const calls: Record<string, [error: string, call: (client: Client) => ReturnType<Client['ask']>]> = {
  'the deletion of a department': [
    'dept.hasUsers',
    (client) => client.ask(api.depts.delete, { query: { ids: [deptId] } }),
  ],
  'the deletion of a role': ['role.inUse', (client) => client.ask(api.roles.delete, { query: { ids: [roleId] } })],
  'the deletion of a post': ['post.inUse', (client) => client.ask(api.posts.delete, { query: { ids: [1] } })],
  'the deletion of a menu entry': [
    'menu.inUse',
    async (client) => client.ask(api.menus.delete, { query: { ids: [await leaf()] } }),
  ],
}

/** A menu entry with nothing below it that another role holds too. */
async function leaf(): Promise<number> {
  const { db } = server.deps
  const parents = db.selectFrom('menus').select('pid')
  const { id } = await db.selectFrom('menus').where('id', 'not in', parents).select('id').executeTakeFirstOrThrow()
  await db.deleteFrom('roleMenus').where('roleId', '=', otherRole).execute()
  await db.insertInto('roleMenus').values({ roleId: otherRole, menuId: id }).execute()
  return id
}

test.each(Object.entries(calls))('%s counts no records out of scope for its reader', async (_, [error, call]) => {
  const seen = await call(editor)
  expect([seen.status, seen.errorData.error]).toEqual([409, error])
  expect(seen.body.msg).toContain('若干（含您看不到的）')
  expect(seen.body.msg).not.toMatch(/\d/)
  const all = await call(admin)
  expect([all.errorData.error, all.body.msg]).toEqual([error, expect.stringMatching(/\d/)])
})

test('the question before a department is disabled neither, in both languages', async () => {
  const { version } = await admin.get(api.depts.read, { query: { deptId } })
  const english = await server.signIn('editor', 'en')
  const pid = (
    await server.deps.db.selectFrom('depts').where('deptId', '=', deptId).select('pid').executeTakeFirstOrThrow()
  ).pid
  const body = { deptId, pid, deptName: '下级', orderNum: 1, status: 0 as const, version }
  const answer = await english.ask(api.depts.edit, { body })
  expect([answer.errorData.error, answer.body.msg]).toEqual([
    'dept.usersInside',
    expect.stringContaining('some, also ones that you may not see'),
  ])
})
