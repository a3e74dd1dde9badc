import { textIn } from 'atrium/contract/language'
import { setTimeout as turn } from 'node:timers/promises'
import { api } from '#product/contract'
import { userImportColumns } from 'atrium/contract/system/import/user-import-columns'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countLogs, lastLog } from '#server-test/operation-logs'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
beforeEach(() => server.deps.db.deleteFrom('users').where('userId', '>', 4).execute())
afterAll(() => server.close())

const emailFormat = '邮箱格式不正确，例如 name@example.com，最多 50 个字符'
const row = (username: string, change: object = {}) => ({ username, nickname: '导入', dept: '平台组', ...change })
const ask = (rows: object[], options: object = {}, client = clients.admin) =>
  client.ask(api.userImport.run, { body: { rows, dryRun: false, updateExisting: false, ...options } })
const trial = async (rows: object[], options: object = {}, client?: Client) =>
  (await ask(rows, { dryRun: true, ...options }, client)).body.data
const errorsOf = async (change: object) => (await trial([row('fresh', change)])).errors[0]?.fields
const countUsers = async () => (await server.deps.db.selectFrom('users').select('userId').execute()).length
const read = async (username: string) =>
  (await clients.admin.get(api.users.list, { query: { username } })).items.find((user) => user.username === username)!

describe('a dry run', () => {
  test('answers what would be added and changed, and changes and logs nothing', async () => {
    const logs = await countLogs(server, 'done')
    const result = await trial([row('one'), row('two'), { username: 'GUEST', nickname: 'n' }], { updateExisting: true })
    expect(result).toEqual({ added: 2, changed: 1, existing: [2], ids: [null, null, 4], rejected: 0, errors: [] })
    expect([await countUsers(), await countLogs(server, 'done')]).toEqual([4, logs])
  })

  test('answers what is wrong with which row at which column, in the language of the reader', async () => {
    const rows = [row('one'), row('two', { email: 'x', phoneNumber: '123' }), row('three', { dept: '没有' })]
    const result = await trial(rows)
    expect(result).toEqual({
      added: 1,
      changed: 0,
      existing: [],
      ids: [null, null, null],
      rejected: 2,
      errors: [
        { row: 1, fields: { email: emailFormat, phoneNumber: '11 位手机号，以 13–19 开头' } },
        { row: 2, fields: { dept: '没有可选的「没有」' } },
      ],
    })
    const english = await server.signIn('admin', 'en')
    expect((await trial(rows, {}, english)).errors[1]!.fields).toEqual({
      dept: 'There is no “没有” to choose',
    })
  })

  test.each([
    ['username', { username: 'x' }],
    ['username', { username: '=1+1' }],
    ['username', { username: undefined }],
    ['username', { username: 'ADMIN' }],
    ['nickname', { nickname: '' }],
    ['nickname', { nickname: 'x'.repeat(31) }],
    ['dept', { dept: ' ' }],
    ['phoneNumber', { phoneNumber: '13800002210' }],
    ['email', { email: 'EDITOR@atrium.example' }],
    ['sex', { sex: '其他' }],
    ['status', { status: '2' }],
    ['post', { post: '没有' }],
    ['roles', { roles: '编辑, 没有' }],
    ['remark', { remark: 'x'.repeat(501) }],
  ])('finds a wrong %s: %j', async (column, change) => {
    expect(Object.keys((await errorsOf(change))!)).toEqual([column])
  })

  test('finds what comes twice in the file, whatever the case', async () => {
    const rows = [
      row('same', { email: 'a@a.example', phoneNumber: '13911110000' }),
      row('SAME'),
      row('other', { email: 'A@A.example', phoneNumber: '13911110000' }),
    ]
    expect((await trial(rows)).errors).toEqual([
      { row: 1, fields: { username: '与第 1 行重复' } },
      { row: 2, fields: { email: '与第 1 行重复', phoneNumber: '与第 1 行重复' } },
    ])
  })

  test('takes a name that several departments have only with its path', async () => {
    const twin = {
      pid: 3,
      deptName: '平台组',
      deptNameEn: 'x',
      orderNum: 9,
      leader: '',
      phone: '',
      email: '',
      status: 1,
    }
    await server.deps.db
      .insertInto('depts')
      .values({ ...twin, deptId: 90 } as never)
      .execute()
    const parents = await server.deps.db.selectFrom('depts').select(['deptId', 'pid', 'deptName']).execute()
    const pathOf = (deptId: number): string => {
      const dept = parents.find((one) => one.deptId === deptId)!
      return dept.pid ? `${pathOf(dept.pid)}/${dept.deptName}` : dept.deptName
    }
    expect(await errorsOf({})).toEqual({ dept: `「平台组」不止一个，请写明：${pathOf(5)}、${pathOf(90)}` })
    expect(await errorsOf({ dept: pathOf(90) })).toBeUndefined()
    await ask([row('pathed', { dept: pathOf(90) })])
    expect((await read('pathed')).deptId).toBe(90)
    const again = await trial([row('pathed', { nickname: 'n' })], { updateExisting: true })
    expect(again).toMatchObject({ changed: 1, rejected: 0 })
    await server.deps.db.deleteFrom('users').where('deptId', '=', 90).execute()
    await server.deps.db.deleteFrom('depts').where('deptId', '=', 90).execute()
  })
})

