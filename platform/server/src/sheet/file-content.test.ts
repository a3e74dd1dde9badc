import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadFile, readRecords, readSheet } from '#server-test/files'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>
let english: Client
beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  english = await server.signIn('admin', 'en')
})
afterAll(() => server.close())

describe('times', () => {
  const at = Date.UTC(2026, 0, 31, 17, 5, 9)
  beforeAll(async () => {
    const { db } = server.deps
    await db.updateTable('users').set({ createdAt: at }).where('username', '=', 'guest').execute()
    const row = { userId: 1, username: 'clock', result: 'success', address: '', agent: '', day: '2026-01-31', at }
    await db.insertInto('signIns').values(row).execute()
    await db.updateTable('operationLogs').set({ at }).execute()
  })

  test.each([
    [undefined, 'UTC', '2026-01-31 17:05:09'],
    ['Asia/Shanghai', 'Asia/Shanghai', '2026-02-01 01:05:09'],
    ['America/New_York', 'America/New_York', '2026-01-31 12:05:09'],
  ])('are those of the reader, whose time zone the heading names: %s', async (timeZone, named, text) => {
    const user = { username: 'guest', timeZone }
    expect(await readRecords(clients.admin, api.users.export, user)).toMatchObject([{ [`创建时间 (${named})`]: text }])
    expect(await readRecords(english, api.users.export, user)).toMatchObject([{ [`Created (${named})`]: text }])
    const signIns = await readRecords(clients.admin, api.signInLogs.export, { username: 'clock', timeZone })
    expect(signIns).toMatchObject([{ [`时间 (${named})`]: text }])
    await clients.guest.ask(api.posts.delete, { query: { ids: [1] } })
    await server.deps.db.updateTable('operationLogs').set({ at }).execute()
    const logs = await readRecords(clients.admin, api.operationLogs.export, { timeZone })
    expect(logs[0]).toMatchObject({ [`时间 (${named})`]: text })
  })

  test('give a file the date that it has where the reader is', async () => {
    const days = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (timeZone) => {
      const { headers } = await downloadFile(english, api.posts.export, { timeZone })
      return /posts-([\d-]+)\.xlsx/.exec(headers.get('content-disposition')!)![1]
    })
    const [first, last] = await Promise.all(days)
    // 25 hours lie between them.
    expect(first).not.toBe(last)
  })
})

test('a log says in words what was done to what, and how it ended', async () => {
  await clients.admin.ask(api.posts.delete, { query: { ids: [1] } })
  await clients.admin.ask(api.posts.add, { body: { postCode: 'log', postName: 'log', postSort: 1 } })
  expect((await readRecords(clients.admin, api.operationLogs.export, { order: 'asc' })).slice(-2)).toMatchObject([
    { 类型: '删除', 对象: '岗位', 结果: '被拒绝', 原因: '该岗位正被 1 名用户使用，不能删除' },
    { 类型: '新增', 对象: '岗位', 结果: '成功', 原因: '' },
  ])
  expect((await readRecords(english, api.operationLogs.export, { order: 'asc' })).slice(-2)).toMatchObject([
    { Kind: 'Delete', Record: 'Post', Result: 'Rejected' },
    { Kind: 'Add', Record: 'Post', Result: 'Done', Reason: '' },
  ])
})

describe('the rows above the records', () => {
  test('is named by its path, also where a filter leaves it out', async () => {
    expect(await readRecords(clients.admin, api.depts.export, { deptName: '平台组' })).toMatchObject([
      { 部门名称: '平台组', 上级部门: 'Atrium 集团/研发中心' },
    ])
    const [user] = await readRecords(english, api.menus.export, { name: '用户管理' })
    expect(user).toMatchObject({ Type: 'Page', Parent: 'System' })
  })

  test('is left out where it is not in the scope of the reader', async () => {
    expect(await readRecords(clients.editor, api.depts.export, {})).toMatchObject([{ 编号: '5', 上级部门: '' }])
  })
})

test('the values of a dictionary name it', async () => {
  const [first] = await readRecords(clients.admin, api.dicts.exportData, { dictType: 'sys_user_sex' })
  expect(first).toMatchObject({ 字典名称: '用户性别', 字典类型: 'sys_user_sex' })
})

describe('a workbook', () => {
  const widthsOf = (sheet: string) =>
    [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))

  test('keeps its heading in view and filters each column', async () => {
    const sheet = await readSheet(clients.admin, api.depts.export)
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    const rows = sheet.match(/<row /g)!.length
    expect(rows).toBeGreaterThan(2)
    expect(sheet).toContain(`</sheetData><autoFilter ref="A1:I${rows}"/>`)
    expect(await readSheet(clients.admin, api.depts.export, { deptName: 'none such' })).toContain(
      '<autoFilter ref="A1:I1"/>',
    )
  })

  test('has columns as wide as what is in them, within limits', async () => {
    const { db } = server.deps
    await db
      .updateTable('depts')
      .set({ leader: '一二三四五六七八九十', email: 'x'.repeat(200) })
      .execute()
    const [id, , name, , , leader, phone, email] = widthsOf(await readSheet(clients.admin, api.depts.export))
    expect(id).toBeLessThan(name!)
    // Ten Chinese characters take the room of twenty digits.
    expect(leader).toBeGreaterThanOrEqual(20)
    expect(leader).toBeGreaterThan(phone!)
    expect(email).toBe(60)
    const template = widthsOf(await readSheet(clients.admin, api.userImport.template))
    expect(template).toHaveLength(10)
    expect(Math.min(...template)).toBeGreaterThanOrEqual(8)
  })
})
