import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDept, deptForm, errorOf } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'
import { countLogs, lastLog } from '#server-test/operation-logs'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const add = (pid: number, change: object = {}, client = clients.admin) => aDept(client, pid, change)
const read = (deptId: number) => clients.admin.get(api.depts.read, { query: { deptId } })
const edit = async (deptId: number, change: object, client = clients.admin) => {
  const { pid, deptName, orderNum, version } = await read(deptId)
  return client.ask(api.depts.edit, { body: { deptId, pid, deptName, orderNum, version, ...change } })
}
const remove = (ids: number[], client = clients.admin, query: object = {}) =>
  client.ask(api.depts.delete, { query: { ids, ...query } })

test('a department is added below another and edited, keeping what is left out', async () => {
  const deptId = await add(3, { leader: 'Ann', phone: '13800001111', email: 'a@b.cn' })
  expect((await edit(deptId, { deptName: 'renamed', deptNameEn: 'Renamed' })).status).toBe(200)
  expect(await read(deptId)).toMatchObject({
    pid: 3,
    deptName: 'renamed',
    deptNameEn: 'Renamed',
    leader: 'Ann',
    phone: '13800001111',
    version: 2,
  })
})

test.each([
  ['deptName', { deptName: '' }],
  ['deptName', { deptName: 'x'.repeat(31) }],
  ['deptNameEn', { deptNameEn: 'x'.repeat(31) }],
  ['leader', { leader: 'x'.repeat(21) }],
  ['phone', { phone: '12345678901' }],
  ['email', { email: 'nobody' }],
  ['email', { email: `${'x'.repeat(50)}@b.cn` }],
  ['orderNum', { orderNum: '1' }],
  ['pid', { pid: 0 }],
  ['pid', { pid: '3' }],
  ['pid', { pid: 9999 }],
  ['version', { version: 1 }],
])('a form with a wrong %s is rejected at that field', async (field, change) => {
  const answer = await clients.admin.ask(api.depts.add, { body: { ...deptForm(3), ...change } })
  expect(errorOf(answer)).toEqual([400, 'request.invalid', field])
})

test('a name is unique under one parent, also for a department that moves there', async () => {
  await add(3, { deptName: 'twin' })
  const elsewhere = await add(4, { deptName: 'twin' })
  const answer = await clients.admin.ask(api.depts.add, { body: { ...deptForm(3), deptName: 'twin' } })
  expect(errorOf(answer)).toEqual([409, 'record.taken', 'deptName'])
  expect(errorOf(await edit(elsewhere, { pid: 3 }))).toEqual([409, 'record.taken', 'deptName'])
})

test('a department is neither below itself nor below one of its own children', async () => {
  const top = await add(3)
  const below = await add(await add(top))
  for (const pid of [top, below]) expect(errorOf(await edit(top, { pid }))).toEqual([400, 'record.cycle', 'pid'])
  expect(errorOf(await edit(1, { pid: 3 }))).toEqual([400, 'record.cycle', 'pid'])
  expect(errorOf(await edit(top, { pid: 0 }))).toEqual([400, 'request.invalid', 'pid'])
  expect((await edit(top, { pid: 4 })).status).toBe(200)
})

test('two moves at once make no cycle', async () => {
  const [one, other] = [await add(3), await add(3)]
  const answers = await Promise.all([edit(one, { pid: other }), edit(other, { pid: one })])
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]))
})

describe('status', () => {
  test('a department with enabled ones below is not disabled', async () => {
    const top = await add(3)
    const below = await add(top)
    const answer = await edit(top, { status: 0 })
    expect([...errorOf(answer), answer.body.msg]).toEqual([
      409,
      'dept.childrenEnabled',
      'status',
      '该部门还有 1 个启用的下级部门，不能停用',
    ])
    await edit(below, { status: 0 })
    expect((await edit(top, { status: 0 })).status).toBe(200)
  })

  test('enabling a department enables those above it, all in one row of the log', async () => {
    const top = await add(3)
    const middle = await add(top)
    const below = await add(middle)
    for (const deptId of [below, middle, top]) await edit(deptId, { status: 0 })
    expect((await edit(below, { status: 1 })).status).toBe(200)
    const { targetIds } = await lastLog(server)
    expect(new Set(targetIds)).toEqual(new Set([below, middle, top]))
    expect(await read(top)).toMatchObject({ status: 1, version: 3 })
    expect((await read(middle)).status).toBe(1)
  })

  test('nothing is added or moved below a disabled department', async () => {
    const disabled = await add(3, { status: 0 })
    const answer = await clients.admin.ask(api.depts.add, { body: deptForm(disabled) })
    expect(errorOf(answer)).toEqual([409, 'dept.parentDisabled', 'pid'])
    expect(errorOf(await edit(await add(3), { pid: disabled }))).toEqual([409, 'dept.parentDisabled', 'pid'])
  })
})

