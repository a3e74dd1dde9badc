import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let admin: Client
let editor: Client

/** 2 has the departments 5, 7 and 8 below it, 3 has 9, 4 has 6. The editor is in 5. */
const [editorRole, commonRole, otherRole] = [2, 3, 50]
const [editorId, colleague] = [2, 20]
const wider = '会开放您数据范围以外的部门，请联系管理员'

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
  const { db } = server.deps
  const role = { roleId: otherRole, roleKey: 'other', roleName: 'other', roleNameEn: '', remark: '', roleSort: 9 }
  const flags = { dataScope: 5, status: 1, menuCheckStrictly: 1, deptCheckStrictly: 1 } as const
  await db
    .insertInto('roles')
    .values({ ...role, ...flags })
    .execute()
})
afterAll(() => server.close())

beforeEach(async () => {
  const { db } = server.deps
  await db.deleteFrom('users').where('userId', '>', 4).execute()
  await db.deleteFrom('userRoles').where('roleId', '=', otherRole).execute()
  await db.deleteFrom('roleDepts').execute()
  await db.updateTable('users').set({ deptId: 5, version: 1 }).where('userId', '=', editorId).execute()
  await db.updateTable('roles').set({ version: 1 }).execute()
  await db.updateTable('depts').set({ pid: 2, version: 1 }).where('deptId', 'in', [5, 7, 8]).execute()
  const row = await db.selectFrom('users').selectAll().where('userId', '=', 3).executeTakeFirstOrThrow()
  const own = { userId: colleague, username: 'colleague', email: '', phoneNumber: '', deptId: 5, version: 1 }
  await db
    .insertInto('users')
    .values({ ...row, ...own })
    .execute()
  await hold(colleague, commonRole)
  editor = await server.signIn('editor')
})

async function scope(roleId: number, dataScope: number, deptIds: number[] = []): Promise<void> {
  const { db } = server.deps
  await db.updateTable('roles').set({ dataScope }).where('roleId', '=', roleId).execute()
  for (const deptId of deptIds) await db.insertInto('roleDepts').values({ roleId, deptId }).execute()
}
const hold = (userId: number, roleId: number) =>
  server.deps.db.insertInto('userRoles').values({ userId, roleId }).execute()

/** The editor sees the departments 2 and 5 by one role and, by the other one, the own department with all below it. */
async function twoScopes(): Promise<void> {
  await scope(editorRole, 2, [2, 5])
  await scope(otherRole, 4)
  await hold(editorId, otherRole)
}

const password = 'quiet harbour 41'
const edit = (userId: number, change: object, client = editor) =>
  client.ask(api.users.edit, { body: { userId, nickname: 'n', deptId: 5, version: 1, ...change } })
const add = (change: object) =>
  editor.ask(api.users.add, { body: { username: 'newcomer', password, nickname: 'n', deptId: 5, ...change } })
const importing = (row: object, dryRun = true) =>
  editor.ask(api.userImport.run, { body: { rows: [row], dryRun, updateExisting: true } })
const visible = async (client: Client) =>
  (await client.get(api.depts.list, { query: {} })).map(({ deptId }) => deptId).toSorted((a, b) => a - b)
const fields = ({ status, errorData }: Awaited<ReturnType<Client['ask']>>) => [status, errorData?.fields]

