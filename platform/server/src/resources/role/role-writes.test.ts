import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRole, errorOf, roleForm } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'
import { lastLog } from '#server-test/operation-logs'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const add = (key: string, change: object = {}) => aRole(clients.admin, key, change)
const read = (roleId: number) => clients.admin.get(api.roles.read, { query: { roleId } })
const ticked = async (roleId: number) =>
  (await clients.admin.get(api.roles.menuTree, { query: { roleId } })).checkedMenuIds

describe('a role', () => {
  test('is added with its menus, and opens own records unless the form says otherwise', async () => {
    const roleId = await add('writer', { menuIds: [1, 100, 101], menuCheckStrictly: false })
    expect(await read(roleId)).toMatchObject({ dataScope: 5, status: 1, menuCheckStrictly: false, deptIds: [] })
    expect(await ticked(roleId)).toEqual([1, 100, 101])
    expect((await lastLog(server)).after).toMatchObject([{ roleKey: 'writer', menuIds: [1, 100, 101] }])
  })

  test('keeps its menus when an edit does not name them, and gets those that it names', async () => {
    const roleId = await add('reader', { menuIds: [100, 101], menuCheckStrictly: false, remark: 'kept' })
    const edit = (version: number, change: object) =>
      clients.admin.get(api.roles.edit, { body: { ...roleForm('reader'), roleId, version, ...change } })
    await edit(1, { roleNameEn: 'Reader' })
    expect(await ticked(roleId)).toEqual([100, 101])
    expect(await read(roleId)).toMatchObject({ remark: 'kept', menuCheckStrictly: false, roleNameEn: 'Reader' })
    await edit(2, { menuIds: [101, 105] })
    expect(await ticked(roleId)).toEqual([101, 105])
    expect(await lastLog(server)).toMatchObject({ before: [{ menuIds: [100, 101] }], after: [{ menuIds: [101, 105] }] })
    await edit(3, { menuIds: [] })
    expect(await ticked(roleId)).toEqual([])
  })

  test.each([
    ['roleName', { roleName: '' }],
    ['roleName', { roleName: 'x'.repeat(31) }],
    ['roleKey', { roleKey: 'no spaces' }],
    ['roleKey', { roleKey: '角色' }],
    ['roleKey', { roleKey: 'x'.repeat(101) }],
    ['roleSort', { roleSort: null }],
    ['status', { status: '1' }],
    ['remark', { remark: 'x'.repeat(501) }],
    ['menuIds', { menuIds: [100, 100] }],
    ['menuIds', { menuIds: [100, 9999] }],
    ['menuIds.0', { menuIds: ['100'] }],
    ['admin', { admin: true }],
    ['dataScope', { dataScope: 1 }],
  ])('with a wrong %s is rejected at that field', async (field, change) => {
    const answer = await clients.admin.ask(api.roles.add, { body: { ...roleForm('wrong'), ...change } })
    expect(errorOf(answer)).toEqual([400, 'request.invalid', field])
    const left = server.deps.db.selectFrom('roles').where('roleKey', '=', 'wrong').selectAll()
    expect(await left.execute()).toEqual([])
  })

  test.each([',', '，', ';', '；', '、'])('has no name with %s, which separates roles in imports', async (sign) => {
    const name = `a${sign}b`
    const english = await server.signIn('admin', 'en')
    const answer = await english.ask(api.roles.add, {
      body: { ...roleForm('comma'), roleName: name, roleNameEn: name },
    })
    const text = 'Must not contain commas or semicolons: they separate roles in imports'
    expect(answer.errorData).toMatchObject({
      error: 'request.invalid',
      fields: { roleName: text, roleNameEn: text },
    })
  })

  test('that has such a name from before is read, and saved with another one', async () => {
    const roleId = await add('old_comma')
    await server.deps.db.updateTable('roles').set({ roleName: '甲,乙' }).where('roleId', '=', roleId).execute()
    expect(await read(roleId)).toMatchObject({ roleName: '甲,乙' })
    const edit = (roleName: string) =>
      clients.admin.ask(api.roles.edit, { body: { ...roleForm('old_comma'), roleName, roleId, version: 1 } })
    expect(errorOf(await edit('甲,乙'))).toEqual([400, 'request.invalid', 'roleName'])
    expect((await edit('甲乙')).status).toBe(200)
  })

  test('has a name and a key of its own', async () => {
    await add('sole')
    for (const field of ['roleKey', 'roleName']) {
      const answer = await clients.admin.ask(api.roles.add, { body: { ...roleForm('other'), [field]: 'sole' } })
      expect(errorOf(answer)).toEqual([409, 'record.taken', field])
    }
  })

  test('of an old version is stale; a status may be switched without one', async () => {
    const roleId = await add('switched')
    const change = (body: object) => clients.admin.ask(api.roles.changeStatus, { body: { roleId, ...body } })
    expect((await change({ status: 0 })).status).toBe(200)
    expect(await read(roleId)).toMatchObject({ status: 0, version: 2 })
    expect(errorOf(await change({ status: 1, version: 1 }))).toEqual([409, 'record.stale'])
    expect((await change({ status: 1, version: 2 })).status).toBe(200)
    const edit = await clients.admin.ask(api.roles.edit, { body: { ...roleForm('switched'), roleId, version: 2 } })
    expect(errorOf(edit)).toEqual([409, 'record.stale'])
  })

  test('is not deleted while somebody holds it, and the message says how many', async () => {
    const unused = await add('unused')
    const remove = (ids: number[]) => clients.admin.ask(api.roles.delete, { query: { ids } })
    const answer = await remove([unused, 3, 4])
    expect([...errorOf(answer), answer.body.msg]).toEqual([409, 'role.inUse', '该角色已分配给 2 名用户，不能删除'])
    expect((await remove([unused, 9999])).status).toBe(404)
    expect((await remove([unused])).status).toBe(200)
    const body = { roleId: unused, status: 0 as const }
    expect((await clients.admin.ask(api.roles.changeStatus, { body })).status).toBe(404)
  })
})

