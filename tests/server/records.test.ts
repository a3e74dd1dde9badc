import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
let guest: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  guest = await server.signIn('guest')
})
afterAll(() => server.close())

test('departments are filtered by their name in either language', async () => {
  const names = async (deptName: string) =>
    (await admin.get(api.depts.list, { query: { deptName } })).map((dept) => dept.deptName)
  expect(await names('平台')).toEqual(['平台组'])
  expect(await names('platform')).toEqual(['平台组'])
})

test('menus are listed whole, buttons included, and read one by one', async () => {
  const menus = await admin.get(api.menus.list, { query: { name: '用户管理' } })
  expect(menus).toMatchObject([{ id: 100, pid: 1, menuType: 1, component: 'system/user' }])
  expect(await admin.get(api.menus.read, { query: { id: 1000 } })).toMatchObject({
    menuType: 2,
    permission: 'system:user:query',
  })
})

test('posts are paged and filtered', async () => {
  const { items, pageInfo } = await admin.get(api.posts.list, { query: { postName: 'manager', size: 1 } })
  expect(items.map(({ postCode }) => postCode)).toEqual(['ceo'])
  expect(pageInfo.total).toBe(2)
  expect((await admin.get(api.posts.read, { query: { postId: 3 } })).postCode).toBe('hr')
})

test('the three dictionaries follow the polarity: 1 is the positive value', async () => {
  const types = await admin.get(api.dicts.options)
  const builtIn = types.filter(({ dictType }) => dictType.startsWith('sys_')).map(({ dictType }) => dictType)
  expect(builtIn).toEqual(['sys_user_sex', 'sys_normal_disable', 'sys_show_hide'])
  const values = await guest.get(api.dicts.values, { query: { dictType: 'sys_normal_disable' } })
  expect(values.map(({ dictValue, dictLabel, isDefault }) => [dictValue, dictLabel, isDefault])).toEqual([
    ['1', '启用', 'Y'],
    ['0', '停用', 'N'],
  ])
})

test('dictionary data is paged over all dictionaries or one', async () => {
  const all = await server.deps.db.selectFrom('dictData').select('dictCode').execute()
  expect((await admin.get(api.dicts.data, { query: {} })).pageInfo.total).toBe(all.length)
  const { items } = await admin.get(api.dicts.data, { query: { dictType: 'sys_show_hide', dictLabel: '隐' } })
  expect(items).toMatchObject([{ dictName: '显示隐藏', dictValue: '0', default: false }])
  expect(await admin.get(api.dicts.readData, { query: { dictCode: 1 } })).toMatchObject({ dictLabel: '男' })
})

test('a disabled dictionary has no values', async () => {
  await server.deps.db.updateTable('dictTypes').set({ status: 0 }).where('dictType', '=', 'sys_user_sex').execute()
  expect(await guest.get(api.dicts.values, { query: { dictType: 'sys_user_sex' } })).toEqual([])
})

test.each([
  [api.menus.read, 'id'],
  [api.depts.read, 'deptId'],
  [api.posts.read, 'postId'],
  [api.dicts.read, 'dictId'],
  [api.dicts.readData, 'dictCode'],
  [api.roles.read, 'roleId'],
])('$path rejects invalid ids, and answers 404 for unknown records', async (endpoint, key) => {
  for (const bad of ['0', '01', '1.0', '[1]', 'x', '', '-3', '1e3', '99999999999999999999']) {
    const { status, errorData } = await admin.ask(endpoint, { query: { [key]: bad } })
    expect([bad, status, Object.keys(errorData.fields ?? {})]).toEqual([bad, 400, [key]])
  }
  expect((await admin.ask(endpoint, {})).errorData.fields).toEqual({ [key]: '必填' })
  expect((await admin.ask(endpoint, { query: { [key]: 123_456 } })).status).toBe(404)
})

test('the dashboard counts sign-ins of the last days', async () => {
  const { signInsPerDay, signInsToday, usersByRole, usersByDepartment } = await admin.get(api.dashboard.read, {
    query: { days: 7 },
  })
  expect(signInsPerDay).toHaveLength(7)
  expect(signInsPerDay.at(-1)!.count).toBe(signInsToday)
  expect(signInsToday).toBe(2)
  expect(usersByRole).toContainEqual(expect.objectContaining({ name: '编辑', count: 1 }))
  expect(usersByDepartment).toContainEqual(expect.objectContaining({ name: '平台组', count: 1 }))
})

const role = { roleKey: 'reader', roleName: 'Reader', roleSort: 9 }
const post = { postCode: 'clerk', postName: 'Clerk', postSort: 9 }
const dept = { pid: 1, deptName: 'Stock', orderNum: 9 }
const entry = { pid: 0, menuType: 0 as const, name: 'Reports', sort: 9, path: 'reports' }
const value = { dictType: 'sizes', dictLabel: 'Other', dictValue: 'other', dictSort: 9 }