describe('with a scope that follows the own department', () => {
  beforeEach(twoScopes)

  test('nobody moves themselves up to see more', async () => {
    expect(await visible(editor)).toEqual([2, 5])
    expect(fields(await edit(editorId, { deptId: 2 }))).toEqual([400, { deptId: wider }])
    expect((await importing({ username: 'editor', dept: '研发中心' })).body.data.errors).toEqual([
      { row: 0, fields: { dept: wider } },
    ])
    expect(await visible(editor)).toEqual([2, 5])
  })

  test('nobody makes an account that sees more, or gives one such a role', async () => {
    expect(fields(await add({ deptId: 2, roleIds: [otherRole] }))).toEqual([400, { roleIds: wider }])
    const row = { username: 'newcomer', nickname: 'n', dept: '研发中心', roles: 'other' }
    expect((await importing(row)).body.data.errors).toEqual([{ row: 0, fields: { roles: wider } }])
    expect(fields(await importing(row, false))).toEqual([400, { 'rows.0.roles': wider }])
    await server.deps.db.updateTable('users').set({ deptId: 2 }).where('userId', '=', colleague).execute()
    expect(fields(await edit(colleague, { deptId: 2, roleIds: [commonRole, otherRole] }))[1]).toEqual({
      roleIds: wider,
    })
    const body = { userId: colleague, roleIds: [commonRole, otherRole] }
    expect(fields(await editor.ask(api.users.setRoles, { body }))).toEqual([400, { roleIds: wider }])
    const grant = { roleId: otherRole, userIds: [editorId, colleague] }
    const answer = await editor.ask(api.roleUsers.grant, { body: grant })
    expect([...fields(answer), answer.errorData.error, answer.body.msg]).toEqual([
      400,
      { userIds: wider },
      'access.widerScope',
      wider,
    ])
  })

  test('nobody moves a user who has such a role', async () => {
    await hold(colleague, otherRole)
    expect(fields(await edit(colleague, { deptId: 2 }))).toEqual([400, { deptId: wider }])
  })

  test('what opens no more is done', async () => {
    expect((await add({ deptId: 5, roleIds: [otherRole] })).status).toBe(200)
    expect((await edit(colleague, { deptId: 2 })).status).toBe(200)
    expect((await importing({ username: 'colleague', dept: '平台组' })).body.data).toMatchObject({ changed: 1 })
    expect((await edit(colleague, { deptId: 5, roleIds: [commonRole, otherRole], version: 2 })).status).toBe(200)
  })

  test('what somebody else sees already is not held against the actor', async () => {
    await server.deps.db.updateTable('users').set({ deptId: 2 }).where('userId', '=', colleague).execute()
    await hold(colleague, otherRole)
    expect((await edit(colleague, { deptId: 2, nickname: 'other' })).status).toBe(200)
  })

  test('the admin may do it all', async () => {
    expect((await edit(editorId, { deptId: 2, version: 1 }, admin)).status).toBe(200)
    expect(await visible(editor)).toEqual([2, 5, 7, 8])
  })
})

describe('another data scope of a role', () => {
  const give = (dataScope: number) => editor.ask(api.roles.dataScope, { body: { roleId: otherRole, dataScope } })

  beforeEach(async () => {
    await scope(editorRole, 4)
    await scope(otherRole, 5)
    await hold(editorId, otherRole)
  })

  test.each([3, 4])('%d is not given to those whose own departments the actor does not see', async (dataScope) => {
    await hold(4, otherRole)
    expect((await server.deps.db.selectFrom('users').where('userId', '=', 4).selectAll().execute())[0]!.deptId).toBe(6)
    await scope(4, 5)
    expect(fields(await give(dataScope))).toEqual([400, { dataScope: wider }])
    await scope(4, 3)
  })

  test.each([3, 4, 5])('%d is given where it opens what the actor sees', async (dataScope) => {
    await hold(colleague, otherRole)
    await scope(commonRole, 3)
    expect((await give(dataScope)).status).toBe(200)
  })
})

describe('moving a department', () => {
  const move = async (deptId: number, pid: number, client = editor) => {
    const { deptName, orderNum, version } = await admin.get(api.depts.read, { query: { deptId } })
    return client.ask(api.depts.edit, { body: { deptId, deptName, orderNum, version, pid } })
  }

  test('does not bring what is below it into somebody else’s scope', async () => {
    await scope(editorRole, 2, [2, 3])
    expect(fields(await move(2, 3))).toEqual([400, { pid: wider }])
    expect((await move(2, 3, admin)).status).toBe(200)
    expect((await move(2, 1, admin)).status).toBe(200)
  })

  test('is for those who see the whole of it', async () => {
    await scope(editorRole, 2, [2, 3, 5, 7, 8])
    expect((await move(2, 3)).status).toBe(200)
    expect((await move(2, 1, admin)).status).toBe(200)
  })

  test('of new departments below the own one is free', async () => {
    await scope(editorRole, 4)
    const add = (deptName: string, pid: number) => editor.get(api.depts.add, { body: { deptName, pid, orderNum: 1 } })
    const [one, other] = [await add('one', 5), await add('other', 5)]
    await add('below', one)
    expect((await move(one, other)).status).toBe(200)
  })
})