describe('an import', () => {
  test('of many rows lets a call that needs no database be answered before its end', async () => {
    const ended: string[] = []
    const many = ask(Array.from({ length: 2000 }, (_, at) => row(`many${at}`)))
    // As from the network: it comes when the thread is free to look for it.
    const other = turn().then(() => server.app.request('/api/openapi.json'))
    void many.then(() => ended.push('import'))
    void other.then(() => ended.push('other'))
    expect([(await other).status, (await many).status]).toEqual([200, 200])
    expect(ended).toEqual(['other', 'import'])
  })

  test('adds all rows, with names of either language', async () => {
    const full = { phoneNumber: '13911110001', email: 'f@a.example', sex: 'Female', post: '项目经理', status: '停用' }
    const { body } = await ask([row('full', { ...full, roles: 'editor；普通用户', remark: "'=1+1" }), row('plain')])
    expect(body.data).toMatchObject({ added: 2, changed: 0, existing: [], rejected: 0, errors: [] })
    expect(body.data.ids).toEqual([(await read('full')).userId, (await read('plain')).userId])
    expect(await lastLog(server)).toMatchObject({ kind: 'import', target: 'user', after: [{ username: 'full' }, {}] })
    expect(await read('full')).toMatchObject({
      deptId: 5,
      phoneNumber: '13911110001',
      sex: 0,
      postId: 2,
      status: 0,
      roleIds: [2, 3],
      remark: '=1+1',
    })
    expect(await read('plain')).toMatchObject({ nickname: '导入', status: 1, roleIds: [] })
    // The apostrophe that an export puts before what looks like a formula; another one is text.
    const marked = ["'＝1", "'＋1", "'－1", "'＠a", "'a"].map((remark, at) => row(`marked${at}`, { remark }))
    expect((await ask(marked)).body.data).toMatchObject({ added: 5 })
    const remarks = await Promise.all(marked.map(async (_, at) => (await read(`marked${at}`)).remark))
    expect(remarks).toEqual(['＝1', '＋1', '－1', '＠a', "'a"])
  })

  test('gives nobody a password until it is reset', async () => {
    await ask([row('late')])
    const again = await ask([row('late'), row('later')], { updateExisting: true })
    expect(again.body.data.ids).toEqual([(await read('late')).userId, (await read('later')).userId])
    const logIn = (password: string) => server.client().ask(api.session.login, { body: { username: 'late', password } })
    expect((await logIn('late')).status).toBe(400)
    const { userId } = await read('late')
    const once = await clients.admin.get(api.users.resetPassword, { body: { userId } })
    const client = server.client((await logIn(once)).body.data)
    expect((await client.get(api.session.userInfo)).mustChangePassword).toBe(true)
  })

  test('is of all rows or none, and says why at each', async () => {
    const { status, errorData } = await ask([row('good'), row('bad', { email: 'x' }), row('GOOD')])
    expect([status, errorData.fields]).toEqual([
      400,
      { 'rows.1.email': emailFormat, 'rows.2.username': '与第 1 行重复' },
    ])
    expect(await countUsers()).toBe(4)
  })

  test('changes existing users only when it may, and only what their cells say', async () => {
    await ask([row('here', { phoneNumber: '13911110002', roles: 'common' })])
    expect((await ask([row('HERE')])).errorData.fields).toEqual({
      'rows.0.username': '该用户已存在。要更新请勾选「更新已有用户」，否则换一个用户名',
    })
    await ask([{ username: 'Here', nickname: '改名', phoneNumber: '' }], { updateExisting: true })
    expect(await read('here')).toMatchObject({ nickname: '改名', phoneNumber: '13911110002', roleIds: [3], deptId: 5 })
    await ask([{ username: 'here', roles: 'guest' }], { updateExisting: true })
    expect((await read('here')).roleIds).toEqual([4])
  })

  test('that disables somebody ends their sessions', async () => {
    await ask([{ username: 'common', status: '停用' }], { updateExisting: true })
    expect((await clients.common.ask(api.session.userInfo)).status).toBe(401)
    await ask([{ username: 'common', status: '启用' }], { updateExisting: true })
  })

  test('does not disable the person who imports, nor the last admin’s role', async () => {
    const disable = await ask([{ username: 'admin', status: '停用' }], { updateExisting: true })
    expect(disable.errorData.fields).toHaveProperty(['rows.0.status'])
    const demote = await ask([{ username: 'admin', roles: 'guest' }], { updateExisting: true })
    expect(demote.errorData.fields).toEqual({ 'rows.0.roles': '至少要保留一名能登录的管理员' })
  })

  test('takes back what was exported', async () => {
    const { body } = await clients.admin.ask(api.users.export, { query: { format: 'csv' } })
    const [heading, ...lines] = (await body.data.text()).trim().split('\r\n')
    const keys = heading!
      .split(',')
      .map((title) => userImportColumns.find((one) => textIn('zh-cn', one.title) === title)?.key)
    const rows = lines.map((line) => {
      const cells = line.split(',').map((cell, at) => [keys[at], cell] as const)
      return Object.fromEntries(cells.filter(([key]) => key))
    })
    expect(await trial(rows, { updateExisting: true })).toEqual({
      added: 0,
      changed: 4,
      existing: [0, 1, 2, 3],
      ids: [1, 2, 3, 4],
      rejected: 0,
      errors: [],
    })
  })
})

