import { api } from '#product/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const names = async (client: Client, query: object = {}) =>
  (await client.get(api.users.list, { query })).items.map(({ username }) => username)

describe('the list of users', () => {
  test('is all four for the admin, with department, roles and without any secret', async () => {
    const { items, pageInfo } = await clients.admin.get(api.users.list, { query: {} })
    expect(pageInfo).toEqual({ total: 4, currentPage: 1, pageSize: 10 })
    expect(items[0]).toMatchObject({ username: 'admin', admin: true, deptName: 'Atrium 集团', roleIds: [1] })
    expect(items[1]).toMatchObject({
      username: 'editor',
      admin: false,
      roles: [{ roleKey: 'editor', roleName: '编辑' }],
    })
    expect(JSON.stringify(items)).not.toContain('argon2')
  })

  test('names department and role in the language asked for', async () => {
    const english = await server.signIn('admin', 'en')
    const { items } = await english.get(api.users.list, { query: { username: 'editor' } })
    expect(items[0]).toMatchObject({ deptName: 'Platform', roles: [{ roleName: 'Editor' }] })
  })

  test('pages, and counts over all pages', async () => {
    const { items, pageInfo } = await clients.admin.get(api.users.list, { query: { page: 2, size: 3 } })
    expect(items.map(({ username }) => username)).toEqual(['guest'])
    expect(pageInfo).toEqual({ total: 4, currentPage: 2, pageSize: 3 })
  })

  test('finds users whose post is one of several, or who have none', async () => {
    const ofGuest = server.deps.db.updateTable('users').where('username', '=', 'guest')
    await ofGuest.set({ postId: null }).execute()
    const all = await clients.admin.get(api.users.list, { query: {} })
    const having = (isIn: (postId: number | null) => boolean) =>
      all.items.filter(({ postId }) => isIn(postId)).map(({ username }) => username)
    expect(await names(clients.admin, { postIdOneOf: '1,2' })).toEqual(having((id) => id === 1 || id === 2))
    expect(await names(clients.admin, { postIdEmpty: 'true' })).toEqual(['guest'])
    expect(await names(clients.admin, { postIdEmpty: 'false' })).toEqual(having((id) => id !== null))
    expect(await names(clients.admin, { postIdOneOf: '1', postIdEmpty: 'true' })).toEqual([])
    await ofGuest.set({ postId: all.items[0]!.postId }).execute()
  })

  test.each(['', ',', '1,x', Array.from({ length: 51 }, (_, at) => at + 1).join()])(
    'rejects %j as the values of one filter',
    async (postIdOneOf) => {
      expect((await clients.admin.ask(api.users.list, { query: { postIdOneOf } })).status).toBe(400)
    },
  )

  test('sorts by several columns, the first one counting most, and exports in that order', async () => {
    const { db } = server.deps
    const nickname = async (userId: number, name: string) =>
      db.updateTable('users').set({ nickname: name }).where('userId', '=', userId).execute()
    const before = await db.selectFrom('users').select(['userId', 'nickname']).execute()
    for (const { userId } of before) await nickname(userId, userId < 3 ? 'b' : 'a')
    const query = { sort: 'nickname', thenBy: '-username' } as const
    expect(await names(clients.admin, query)).toEqual(['guest', 'common', 'editor', 'admin'])
    expect(await names(clients.admin, { ...query, thenBy: 'username', order: 'desc' })).toEqual([
      'admin',
      'editor',
      'common',
      'guest',
    ])
    expect(await names(clients.admin, { ...query, page: 2, size: 2 })).toEqual(['editor', 'admin'])
    const file = await clients.admin.get(api.users.export, { query: { ...query, format: 'csv' } })
    const lines = (await file.text()).trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(',')[1])).toEqual(['guest', 'common', 'editor', 'admin'])
    for (const row of before) await nickname(row.userId, row.nickname)
  })

  test('are exported with the columns that are named, in that order', async () => {
    const heading = async (columns: string) => {
      const file = await clients.admin.get(api.users.export, { query: { columns, format: 'csv' } })
      return (await file.text()).replace('\uFEFF', '').split('\r\n')[0]
    }
    expect(await heading('status,user,nothing')).toBe('状态,用户名,昵称')
    expect(await heading('nothing')).toContain('编号,用户名,昵称,部门')
    expect((await clients.admin.ask(api.users.export, { query: { columns: 'a,,b' } })).status).toBe(400)
  })

  test.each(['password', '-', 'username,username', 'username,', '--username'])(
    'rejects %j as further columns',
    async (thenBy) => {
      const { status } = await clients.admin.ask(api.users.list, { query: { thenBy } })
      expect(status).toBe(400)
    },
  )

  test.each([
    ['in the order of the ids', { pageWith: 3, size: 1 }, ['common'], 3],
    ['in another order', { pageWith: 1, size: 3, sort: 'username', order: 'desc' }, ['admin'], 2],
    ['under a filter', { pageWith: 4, size: 1, search: 'atrium', status: 1 }, ['guest'], 4],
  ])('answers the page with a certain user, %s', async (_, query, expected, currentPage) => {
    const { items, pageInfo } = await clients.admin.get(api.users.list, { query: { ...query, page: 9 } as object })
    expect(items.map(({ username }) => username)).toEqual(expected)
    expect(pageInfo.currentPage).toBe(currentPage)
  })

  test.each([
    ['the filter excludes', { pageWith: 4, username: 'editor' }],
    ['is not there', { pageWith: 999, username: 'editor' }],
  ])('answers the page asked for where a user %s', async (_, query) => {
    const { items, pageInfo } = await clients.admin.get(api.users.list, { query: { ...query, page: 1, size: 1 } })
    expect(items.map(({ username }) => username)).toEqual(['editor'])
    expect(pageInfo.currentPage).toBe(1)
  })

  test('does not say on which page a user out of scope would be', async () => {
    const { items, pageInfo } = await clients.editor.get(api.users.list, { query: { pageWith: 4, size: 1 } })
    expect(items.map(({ username }) => username)).toEqual(['editor'])
    expect(pageInfo.currentPage).toBe(1)
  })

  test('sorts by the columns the contract names', async () => {
    expect(await names(clients.admin, { sort: 'username', order: 'desc' })).toEqual([
      'guest',
      'editor',
      'common',
      'admin',
    ])
  })

  test.each([
    [{ username: ' EDIT ' }, ['editor']],
    [{ phoneNumber: '0000' }, ['admin', 'editor', 'common', 'guest']],
    [{ phoneNumber: '2210' }, ['admin']],
    [{ username: '%' }, []],
    [{ username: '_' }, []],
    [{ username: '\\' }, []],
    [{ username: "' or 1=1 --" }, []],
    [{ search: ' EDIT ' }, ['editor']],
    [{ search: '思远' }, ['editor']],
    [{ search: 'GUEST@atrium' }, ['guest']],
    [{ search: '2210' }, ['admin']],
    [{ search: '%' }, []],
    [{ search: '_' }, []],
    [{ search: 'editor', username: 'guest' }, []],
    [{ roleId: 3 }, ['common']],
    [{ roleId: 999 }, []],
    [{ postId: 2 }, ['editor']],
    [{ postId: 999 }, []],
    [{ status: 0 }, []],
    [{ deptId: 2 }, ['editor']],
    [{ deptId: 1 }, ['admin', 'editor', 'common', 'guest']],
    [{ deptId: 999 }, []],
  ])('filtered by %j', async (query, expected) => {
    expect(await names(clients.admin, query)).toEqual(expected)
  })

  test('searched finds by name, nickname, e-mail address or phone number alone', async () => {
    const { db } = server.deps
    const own = { username: 'quince', nickname: 'Robin', email: 'mail@garden.example', phoneNumber: '13000000071' }
    const kept = await db
      .selectFrom('users')
      .where('userId', '=', 4)
      .select(['username', 'nickname', 'email', 'phoneNumber'])
      .executeTakeFirstOrThrow()
    await db.updateTable('users').set(own).where('userId', '=', 4).execute()
    for (const search of ['QUIN', 'robin', 'garden', '0071']) {
      expect(await names(clients.admin, { search }), search).toEqual(['quince'])
    }
    await db.updateTable('users').set(kept).where('userId', '=', 4).execute()
  })

  test('finds a percent sign where there is one', async () => {
    const rename = (username: string) => server.deps.db.updateTable('users').set({ username }).where('userId', '=', 4)
    await rename('50%_off').execute()
    expect(await names(clients.admin, { username: '%_' })).toEqual(['50%_off'])
    await rename('guest').execute()
  })

  test.each([
    [{ page: '0' }, 'page', '不能小于 1'],
    [{ size: '10000' }, 'size', '不能大于 100'],
    [{ page: '01' }, 'page', '格式不正确'],
    [{ page: '1.0' }, 'page', '格式不正确'],
    [{ deptId: '[1]' }, 'deptId', '格式不正确'],
    [{ deptId: '-1' }, 'deptId', '格式不正确'],
    [{ status: '2' }, 'status', '格式不正确'],
    [{ sort: 'passwordHash' }, 'sort', '不是可选的值'],
    [{ nickname: 'x' }, 'nickname', '不支持的字段'],
    [{ pageWith: '0' }, 'pageWith', '格式不正确'],
    [{ roleId: 'x' }, 'roleId', '格式不正确'],
    [{ username: 'x'.repeat(101) }, 'username', '最多 100 个字符'],
  ])('rejects %j at its field', async (query, field, message) => {
    const { status, errorData } = await clients.admin.ask(api.users.list, { query })
    expect(status).toBe(400)
    expect(errorData.fields).toEqual({ [field]: message })
  })

  test('rejects a key that comes twice', async () => {
    const answer = await server.app.request('/api/system/user/list?page=1&page=2', {
      headers: { token: clients.admin.token! },
    })
    expect(answer.status).toBe(400)
  })
})

