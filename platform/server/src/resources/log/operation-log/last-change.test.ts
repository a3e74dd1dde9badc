import { api } from '#product/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPost, postForm } from '#server-test/records/factories'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>
const iso = expect.stringMatching(/^\d{4}-.*Z$/)
const editorId = 2

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
})
afterAll(() => server.close())

const addPost = (name: string) => aPost(clients.admin, name)
const edit = (client: Client, postId: number, version: number, name = 'edited') =>
  client.ask(api.posts.edit, { body: { ...postForm(`${name}${postId}`), postId, version } })

const nicknameOf = async (username: ActorName) =>
  (
    await server.deps.db
      .selectFrom('users')
      .where('username', '=', username)
      .select('nickname')
      .executeTakeFirstOrThrow()
  ).nickname

describe('a stale edit', () => {
  test('is answered with who changed the record last, and when', async () => {
    const postId = await addPost('theirs')
    expect((await edit(clients.editor, postId, 1)).status).toBe(200)
    const { errorData } = await edit(clients.admin, postId, 1)
    const by = await nicknameOf('editor')
    expect(errorData).toEqual({ error: 'record.stale', lastChange: { at: iso, by, isOwn: false }, mayAdd: true })
  })

  test('says that it was oneself, such as in another tab', async () => {
    const postId = await addPost('own')
    expect((await edit(clients.admin, postId, 1)).status).toBe(200)
    expect((await edit(clients.admin, postId, 1)).errorData.lastChange).toMatchObject({ isOwn: true })
  })

  test('does not name people out of the scope of the reader', async () => {
    const postId = await addPost('boss')
    expect((await edit(clients.admin, postId, 1)).status).toBe(200)
    const { errorData } = await edit(clients.editor, postId, 1)
    expect(errorData.lastChange).toEqual({ at: iso, by: null, isOwn: false })
  })

  test('names nobody where the record got its version by a change of another', async () => {
    const { userInfo } = await clients.admin.get(api.users.read, { query: { userId: 4 } })
    const { version, nickname } = userInfo!
    await clients.editor.get(api.profile.edit, {
      body: { nickname: await nicknameOf('editor'), version: (await clients.editor.get(api.profile.read)).version },
    })
    await server.deps.db
      .updateTable('users')
      .set({ version: version + 5 })
      .where('userId', '=', 4)
      .execute()
    const body = { userId: 4, version, nickname, deptId: userInfo!.deptId!, roleIds: [4] }
    const { errorData } = await clients.admin.ask(api.users.edit, { body })
    expect(errorData).toEqual({ error: 'record.stale', mayAdd: true })
  })

  test('of the own profile says who changed it', async () => {
    const profile = await clients.editor.get(api.profile.read)
    const { userInfo } = await clients.admin.get(api.users.read, { query: { userId: editorId } })
    const { nickname, deptId, roleIds, version } = userInfo!
    await clients.admin.get(api.users.edit, {
      body: { userId: editorId, nickname, deptId: deptId!, roleIds, version, remark: 'changed' },
    })
    const { errorData } = await clients.editor.ask(api.profile.edit, { body: { nickname, version: profile.version } })
    expect(errorData).toEqual({ error: 'record.stale', lastChange: { at: iso, by: null, isOwn: false } })
  })
})

describe('an edit of what was deleted', () => {
  test('is answered with who deleted it', async () => {
    const postId = await addPost('gone')
    await clients.editor.get(api.posts.delete, { query: { ids: [postId] } })
    const { status, errorData } = await edit(clients.admin, postId, 1)
    expect([status, errorData.error]).toEqual([404, 'record.notFound'])
    expect(errorData.lastChange).toEqual({ at: iso, by: await nicknameOf('editor'), isOwn: false })
  })

  test('says nothing to people who could not see the record', async () => {
    const body = { pid: 1, deptName: 'elsewhere', orderNum: 1 }
    const deptId = await clients.admin.get(api.depts.add, { body })
    await clients.admin.get(api.depts.delete, { query: { ids: [deptId] } })
    const ask = (client: Client) => client.ask(api.depts.edit, { body: { ...body, deptId, version: 1 } })
    expect((await ask(clients.admin)).errorData.lastChange).toMatchObject({ isOwn: true })
    expect((await ask(clients.editor)).errorData.lastChange).toBeUndefined()
  })

  test('says nothing of a record that was never there', async () => {
    expect((await edit(clients.admin, 99_999, 1)).errorData.lastChange).toBeUndefined()
  })
})

test('whether the caller may add such a record goes by the permission, and by the call', async () => {
  const role = await clients.admin.get(api.roles.read, { query: { roleId: 2 } })
  const body = { roleId: 2, dataScope: 5 as const, version: role.version + 1 }
  expect((await clients.admin.ask(api.roles.dataScope, { body })).errorData.mayAdd).toBeUndefined()
  const postId = await addPost('copied')
  const { db } = server.deps
  const adding = db.selectFrom('menus').where('permission', '=', 'system:post:add').select('id')
  await db.deleteFrom('roleMenus').where('menuId', 'in', adding).execute()
  expect((await edit(clients.admin, postId, 7)).errorData.mayAdd).toBe(true)
  expect((await edit(clients.editor, postId, 7)).errorData.mayAdd).toBeUndefined()
})
