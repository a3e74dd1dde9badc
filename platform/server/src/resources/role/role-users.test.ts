import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorOf } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'
import { noPassword } from '#server/credentials/no-password'
import { lastLog } from '#server-test/operation-logs'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const [admin, editor, common, guest] = [1, 2, 3, 4]
const grant = (roleId: number, userIds: number[], client = clients.admin) =>
  client.ask(api.roleUsers.grant, { body: { roleId, userIds } })
const cancel = (roleId: number, userIds: number[], client = clients.admin) =>
  client.ask(api.roleUsers.cancel, { body: { roleId, userIds } })
const readUser = async (userId: number) => (await clients.admin.get(api.users.read, { query: { userId } })).userInfo!

test('a role is given to several and taken again, and each of them is in the log', async () => {
  await grant(3, [editor, common, guest])
  expect((await readUser(guest)).roleIds).toEqual([3, 4])
  expect(await lastLog(server)).toMatchObject({
    kind: 'grant',
    target: 'user',
    targetIds: [editor, guest],
    before: [{ roleIds: [2] }, { roleIds: [4] }],
    after: [{ roleIds: [2, 3] }, { roleIds: [4, 3] }],
  })
  await cancel(3, [editor, guest])
  expect((await readUser(guest)).roleIds).toEqual([4])
  expect((await readUser(common)).roleIds).toEqual([3])
})

test('a user who gets or loses a role has a new version, since their form shows it', async () => {
  const { version } = await readUser(guest)
  await grant(3, [guest])
  await grant(3, [guest])
  expect((await readUser(guest)).version).toBe(version + 1)
  await cancel(3, [guest])
})

test.each([
  ['userIds', { roleId: 3, userIds: [] }],
  ['userIds', { roleId: 3, userIds: [2, 2] }],
  ['userIds.0', { roleId: 3, userIds: ['2'] }],
  ['roleId', { roleId: '3', userIds: [2] }],
  ['all', { roleId: 3, userIds: [2], all: true }],
])('a wrong %s is rejected at that field', async (field, body) => {
  for (const endpoint of [api.roleUsers.grant, api.roleUsers.cancel]) {
    expect(errorOf(await clients.admin.ask(endpoint, { body }))).toEqual([400, 'request.invalid', field])
  }
})

test('of several users all are meant or none', async () => {
  expect((await grant(3, [guest, 9999])).status).toBe(404)
  expect((await readUser(guest)).roleIds).toEqual([4])
  expect((await grant(9999, [guest])).status).toBe(404)
})

test('a disabled role is given to nobody, and may be taken', async () => {
  const set = (status: 0 | 1) => server.deps.db.updateTable('roles').set({ status }).where('roleId', '=', 3).execute()
  await set(0)
  const english = await server.signIn('admin', 'en')
  const answer = await grant(3, [common, guest], english)
  expect(errorOf(answer)).toEqual([409, 'role.disabled', 'roleId'])
  expect(answer.body.msg).toBe('The role is disabled. Enable it before you give it to users')
  expect((await readUser(guest)).roleIds).toEqual([4])
  expect((await grant(3, [common])).status).toBe(200)
  expect((await cancel(3, [common])).status).toBe(200)
  await set(1)
  await grant(3, [common])
})

test('the last enabled admin keeps the role', async () => {
  expect(errorOf(await cancel(1, [admin]))).toEqual([409, 'user.lastAdmin'])
  await grant(1, [guest])
  await server.deps.db.updateTable('users').set({ status: 0 }).where('userId', '=', guest).execute()
  expect(errorOf(await cancel(1, [admin]))).toEqual([409, 'user.lastAdmin'])
  expect((await cancel(1, [guest])).status).toBe(200)
  await server.deps.db.updateTable('users').set({ status: 1 }).where('userId', '=', guest).execute()
})

