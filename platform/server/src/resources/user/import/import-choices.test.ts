import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aRole } from '#server-test/records/factories'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
let english: Client
let editor: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  english = await server.signIn('admin', 'en')
  editor = await server.signIn('editor')
})
afterAll(() => server.close())

const check = async (client: Client, cells: object, options: object = {}) => {
  const rows = [{ username: 'fresh', nickname: 'n', dept: '平台组', ...cells }]
  const body = { rows, dryRun: true, updateExisting: false, ...options }
  return (await client.get(api.userImport.run, { body })).errors[0]?.fields
}

describe('what a cell may say', () => {
  test('is what the person may choose, in their language', async () => {
    expect(await admin.get(api.userImport.choices)).toMatchObject({
      roles: ['管理员', '编辑', '普通用户', '访客'],
      sex: ['男', '女'],
      status: ['启用', '停用'],
    })
    expect(await english.get(api.userImport.choices)).toMatchObject({ sex: ['Male', 'Female'] })
    const own = await editor.get(api.userImport.choices)
    expect(own.roles).toEqual(['编辑'])
    expect(own.dept).toContain('平台组')
    expect(own.dept).not.toContain('市场部')
    // Disabled.
    expect((await admin.get(api.userImport.choices)).dept).not.toContain('财务部')
  })

  test('is accepted as it is, also where names are shared or hold a comma', async () => {
    const { db } = server.deps
    const twin = { pid: 3, deptName: '平台组', deptNameEn: '', orderNum: 9, leader: '', phone: '', email: '' }
    await db
      .insertInto('depts')
      .values({ ...twin, status: 1 })
      .execute()
    const role = await aRole(admin, 'pair', { roleName: '甲乙' })
    // As it may be called from before such names were rejected.
    await db.updateTable('roles').set({ roleName: '甲、乙' }).where('roleId', '=', role).execute()
    for (const client of [admin, english]) {
      const choices = await client.get(api.userImport.choices)
      const cells = Object.entries(choices).flatMap(([column, texts]) => texts.map((text) => ({ [column]: text })))
      const dept = choices.dept[0]!
      for (const cell of cells) expect([cell, await check(client, { dept, ...cell })]).toEqual([cell, undefined])
    }
    const { dept, roles } = await admin.get(api.userImport.choices)
    expect(dept.filter((text) => text.endsWith('平台组'))).toEqual([
      'Atrium 集团/研发中心/平台组',
      'Atrium 集团/市场部/平台组',
    ])
    expect(roles).toContain('pair')
    await admin.get(api.roles.delete, { query: { ids: [role] } })
    await db.deleteFrom('depts').where('deptName', '=', '平台组').where('pid', '=', 3).execute()
  })
})

describe('a cell that says something else is answered what would be right', () => {
  test.each([
    [{ dept: '平台部' }, { dept: '没有可选的「平台部」，是否为「平台组」？' }],
    [{ dept: '市场' }, { dept: '没有可选的「市场」，是否为「市场部」？' }],
    [{ roles: '编缉' }, { roles: '没有可选的「编缉」，是否为「编辑」？' }],
    [{ roles: 'zzzzzz' }, { roles: '没有可选的「zzzzzz」，可选：管理员、编辑、普通用户、访客' }],
    [{ sex: '先生' }, { sex: '没有可选的「先生」，可选：男、女' }],
    [{ status: '在职' }, { status: '没有可选的「在职」，可选：启用、停用' }],
    [{ dept: '没有这样的部门' }, { dept: '没有可选的「没有这样的部门」' }],
    [{ username: '张三' }, { username: '2–20 个字符：字母、数字、下划线、短横线、点' }],
    [{ phoneNumber: '12345' }, { phoneNumber: '11 位手机号，以 13–19 开头' }],
    [{ dept: '长'.repeat(60) }, { dept: `没有可选的「${'长'.repeat(40)}…」` }],
  ])('%j', async (cells, fields) => {
    expect(await check(admin, cells)).toEqual(fields)
  })

  test('in English too', async () => {
    expect(await check(english, { dept: 'Platfrom', sex: 'x', phoneNumber: '1', email: 'a', username: 'a b' })).toEqual(
      {
        dept: 'There is no “Platfrom” to choose. Did you mean “Platform”?',
        sex: 'There is no “x” to choose. Choose one of: Male, Female',
        phoneNumber: '11 digits, beginning with 13 to 19',
        email: 'Not an email address, such as name@example.com, of at most 50 characters',
        username: '2–20 characters: letters, digits, _ - and .',
      },
    )
  })

  test('no name that is out of scope', async () => {
    expect(await check(editor, { dept: '市场' })).toEqual({ dept: expect.not.stringContaining('市场部') })
  })

  test('at the form of a user as well', async () => {
    const body = { username: 'x', nickname: 'n', deptId: 5, password: 'walnut desk 7', phoneNumber: '1', email: 'a' }
    expect((await admin.ask(api.users.add, { body })).errorData.fields).toEqual({
      username: '2–20 个字符：字母、数字、下划线、短横线、点',
      phoneNumber: '11 位手机号，以 13–19 开头',
      email: '邮箱格式不正确，例如 name@example.com，最多 50 个字符',
    })
  })
})

test('thousands of different wrong names are all rejected', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ username: `p${at}`, nickname: 'n', dept: `部门${at}号` }))
  const { rejected } = await admin.get(api.userImport.run, { body: { rows, dryRun: true, updateExisting: false } })
  expect(rejected).toBe(10_000)
})
