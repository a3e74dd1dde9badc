import { api } from '#product/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorOf } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'
import { lastLog } from '#server-test/operation-logs'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const guestRole = 4
const editorRole = 2
const set = (roleId: number, body: object, client = clients.admin) =>
  client.ask(api.roles.dataScope, { body: { roleId, ...body } })
const read = (roleId: number) => clients.admin.get(api.roles.read, { query: { roleId } })

test('chosen departments are kept, and cleared by leaving 2', async () => {
  await set(guestRole, { dataScope: 2, deptIds: [3, 9], deptCheckStrictly: false })
  expect(await read(guestRole)).toMatchObject({ dataScope: 2, deptIds: [3, 9], deptCheckStrictly: false, version: 2 })
  await set(guestRole, { dataScope: 2 })
  expect((await read(guestRole)).deptIds).toEqual([3, 9])
  await set(guestRole, { dataScope: 4, deptIds: [3] })
  expect(await read(guestRole)).toMatchObject({ dataScope: 4, deptIds: [], deptCheckStrictly: false })
  expect(await lastLog(server)).toMatchObject({
    kind: 'grant',
    target: 'role',
    targetIds: [guestRole],
    before: [{ dataScope: 2, deptIds: [3, 9] }],
    after: [{ dataScope: 4, deptIds: [] }],
  })
})

test('counts for the very next call of those who hold the role', async () => {
  const names = async () => (await clients.editor.get(api.users.list, { query: {} })).items.map((user) => user.username)
  expect(await names()).toEqual(['editor'])
  await set(editorRole, { dataScope: 1 })
  expect(await names()).toEqual(['editor', 'common', 'guest'])
  await set(editorRole, { dataScope: 3 })
})

test.each([
  ['dataScope', { dataScope: 0 }],
  ['dataScope', { dataScope: 6 }],
  ['dataScope', { dataScope: '1' }],
  ['deptIds', { dataScope: 2, deptIds: [3, 9999] }],
  ['deptIds', { dataScope: 2, deptIds: [3, 3] }],
  ['deptIds.0', { dataScope: 2, deptIds: [0] }],
])('a wrong %s is rejected at that field: %j', async (field, body) => {
  expect(errorOf(await set(guestRole, body))).toEqual([400, 'request.invalid', field])
})

test('takes the version as an option', async () => {
  const { version } = await read(guestRole)
  expect(errorOf(await set(guestRole, { dataScope: 5, version: version + 1 }))).toEqual([409, 'record.stale'])
  expect((await set(guestRole, { dataScope: 5, version })).status).toBe(200)
})

describe('as editor, on the own role', () => {
  const own = async (dataScope: number, deptIds: number[] = []) => {
    const { db } = server.deps
    await db.updateTable('roles').set({ dataScope }).where('roleId', '=', editorRole).execute()
    await db.deleteFrom('roleDepts').where('roleId', '=', editorRole).execute()
    for (const deptId of deptIds) await db.insertInto('roleDepts').values({ roleId: editorRole, deptId }).execute()
  }
  const give = async (body: object) => (await set(editorRole, body, clients.editor)).status

  beforeEach(() => own(3))

  test.each([
    ['all', 1, { 1: 200, 3: 200, 4: 200, 5: 200 }],
    ['chosen departments', 2, { 1: 400, 3: 400, 4: 400, 5: 200 }],
    ['own department', 3, { 1: 400, 3: 200, 4: 400, 5: 200 }],
    ['own department and below', 4, { 1: 400, 3: 200, 4: 200, 5: 200 }],
    ['own records', 5, { 1: 400, 3: 400, 4: 400, 5: 200 }],
  ])('with %s nothing wider is given', async (_, scope, expected) => {
    const given: Record<string, number> = {}
    for (const dataScope of [1, 3, 4, 5]) {
      await own(scope)
      given[dataScope] = await give({ dataScope })
    }
    expect(given).toEqual(expected)
  })

  test('chosen departments are of the own scope', async () => {
    expect(errorOf(await set(editorRole, { dataScope: 2, deptIds: [5, 7] }, clients.editor))).toEqual([
      400,
      'request.invalid',
      'deptIds',
    ])
    expect((await read(editorRole)).dataScope).toBe(3)
    expect(await give({ dataScope: 2, deptIds: [5] })).toBe(200)
  })

  test('of chosen departments some may be kept, and no other one added', async () => {
    await own(2, [7, 8])
    expect(await give({ dataScope: 2, deptIds: [7, 3] })).toBe(400)
    expect((await read(editorRole)).deptIds).toEqual([7, 8])
    expect(await give({ dataScope: 2, deptIds: [7] })).toBe(200)
    expect(await give({ dataScope: 2, deptIds: [7, 8] })).toBe(400)
  })
})