test('the admin role stays as it is, even for admins', async () => {
  const before = await read(1)
  const attempts = await Promise.all([
    clients.admin.ask(api.roles.edit, { body: { ...roleForm('admin2'), roleId: 1, version: 1, menuIds: [] } }),
    clients.admin.ask(api.roles.changeStatus, { body: { roleId: 1, status: 0 } }),
    clients.admin.ask(api.roles.dataScope, { body: { roleId: 1, dataScope: 5 } }),
    clients.admin.ask(api.roles.delete, { query: { ids: [1] } }),
  ])
  expect(attempts.map(errorOf)).toEqual(attempts.map(() => [409, 'role.isAdmin']))
  expect(await read(1)).toEqual(before)
})

describe('as editor', () => {
  test('roles one does not hold, the admin role first, answer exactly as what does not exist', async () => {
    for (const call of [
      (roleId: number) => clients.editor.ask(api.roles.edit, { body: { ...roleForm('mine'), roleId, version: 1 } }),
      (roleId: number) => clients.editor.ask(api.roles.changeStatus, { body: { roleId, status: 0 } }),
      (roleId: number) => clients.editor.ask(api.roles.dataScope, { body: { roleId, dataScope: 5 } }),
      (roleId: number) => clients.editor.ask(api.roles.delete, { query: { ids: [roleId] } }),
    ]) {
      const missing = await call(9999)
      expect(missing.status).toBe(404)
      for (const roleId of [1, 3]) expect((await call(roleId)).body).toEqual(missing.body)
    }
  })

  test('only menus one holds go into a role', async () => {
    await server.deps.db.deleteFrom('roleMenus').where('roleId', '=', 2).where('menuId', '=', 105).execute()
    const before = await ticked(2)
    const body = (menuIds: number[]) => ({ body: { ...roleForm(`by_editor_${menuIds.join('_')}`), menuIds } })
    expect(errorOf(await clients.editor.ask(api.roles.add, body([100, 105])))).toEqual([
      400,
      'request.invalid',
      'menuIds',
    ])
    expect((await clients.editor.ask(api.roles.add, body([100]))).status).toBe(200)
    const edit = { ...roleForm('editor'), roleName: '编辑', roleId: 2, version: 1, menuIds: [105] }
    expect(errorOf(await clients.editor.ask(api.roles.edit, { body: edit }))).toEqual([
      400,
      'request.invalid',
      'menuIds',
    ])
    expect(await ticked(2)).toEqual(before)
  })
})