test('an admin whose one-time password has expired does not count as one who remains', async () => {
  await grant(1, [guest])
  const expire = (passwordExpiresAt: number | null) =>
    server.deps.db.updateTable('users').set({ passwordExpiresAt }).where('userId', '=', guest).execute()
  await expire(server.deps.now() - 1)
  expect(errorOf(await cancel(1, [admin]))).toEqual([409, 'user.lastAdmin'])
  await expire(null)
  expect((await cancel(1, [guest])).status).toBe(200)
})

test('an imported admin, who has no password yet, does not count as one who remains', async () => {
  await grant(1, [guest])
  const user = server.deps.db.selectFrom('users').where('userId', '=', guest).select('passwordHash')
  const { passwordHash } = await user.executeTakeFirstOrThrow()
  const set = (hash: string) =>
    server.deps.db.updateTable('users').set({ passwordHash: hash }).where('userId', '=', guest).execute()
  await set(noPassword)
  expect(errorOf(await cancel(1, [admin]))).toEqual([409, 'user.lastAdmin'])
  await set(passwordHash)
  const other = await server.signIn('guest')
  expect((await cancel(1, [admin], other)).status).toBe(200)
  expect((await grant(1, [admin], other)).status).toBe(200)
  await cancel(1, [guest])
})

test('where no admin can sign in any more, others go on with their work', async () => {
  const { db } = server.deps
  const expire = (passwordExpiresAt: number | null) =>
    db.updateTable('users').set({ passwordExpiresAt }).where('userId', '=', admin).execute()
  await db.updateTable('users').set({ deptId: 5 }).where('userId', '=', common).execute()
  await expire(1)
  const body = { userId: common, nickname: '王', deptId: 5, version: (await readUser(common)).version }
  expect((await clients.editor.ask(api.users.edit, { body })).status).toBe(200)
  await expire(null)
  await db.updateTable('users').set({ deptId: 3 }).where('userId', '=', common).execute()
})

test('of two admins who take the role from each other at once, one keeps it', async () => {
  await grant(1, [guest])
  const other = await server.signIn('guest')
  const answers = await Promise.all([cancel(1, [guest]), cancel(1, [admin], other)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { db } = server.deps
  await db.deleteFrom('userRoles').where('roleId', '=', 1).execute()
  await db.insertInto('userRoles').values({ userId: admin, roleId: 1 }).execute()
})

describe('as editor', () => {
  const move = (userId: number, deptId: number) =>
    server.deps.db.updateTable('users').set({ deptId }).where('userId', '=', userId).execute()

  test('only a role one holds, only to users in scope, and never to an admin', async () => {
    await move(common, 5)
    await move(admin, 5)
    expect((await grant(2, [common], clients.editor)).status).toBe(200)
    for (const [roleId, userId] of [
      [1, common],
      [3, common],
      [2, guest],
      [2, admin],
    ] as const) {
      const { body } = await grant(roleId, [userId], clients.editor)
      expect(body).toEqual((await grant(9999, [9999], clients.editor)).body)
      expect(body.code).toBe(404)
    }
    expect((await cancel(2, [common, guest], clients.editor)).status).toBe(404)
    expect((await cancel(2, [common], clients.editor)).status).toBe(200)
    await move(admin, 1)
    await move(common, 3)
  })

  test.each([
    ['all', 1, [200, 200]],
    ['chosen departments', 2, [404, 200]],
    ['own department and below', 4, [200, 404]],
    ['own records', 5, [404, 404]],
  ])('the scope "%s" ends whom it may be given to', async (_, dataScope, expected) => {
    const { db } = server.deps
    await db.updateTable('roles').set({ dataScope }).where('roleId', '=', 2).execute()
    if (dataScope === 2) await db.insertInto('roleDepts').values({ roleId: 2, deptId: 6 }).execute()
    await move(editor, 2)
    await move(common, 7)
    const answers = [await grant(2, [common], clients.editor), await grant(2, [guest], clients.editor)]
    expect(answers.map(({ status }) => status)).toEqual(expected)
    await db.deleteFrom('roleDepts').execute()
    await cancel(2, [common, guest])
  })
})