describe('deleting', () => {
  test('the top department stays', async () => {
    expect(errorOf(await remove([1]))).toEqual([409, 'dept.isRoot'])
  })

  test('a department with others below goes only together with them', async () => {
    const top = await add(3)
    const below = await add(top)
    expect(errorOf(await remove([top]))).toEqual([409, 'dept.hasChildren'])
    expect((await remove([top, below])).status).toBe(200)
  })

  test('a department with users stays, and the message says how many', async () => {
    const { body } = await remove([6])
    expect(body.msg).toBe('部门内还有 1 名用户，不能删除')
  })

  test('of several all go or none', async () => {
    const deptId = await add(3)
    expect((await remove([deptId, 9999])).status).toBe(404)
    expect((await remove([deptId, 6])).status).toBe(409)
    await read(deptId)
  })
})

describe('what else would change is asked first', () => {
  const { guest, common } = { guest: 4, common: 3 }
  const choose = async (roleId: number, deptIds: number[]) =>
    clients.admin.get(api.roles.dataScope, { body: { roleId, dataScope: 2, deptIds } })
  const readRole = (roleId: number) => clients.admin.get(api.roles.read, { query: { roleId } })

  test('deleting a department that roles have chosen, which then goes from them too', async () => {
    const [one, other] = [await add(3), await add(3)]
    await choose(guest, [one, 9])
    await choose(common, [one, other])
    const before = await readRole(guest)
    const answer = await remove([one, other])
    expect([answer.status, answer.errorData, answer.body.msg]).toEqual([
      409,
      { error: 'dept.inRoles', confirmable: true },
      '有 2 个角色的自定义数据范围包含所选部门，删除后将从中移除。',
    ])
    expect([await readRole(guest), await countLogs(server, 'dept.inRoles')]).toEqual([before, 0])
    expect((await remove([one, other], clients.admin, { confirmed: true })).status).toBe(200)
    expect(await readRole(guest)).toMatchObject({ dataScope: 2, deptIds: [9], version: before.version + 1 })
    expect((await readRole(common)).deptIds).toEqual([])
    expect(await lastLog(server)).toMatchObject({
      targetIds: [one, other],
      before: [{ roleIds: [common, guest] }, { roleIds: [common] }],
    })
  })

  test('disabling a department with users in it, who stay and can still sign in', async () => {
    const answer = await edit(6, { status: 0 })
    expect([answer.status, answer.errorData]).toEqual([409, { error: 'dept.usersInside', confirmable: true }])
    expect(answer.body.msg).toMatch(/^部门内有 1 名用户。/)
    expect((await read(6)).status).toBe(1)
    expect((await edit(6, { status: 0, confirmed: true })).status).toBe(200)
    expect((await clients.guest.ask(api.session.userInfo)).status).toBe(200)
    expect((await server.signIn('guest')).token).toBeTruthy()
    expect((await edit(6, { leader: 'Cy', status: 0 })).status).toBe(200)
    await edit(6, { status: 1 })
  })

  test('a confirmation does not help where the call is rejected', async () => {
    expect(errorOf(await remove([6], clients.admin, { confirmed: true }))).toEqual([409, 'dept.hasUsers'])
    expect(errorOf(await edit(2, { status: 0, confirmed: true }))).toEqual([409, 'dept.childrenEnabled', 'status'])
  })

  test.each(['1', 'false', ''])('nothing but true confirms: "%s"', async (confirmed) => {
    expect(errorOf(await remove([6], clients.admin, { confirmed }))).toEqual([400, 'request.invalid', 'confirmed'])
    expect(errorOf(await edit(6, { confirmed }))).toEqual([400, 'request.invalid', 'confirmed'])
  })
})

describe('reordering', () => {
  test('changes the order and the version of those that moved, and logs these', async () => {
    const [first, second] = [await add(9, { orderNum: 1 }), await add(9, { orderNum: 2 })]
    await clients.admin.get(api.depts.sort, {
      body: [
        { id: first, sort: 5 },
        { id: second, sort: 2 },
      ],
    })
    expect(await read(first)).toMatchObject({ orderNum: 5, version: 2 })
    expect(await read(second)).toMatchObject({ orderNum: 2, version: 1 })
    expect((await lastLog(server)).targetIds).toEqual([first])
  })

  test('is all or nothing', async () => {
    const deptId = await add(9, { orderNum: 1 })
    const unknown = [
      { id: deptId, sort: 9 },
      { id: 9999, sort: 1 },
    ]
    expect((await clients.admin.ask(api.depts.sort, { body: unknown })).status).toBe(404)
    expect((await read(deptId)).orderNum).toBe(1)
  })

  test.each([[[]], [[{ id: 5, sort: -1 }]], [[{ id: '5', sort: 1 }]], [{ id: 5, sort: 1 }]])(
    'rejects %j',
    async (body) => {
      expect((await clients.admin.ask(api.depts.sort, { body })).status).toBe(400)
    },
  )

  test('names each department once', async () => {
    const place = { id: 5, sort: 1 }
    expect((await clients.admin.ask(api.depts.sort, { body: [place, place] })).status).toBe(400)
  })
})