test.each([
  ['roleKey', api.roles.add, role, { roleKey: 'READER', roleName: 'Another' }],
  ['roleName', api.roles.add, { ...role, roleKey: 'second', roleName: 'Second' }, { roleKey: 'a', roleName: 'SECOND' }],
  ['postCode', api.posts.add, post, { postCode: 'CLERK', postName: 'Another' }],
  ['postName', api.posts.add, { ...post, postCode: 'b', postName: 'Second' }, { postCode: 'c', postName: 'SECOND' }],
  ['deptName', api.depts.add, dept, { deptName: 'STOCK' }],
  ['name', api.menus.add, entry, { name: 'REPORTS', path: 'others' }],
  ['dictLabel', api.dicts.addData, value, { dictLabel: 'OTHER', dictValue: 'another' }],
])('%s is taken by one that differs in case alone', async (field, call, body, change) => {
  if (call === api.dicts.addData) await admin.get(api.dicts.add, { body: { dictName: 'Sizes', dictType: 'sizes' } })
  expect((await admin.ask(call, { body })).status).toBe(200)
  const { status, errorData } = await admin.ask(call, { body: { ...body, ...change } })
  expect([status, errorData.error, ...Object.keys(errorData.fields ?? {})]).toEqual([409, 'record.taken', field])
})

describe('every field whose value is taken is named at once', () => {
  const person = { nickname: 'n', deptId: 1, password: 'walnut desk 7' }
  const known = { username: 'EDITOR', phoneNumber: '13800002210', email: 'Editor@atrium.example' }
  const errorParts = ({ status, errorData }: Awaited<ReturnType<Client['ask']>>) => [
    status,
    errorData.error,
    errorData.fields,
  ]
  const taken = (...fields: string[]) => [
    409,
    'record.taken',
    Object.fromEntries(fields.map((field) => [field, '已被使用，请换一个'])),
  ]

  test('of a user, new or edited, and of the own profile', async () => {
    expect(errorParts(await admin.ask(api.users.add, { body: { ...person, ...known } }))).toEqual(
      taken('username', 'email', 'phoneNumber'),
    )
    const { username: _, ...contact } = known
    const edit = { ...contact, nickname: 'n', deptId: 6, userId: 4, version: 1 }
    expect(errorParts(await admin.ask(api.users.edit, { body: edit }))).toEqual(taken('email', 'phoneNumber'))
    const { version } = await guest.get(api.profile.read)
    const own = await guest.ask(api.profile.edit, {
      body: { nickname: 'n', ...contact, version },
    })
    expect(errorParts(own)).toEqual(taken('email', 'phoneNumber'))
  })

  test.each([
    ['roles', api.roles, 'roleId', { roleKey: 'k1', roleName: 'N1', roleSort: 1 }, ['roleKey', 'roleName']],
    ['posts', api.posts, 'postId', { postCode: 'k1', postName: 'N1', postSort: 1 }, ['postCode', 'postName']],
    ['menus', api.menus, 'id', { pid: 0, menuType: 0 as const, name: 'N1', path: 'k1', sort: 1 }, ['name', 'path']],
  ])('of %s, new or edited', async (_, { add, edit }, id, form, fields) => {
    await admin.get(add as typeof api.posts.add, { body: form as never })
    expect(errorParts(await admin.ask(add, { body: form }))).toEqual(taken(...fields))
    const other = { ...form, [fields[0]!]: 'k2', [fields[1]!]: 'k2' }
    const otherId = await admin.get(add as typeof api.posts.add, { body: other as never })
    const change = { ...form, [id]: otherId, version: 1 }
    expect(errorParts(await admin.ask(edit, { body: change }))).toEqual(taken(...fields))
  })

  test('of a dictionary, whose values another one may have', async () => {
    for (const dictType of ['first', 'second']) {
      await admin.get(api.dicts.add, { body: { dictName: dictType, dictType } })
      const body = { dictType, dictLabel: 'L', dictValue: 'v', dictSort: 1 }
      expect((await admin.ask(api.dicts.addData, { body })).status).toBe(200)
      expect(errorParts(await admin.ask(api.dicts.addData, { body }))).toEqual(taken('dictLabel', 'dictValue'))
    }
  })
})

test('a name may change in case alone, and no role has the key of the built-in one in capitals', async () => {
  const postId = await admin.get(api.posts.add, { body: { ...post, postCode: 'guard', postName: 'Guard' } })
  const edit = { ...post, postId, postCode: 'GUARD', postName: 'GUARD', version: 1 }
  expect((await admin.ask(api.posts.edit, { body: edit })).status).toBe(200)
  const { errorData } = await admin.ask(api.roles.add, { body: { ...role, roleKey: 'ADMIN', roleName: 'Mine' } })
  expect(Object.keys(errorData.fields!)).toEqual(['roleKey'])
})