describe('the labels of the dictionaries', () => {
  const label = (dictType: string, dictValue: string, change: { dictLabel: string; dictLabelEn: string }) =>
    server.deps.db
      .updateTable('dictData')
      .set(change)
      .where('dictType', '=', dictType)
      .where('dictValue', '=', dictValue)
      .execute()
  const male = (dictLabel: string, dictLabelEn: string) => label('sys_user_sex', '1', { dictLabel, dictLabelEn })
  const enabled = (dictLabel: string, dictLabelEn: string) =>
    label('sys_normal_disable', '1', { dictLabel, dictLabelEn })
  afterAll(async () => {
    await male('男', 'Male')
    await enabled('启用', 'Enabled')
  })

  test('are taken in either language and any case, beside the fixed words and values', async () => {
    await male('先生', 'Gentleman')
    await enabled('在职', '')
    const cells = ['先生', 'gentleman', '男', 'MALE', '1']
    await ask(cells.map((sex, at) => row(`man${at}`, { sex, status: at === 0 ? '在职' : '启用' })))
    const users = await server.deps.db.selectFrom('users').where('username', 'like', 'man%').selectAll().execute()
    expect(users.map(({ sex, status }) => [sex, status])).toEqual(cells.map(() => [1, 1]))
    expect(await errorsOf({ sex: '女士' })).toEqual({ sex: '没有可选的「女士」，是否为「女」？' })
  })

  test('mean what the pages show, also where that is a fixed word of the other value', async () => {
    await label('sys_user_sex', '0', { dictLabel: '她', dictLabelEn: 'Lady' })
    await male('女', 'Gentleman')
    await ask([row('swapped', { sex: '女' })])
    expect((await read('swapped')).sex).toBe(1)
    await label('sys_user_sex', '0', { dictLabel: '她', dictLabelEn: '女' })
    expect(await errorsOf({ sex: '女' })).toEqual({ sex: '「女」不止一个，请写明：Gentleman、她' })
    await male('男', 'Male')
    await label('sys_user_sex', '0', { dictLabel: '女', dictLabelEn: 'Female' })
  })

  test('are in the files of every list, which can be imported again', async () => {
    await male('先生', 'Mr')
    await enabled('在职', 'Active')
    await label('sys_show_hide', '1', { dictLabel: '可见', dictLabelEn: 'Visible' })
    const english = await server.signIn('admin', 'en')
    for (const call of [api.users.export, api.roles.export, api.menus.export, api.depts.export, api.posts.export]) {
      const text = async (client: Client) => (await client.ask(call, { query: { format: 'csv' } })).body.data.text()
      expect([call.path, await text(clients.admin)]).toEqual([call.path, expect.stringContaining(',在职')])
      expect(await text(english)).toContain(',Active')
    }
    for (const call of [api.dicts.export, api.dicts.exportData]) {
      expect(await (await clients.admin.ask(call, { query: { format: 'csv' } })).body.data.text()).toContain(',在职')
    }
    const menus = await clients.admin.ask(api.menus.export, { query: { format: 'csv' } })
    expect(await menus.body.data.text()).toContain(',可见,在职')
    await label('sys_show_hide', '1', { dictLabel: '显示', dictLabelEn: 'Shown' })
    expect(await trial([row('again', { sex: 'Mr', status: 'active' })])).toMatchObject({ added: 1, rejected: 0 })
  })
})

