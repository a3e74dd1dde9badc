import { api } from '#product/contract'
import { product } from 'atrium/entries/product'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastLog } from '#server-test/operation-logs'
import { openServer, type TestServer } from '#server-test/server'
import { hasWayIn } from '../resources/menu/menu-way-in'
import { repairMenu } from './menu-repair'
import { repairPassword } from './password-repair'

let server: TestServer

beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.close())

const [system, menuPage, userPage] = [1, 101, 100]
const nothing = { added: [], shown: [], left: [] }
const set = (ids: number[], change: object) =>
  server.deps.db.updateTable('menus').set(change).where('id', 'in', ids).execute()
const entries = () => server.deps.db.selectFrom('menus').selectAll().orderBy('id').execute()
const repair = () => repairMenu(product, server.engine, Date.now())

test('a menu that is whole stays as it is, without a line in the log', async () => {
  const before = await entries()
  expect(await repair()).toEqual(nothing)
  expect(await entries()).toEqual(before)
  expect(await server.deps.db.selectFrom('operationLogs').selectAll().execute()).toEqual([])
})

test('the menu administration shows again, and what else is disabled stays so and is named', async () => {
  await set([system], { status: 0 })
  await set([menuPage], { visible: 0 })
  await set([userPage, 1000], { status: 0 })
  const { added, shown, left } = await repair()
  expect(added).toEqual([])
  expect(shown).toEqual(['菜单管理 (Menus, system/menu)', '系统管理 (System, system)'])
  expect(left).toEqual(['用户管理 (Users, system/user)'])
  expect(await hasWayIn(server.deps.db)).toBe(true)
  expect(await lastLog(server)).toMatchObject({
    userId: 0,
    username: '(repair)',
    operation: 'npm run repair',
    targetIds: [menuPage, system],
    before: [{ visible: 0 }, { status: 0 }],
    after: [{ visible: 1 }, { status: 1 }],
  })
  expect(await repair()).toEqual({ ...nothing, left })
})

test('a whole administration that was deleted is there again, with its ids and for no role', async () => {
  const { db } = server.deps
  const before = await entries()
  await db.deleteFrom('menus').where('permission', 'like', 'system:%').execute()
  await db.deleteFrom('menus').where('id', '=', system).execute()
  const gone = before.length - (await entries()).length
  expect((await repair()).added).toHaveLength(gone)
  expect(await entries()).toEqual(before)
  const links = db.selectFrom('roleMenus').where('menuId', 'in', [system, menuPage, userPage, 1000])
  expect(await links.selectAll().execute()).toEqual([])
})

test('a directory below the administration is added with a page that is missing in it, and only then', async () => {
  const { db } = server.deps
  const operation = (await entries()).find(({ path }) => path === 'operation')!
  await set([operation.id], { name: '运维' })
  await db.deleteFrom('menus').where('component', '=', 'system/operation/job').execute()
  expect((await repair()).added[0]).toBe('定时任务 (Jobs, system/operation/job)')
  const jobs = async () => (await entries()).find(({ component }) => component === 'system/operation/job')
  expect((await jobs())!.pid).toBe(operation.id)
  expect(await repair()).toEqual(nothing)
  await set([(await jobs())!.id], { pid: system })
  await db.deleteFrom('menus').where('id', '=', operation.id).execute()
  expect(await repair()).toEqual(nothing)
  await db.deleteFrom('menus').where('component', '=', 'system/operation/job').execute()
  expect((await repair()).added.slice(0, 2)).toEqual([
    '运行维护 (Operation, operation)',
    '定时任务 (Jobs, system/operation/job)',
  ])
  expect((await jobs())!.pid).toBe((await entries()).find(({ path }) => path === 'operation')!.id)
})

test('an entry that was moved or renamed is not added again, and one whose name, path or id is taken gets another', async () => {
  const { db } = server.deps
  await set([menuPage], { pid: 0, name: '入口' })
  await db.deleteFrom('menus').where('pid', '=', userPage).execute()
  await db.deleteFrom('menus').where('id', '=', userPage).execute()
  const other = (await entries()).find(({ id }) => id === 104)
  await db
    .insertInto('menus')
    .values({ ...other!, id: userPage, pid: system, name: '用户管理', path: 'USER' })
    .execute()
  expect((await repair()).added[0]).toBe('用户管理-2 (Users, system/user)')
  const added = (await entries()).find(({ component }) => component === 'system/user')
  expect(added).toMatchObject({ pid: system, path: 'user-2' })
  expect(added!.id).not.toBe(userPage)
  expect((await entries()).filter(({ component }) => component === 'system/menu')).toMatchObject([{ name: '入口' }])
})

test('an account that is disabled and locked out gets in with the password and has to change it', async () => {
  const client = server.client()
  const signIn = (password: string) => client.ask(api.session.login, { body: { username: 'admin', password } })
  const before = await server.signIn('admin')
  for (let tries = 0; tries < 5; tries++) await signIn('wrong')
  expect((await signIn('wrong')).status).toBe(429)
  const outOfReach = { status: 0, passwordExpiresAt: 1 } as const
  await server.deps.db.updateTable('users').set(outOfReach).where('username', '=', 'admin').execute()

  const password = await repairPassword(server.engine, server.deps.passwords, Date.now(), 'ADMIN')
  const answer = await signIn(password!.password)
  expect(answer.status).toBe(200)
  const { errorData } = await server.client(answer.body.data).ask(api.users.list, { query: {} })
  expect(errorData.error).toBe('password.mustChange')
  expect((await before.ask(api.session.userInfo)).status).toBe(401)
  const log = await lastLog(server)
  expect(log).toMatchObject({ username: '(repair)', target: 'user', before: [{ status: 0 }], after: [{ status: 1 }] })
  expect(JSON.stringify(log)).not.toContain('argon2')
})

test('a user who does not exist gets none', async () => {
  expect(await repairPassword(server.engine, server.deps.passwords, Date.now(), 'nobody')).toBeUndefined()
})

test('the admin reads of a repair in the operation log', async () => {
  await set([menuPage], { status: 0 })
  await repair()
  const admin = await server.signIn('admin')
  const { items } = await admin.get(api.operationLogs.list, { query: {} })
  expect(items).toMatchObject([{ userId: 0, username: '(repair)', title: 'npm run repair', kind: 'edit' }])
  const editor = await server.signIn('editor')
  expect((await editor.get(api.operationLogs.list, { query: {} })).items).toEqual([])
})
