import { api } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from '#server-test/server'
import { errorOf } from '#server-test/records/factories'

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const [system, menuPage] = [1, 101]
const lastWayIn = [409, 'menu.lastWayIn']

const read = (id: number) => admin.get(api.menus.read, { query: { id } })
const add = (form: object) =>
  admin.get(api.menus.add, { body: { pid: 0, menuType: 0, name: 'another', sort: 5, path: 'another', ...form } })
const edit = async (id: number, change: object) => {
  const { pid, menuType, name, sort, version } = await read(id)
  return admin.ask(api.menus.edit, { body: { id, pid, menuType, name, sort, version, ...change } })
}
const remove = (ids: number[]) => admin.ask(api.menus.delete, { query: { ids } })

test.each([
  ['disabling its page', menuPage, { status: 0 }],
  ['hiding its page', menuPage, { visible: 0 }],
  ['disabling the directory above', system, { status: 0 }],
  ['hiding the directory above', system, { visible: 0 }],
  ['another component', menuPage, { component: 'system/user' }],
  ['a frame', menuPage, { frameSrc: 'https://docs.example', component: '' }],
])('%s is rejected where it is the last way into the menu administration', async (_, id, change) => {
  const before = await read(id)
  expect(errorOf(await edit(id, change))).toEqual(lastWayIn)
  expect(await read(id)).toEqual(before)
})

test('moving it below a disabled directory is rejected', async () => {
  const pid = await add({ status: 0 })
  expect(errorOf(await edit(menuPage, { pid }))).toEqual(lastWayIn)
})

test('deleting it is rejected, and the message says what would be lost', async () => {
  const { db } = server.deps
  await db.deleteFrom('roleMenus').where('roleId', '<>', 1).execute()
  const buttons = await db.selectFrom('menus').where('pid', '=', menuPage).select('id').execute()
  const answer = await remove([menuPage, ...buttons.map(({ id }) => id)])
  expect(errorOf(answer)).toEqual(lastWayIn)
  expect(answer.body.msg).toMatch(/包括管理员在内的所有人都打不开菜单管理/)
  await read(menuPage)
})

test('where there is another way in, none of it is rejected', async () => {
  const id = await add({ menuType: 1, name: 'second', path: 'second', component: 'system/menu' })
  expect((await edit(menuPage, { status: 0 })).status).toBe(200)
  expect(errorOf(await edit(id, { visible: 0 }))).toEqual(lastWayIn)
  expect((await edit(menuPage, { status: 1 })).status).toBe(200)
  expect((await remove([id])).status).toBe(200)
})

test('where there is none already, entries can be changed all the same', async () => {
  const { db } = server.deps
  await db.updateTable('menus').set({ status: 0 }).where('id', 'in', [system, menuPage]).execute()
  expect((await edit(menuPage, { status: 1 })).status).toBe(200)
  expect((await edit(system, { status: 1 })).status).toBe(200)
})