test('an old version is stale, and what was deleted meanwhile is not found', async () => {
  const deptId = await add(3)
  await edit(deptId, { leader: 'Bo' })
  expect(errorOf(await edit(deptId, { version: 1 }))).toEqual([409, 'record.stale'])
  const { version } = await read(deptId)
  await remove([deptId])
  const body = { ...deptForm(3), deptId, version }
  expect(errorOf(await clients.admin.ask(api.depts.edit, { body }))).toEqual([404, 'record.notFound'])
})

describe('as editor of the platform group (5)', () => {
  const scope = (dataScope: number) =>
    server.deps.db.updateTable('roles').set({ dataScope }).where('roleKey', '=', 'editor').execute()
  const editor = () => clients.editor

  beforeEach(async () => {
    await scope(3)
    await server.deps.db.deleteFrom('roleDepts').execute()
  })

  const status = {
    editOwn: async () => (await edit(5, {}, editor())).status,
    editOther: async () => (await edit(7, {}, editor())).status,
    deleteOther: async () => (await remove([7], editor())).status,
    sortOther: async () => (await editor().ask(api.depts.sort, { body: [{ id: 7, sort: 3 }] })).status,
    addBelowOwn: async () => (await editor().ask(api.depts.add, { body: deptForm(5) })).status,
    addBelowOther: async () => (await editor().ask(api.depts.add, { body: deptForm(7) })).status,
  }
  const all = async () =>
    Object.fromEntries(await Promise.all(Object.entries(status).map(async ([key, ask]) => [key, await ask()] as const)))
  const onlyOwn = {
    editOwn: 200,
    editOther: 404,
    deleteOther: 404,
    sortOther: 404,
    addBelowOwn: 200,
    addBelowOther: 400,
  }

  test('own department: that one and nothing else', async () => {
    expect(await all()).toEqual({ ...onlyOwn, addBelowOwn: 400 })
  })

  test.each([2, 3])(
    'with the scope %d one that would not be seen is not added, and it is said why',
    async (dataScope) => {
      await scope(dataScope)
      if (dataScope === 2) await server.deps.db.insertInto('roleDepts').values({ roleId: 2, deptId: 5 }).execute()
      const before = await clients.admin.get(api.depts.list, { query: {} })
      const answer = await editor().ask(api.depts.add, { body: deptForm(5) })
      expect(errorOf(answer)).toEqual([400, 'dept.unseen', 'pid'])
      expect(answer.body.msg).toBe('新部门会在您的数据范围之外，您将看不到它，请联系管理员添加')
      expect(await clients.admin.get(api.depts.list, { query: {} })).toEqual(before)
    },
  )

  test.each([1, 4])('with the scope %d one that was added is in the list', async (dataScope) => {
    await scope(dataScope)
    const deptId = await add(5, {}, editor())
    const list = await editor().get(api.depts.list, { query: {} })
    expect(list.map((dept) => dept.deptId)).toContain(deptId)
    await remove([deptId])
  })

  test('own department and below: what is below as well, but the own one is not moved out', async () => {
    await scope(4)
    expect(await all()).toEqual(onlyOwn)
    const below = await add(5)
    expect((await edit(below, {}, editor())).status).toBe(200)
    expect(errorOf(await edit(below, { pid: 3 }, editor()))).toEqual([400, 'request.invalid', 'pid'])
    expect((await remove([below], editor())).status).toBe(200)
  })

  test('chosen departments: these alone', async () => {
    await scope(2)
    await server.deps.db.insertInto('roleDepts').values({ roleId: 2, deptId: 8 }).execute()
    expect((await all()).editOwn).toBe(404)
    expect((await edit(8, {}, editor())).status).toBe(200)
  })

  test('own records: no department at all', async () => {
    await scope(5)
    expect((await all()).editOwn).toBe(404)
    expect((await all()).addBelowOwn).toBe(400)
  })

  test('what is out of scope answers exactly as what does not exist', async () => {
    const body = { ...deptForm(3), version: 1 }
    const ask = async (deptId: number) => (await editor().ask(api.depts.edit, { body: { ...body, deptId } })).body
    expect(await ask(3)).toEqual(await ask(9999))
    expect((await remove([3], editor())).body).toEqual((await remove([9999], editor())).body)
  })

  test('enabling does not reach above the scope', async () => {
    const { db } = server.deps
    await db.updateTable('depts').set({ status: 0 }).where('deptId', 'in', [2, 5]).execute()
    expect(errorOf(await edit(5, { status: 1 }, editor()))).toEqual([409, 'dept.parentDisabled', 'status'])
    await db.updateTable('depts').set({ status: 1 }).where('deptId', 'in', [2, 5]).execute()
  })
})
