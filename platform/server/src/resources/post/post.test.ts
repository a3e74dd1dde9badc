import { api } from '#product/contract'
import { post } from 'atrium/contract/system/post.record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testResource } from '#server-test/kind/test-resource'
import { openServer, type Client, type TestServer } from '#server-test/server'

testResource(api.posts, post)

let server: TestServer
let admin: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const form = (name: string) => ({ postCode: name, postName: name, postSort: 9 })
const add = (name: string) => admin.get(api.posts.add, { body: form(name) })
const read = (postId: number) => admin.get(api.posts.read, { query: { postId } })

test('spaces around a text are left out', async () => {
  expect(await read(await add('  nurse '))).toMatchObject({ postCode: 'nurse', postName: 'nurse' })
})

test('of ten at once with one name exactly one is added', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.ask(api.posts.add, { body: form('race') })))
  const times = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([times(200), times(409)]).toEqual([1, 9])
})

test('a post somebody holds is not deleted, and the message says by how many', async () => {
  const unused = await add('unused')
  const { status, body, errorData } = await admin.ask(api.posts.delete, { query: { ids: [unused, 4] } })
  expect([status, errorData.error, body.msg]).toEqual([409, 'post.inUse', '该岗位正被 2 名用户使用，不能删除'])
  expect((await read(unused)).postName).toBe('unused')
})

test.each(['', '0', '01', '1.0', '1,', ',1', '1,1', '[1]', '1;2', '1 ', '-1', '99999999999', 'x'])(
  'ids to delete that are written otherwise are rejected: "%s"',
  async (ids) => {
    const { status, errorData } = await admin.ask(api.posts.delete, { query: { ids } })
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['ids']])
  },
)

test('at most a hundred are deleted at once', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => index + 1000)
  expect((await admin.ask(api.posts.delete, { query: { ids } })).status).toBe(400)
  expect((await admin.ask(api.posts.delete, { query: { ids: ids.slice(1) } })).status).toBe(404)
})