describe('as editor', () => {
  const asEditor = async (change: object, options: object = {}) =>
    (await trial([row('fresh', change)], options, clients.editor)).errors[0]?.fields

  test('nobody is put where the editor has no say', async () => {
    expect(await asEditor({})).toBeUndefined()
    expect(await asEditor({ dept: '财务部' })).toEqual({ dept: expect.stringMatching(/^没有可选的「财务部」/) })
    for (const roles of ['admin', 'common', '编辑,guest']) {
      expect(await asEditor({ roles })).toEqual({ roles: expect.stringMatching(/，可选：编辑$/) })
    }
  })

  test('nobody out of scope is changed, and an admin looks like any other', async () => {
    for (const username of ['common', 'admin']) {
      expect(await asEditor({ username }, { updateExisting: true })).toEqual({ username: '已被使用，请换一个' })
    }
  })

  test('a role the editor does not hold is not taken', async () => {
    await ask([row('mixed', { roles: 'common' })])
    expect(await asEditor({ username: 'mixed', roles: 'editor' }, { updateExisting: true })).toEqual({
      roles: '须保留您不能分配的角色：普通用户',
    })
  })
})

describe('the size of an import', () => {
  const many = (length: number) =>
    Array.from({ length }, (_, at) =>
      row(`user${at}`, { email: `user${at}@a.example`, phoneNumber: `139${10_000_000 + at}` }),
    )

  test('may be 10,000 rows, of which three bad ones are found, and then all are added and changed', async () => {
    const rows = many(10_000)
    const bad = rows
      .with(10, row('user9'))
      .with(5000, row('user5000', { email: '=cmd()' }))
      .with(9999, row('', {}))
    const { added, rejected, errors } = await trial(bad)
    expect([added, rejected]).toEqual([9997, 3])
    expect(errors.map((error) => [error.row, ...Object.keys(error.fields)])).toEqual([
      [10, 'username'],
      [5000, 'email'],
      [9999, 'username'],
    ])
    expect((await ask(bad)).status).toBe(400)
    expect(await countUsers()).toBe(4)
    expect((await ask(rows)).body.data.added).toBe(10_000)
    const corrected = rows.with(7, row('user7', { nickname: '改' }))
    expect((await ask(corrected, { updateExisting: true })).body.data.changed).toBe(10_000)
    expect((await lastLog(server)).targetIds).toHaveLength(1)
    expect(await read('user7')).toMatchObject({ nickname: '改', email: 'user7@a.example' })
    expect(await countUsers()).toBe(10_004)
  }, 120_000)

  test('is not more', async () => {
    const { status, errorData } = await ask(many(10_001))
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['rows']])
    expect((await ask([])).status).toBe(400)
  })

  test('may be more than a megabyte here alone, but not more than thirty', async () => {
    const heavy = (megabytes: number) => [row('heavy', { remark: 'x'.repeat(megabytes * 1024 * 1024) })]
    expect((await trial(heavy(2))).errors[0]!.fields).toHaveProperty('remark')
    const { status, body } = await ask(heavy(31))
    expect([status, body.msg]).toEqual([413, '提交的内容过大，上限 30 MB'])
    const elsewhere = await clients.admin.ask(api.users.add, { body: { remark: 'x'.repeat(1024 * 1024) } })
    expect([elsewhere.status, elsewhere.body.msg]).toEqual([413, '提交的内容过大，上限 1 MB'])
  })

  test.each([
    ['rows.0.salary', { salary: '1' }],
    ['rows.0.nickname', { nickname: 1 }],
  ])('of other columns or types is rejected at %s', async (field, change) => {
    const { status, errorData } = await ask([row('x1', change)])
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])
  })
})