describe('scope', () => {
  const scope = (dataScope: number) =>
    server.deps.db.updateTable('roles').set({ dataScope }).where('roleKey', '=', 'editor').execute()
  const move = (username: string, deptId: number) =>
    server.deps.db.updateTable('users').set({ deptId }).where('username', '=', username).execute()

  afterEach(async () => {
    await scope(3)
    await move('common', 3)
    await move('admin', 1)
    await server.deps.db.deleteFrom('roleDepts').execute()
  })

  test('own department: its users, in rows and total, and the admin never', async () => {
    await move('common', 5)
    await move('admin', 5)
    const { items, pageInfo } = await clients.editor.get(api.users.list, { query: {} })
    expect(items.map(({ username }) => username)).toEqual(['editor', 'common'])
    expect(pageInfo.total).toBe(2)
  })

  test('own department and below', async () => {
    await server.deps.db.updateTable('users').set({ deptId: 2 }).where('username', '=', 'editor').execute()
    await move('common', 7)
    await scope(4)
    expect(await names(clients.editor)).toEqual(['editor', 'common'])
    await move('editor', 5)
  })

  test('chosen departments', async () => {
    await scope(2)
    expect(await names(clients.editor)).toEqual([])
    await server.deps.db.insertInto('roleDepts').values({ roleId: 2, deptId: 6 }).execute()
    expect(await names(clients.editor)).toEqual(['guest'])
  })

  test('own records', async () => {
    await scope(5)
    await move('common', 5)
    expect(await names(clients.editor)).toEqual(['editor'])
  })

  test('all, which still leaves the admin out', async () => {
    await scope(1)
    expect(await names(clients.editor)).toEqual(['editor', 'common', 'guest'])
  })

  test('adds up over the enabled roles', async () => {
    const { db } = server.deps
    const extra = {
      roleSort: 9,
      dataScope: 2,
      menuCheckStrictly: 1,
      deptCheckStrictly: 1,
      remark: '',
      roleNameEn: '',
    } as const
    await db
      .insertInto('roles')
      .values({ ...extra, roleId: 50, roleKey: 'extra', roleName: 'extra', status: 1 })
      .execute()
    await db.insertInto('roleDepts').values({ roleId: 50, deptId: 3 }).execute()
    await db.insertInto('userRoles').values({ userId: 2, roleId: 50 }).execute()
    expect(await names(clients.editor)).toEqual(['editor', 'common'])
    await db.updateTable('roles').set({ status: 0 }).where('roleId', '=', 50).execute()
    expect(await names(clients.editor)).toEqual(['editor'])
    await db.deleteFrom('roles').where('roleId', '=', 50).execute()
  })

  test('a role the reader does not see filters like one that nobody holds', async () => {
    await server.deps.db.insertInto('userRoles').values({ userId: 2, roleId: 4 }).execute()
    expect(await names(clients.admin, { roleId: 4 })).toEqual(['editor', 'guest'])
    expect(await names(clients.editor, { roleId: 2 })).toEqual(['editor'])
    await server.deps.db.updateTable('roles').set({ status: 0 }).where('roleId', '=', 4).execute()
    expect(await names(clients.editor, { roleId: 4 })).toEqual([])
    await server.deps.db.updateTable('roles').set({ status: 1 }).where('roleId', '=', 4).execute()
    await server.deps.db.deleteFrom('userRoles').where('userId', '=', 2).where('roleId', '=', 4).execute()
  })

  test('a search ends at the scope', async () => {
    expect(await names(clients.editor, { search: 'atrium.example' })).toEqual(['editor'])
  })

  test('a single user out of scope answers as one who does not exist', async () => {
    const hidden = await clients.editor.ask(api.users.read, { query: { userId: 3 } })
    const missing = await clients.editor.ask(api.users.read, { query: { userId: 999 } })
    expect(hidden.status).toBe(404)
    expect(hidden.body).toEqual(missing.body)
  })

  test('the list of departments ends at the own one', async () => {
    const list = async (client: Client) => (await client.get(api.depts.list, { query: {} })).map(({ deptId }) => deptId)
    expect(await list(clients.editor)).toEqual([5])
    expect((await list(clients.admin)).length).toBe(10)
    expect((await clients.editor.ask(api.depts.read, { query: { deptId: 3 } })).status).toBe(404)
  })

  test('counts on the dashboard end there as well', async () => {
    expect(await clients.admin.get(api.dashboard.read, { query: {} })).toMatchObject({ users: 4, departments: 10 })
    expect(await clients.editor.get(api.dashboard.read, { query: {} })).toMatchObject({ users: 1, departments: 1 })
  })
})

test('who may add users and nothing else gets what the form offers, and no user', async () => {
  const { db } = server.deps
  const entry = db.selectFrom('menus').where('permission', '=', 'system:user:add').select('id')
  const { id } = await entry.executeTakeFirstOrThrow()
  await db.deleteFrom('roleMenus').where('roleId', '=', 3).execute()
  await db.insertInto('roleMenus').values({ roleId: 3, menuId: id }).execute()
  const form = await clients.common.get(api.users.read, { query: {} })
  expect([form.posts.length, form.userInfo]).toEqual([4, null])
  const depts = await clients.common.get(api.depts.options)
  expect(depts).toEqual([expect.objectContaining({ deptId: 3 })])
  expect(Object.keys(depts[0]!).toSorted()).toEqual(['deptId', 'deptName', 'deptNameEn', 'orderNum', 'pid', 'status'])
  for (const userId of [3, 4, 999]) {
    expect((await clients.common.ask(api.users.read, { query: { userId } })).status).toBe(403)
  }
  expect((await clients.common.ask(api.users.list, { query: {} })).status).toBe(403)
  expect((await clients.common.ask(api.depts.list, { query: {} })).status).toBe(403)
})

test('the form offers roles and posts, and the admin role to the admin alone', async () => {
  const roleKeys = async (client: Client) =>
    (await client.get(api.users.read, { query: {} })).roles.map(({ roleKey }) => roleKey)
  expect(await roleKeys(clients.admin)).toEqual(['admin', 'editor', 'common', 'guest'])
  expect(await roleKeys(clients.editor)).toEqual(['editor'])
  const form = await clients.admin.get(api.users.read, { query: { userId: 2 } })
  expect(form.userInfo).toMatchObject({ username: 'editor', postId: 2 })
  expect(form.posts).toHaveLength(4)
})
