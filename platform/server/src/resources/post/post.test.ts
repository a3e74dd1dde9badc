import { api } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type Client, type TestServer } from '#server-test/server'

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

test('a post is added with defaults for what the form leaves out', async () => {
  expect(await read(await add('  nurse '))).toMatchObject({ postCode: 'nurse', postNameEn: '', status: 1, remark: '' })
})

test('the list answers the page that a certain post is on, under its filter', async () => {
  const postId = await add('porter')
  const query = { size: 1, page: 1, pageWith: postId, postCode: 'porter' }
  const { items, pageInfo } = await admin.get(api.posts.list, { query: { ...query, postCode: '' } })
  expect(items).toMatchObject([{ postId }])
  expect(pageInfo.currentPage).toBe(pageInfo.total)
  expect((await admin.get(api.posts.list, { query })).pageInfo.currentPage).toBe(1)
})

test('an edit changes what it names and keeps the rest', async () => {
  const body = { ...form('cook'), remark: 'kitchen', status: 0 as const }
  const postId = await admin.get(api.posts.add, { body })
  await admin.get(api.posts.edit, { body: { ...form('chef'), postId, version: 1 } })
  expect(await read(postId)).toMatchObject({ postName: 'chef', remark: 'kitchen', status: 0, version: 2 })
})

test.each([
  ['postCode', { postCode: '' }],
  ['postCode', { postCode: 'x'.repeat(65) }],
  ['postName', { postName: ' ' }],
  ['postName', { postName: 'x'.repeat(51) }],
  ['postSort', { postSort: -1 }],
  ['postSort', { postSort: 1.5 }],
  ['status', { status: 2 }],
  ['status', { status: true }],
  ['remark', { remark: 'x'.repeat(501) }],
  ['owner', { owner: 1 }],
  ['postId', { postId: 7 }],
])('a form with a wrong %s is rejected at that field', async (field, change) => {
  const { status, errorData } = await admin.ask(api.posts.add, { body: { ...form('wrong'), ...change } })
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])
})

test('code and name are unique, and the error names the field', async () => {
  const other = await add('unique')
  for (const field of ['postCode', 'postName'] as const) {
    const { status, errorData, body } = await admin.ask(api.posts.add, { body: { ...form('free'), [field]: 'unique' } })
    expect([status, errorData]).toEqual([409, { error: 'record.taken', fields: { [field]: body.msg } }])
  }
  const edit = await admin.ask(api.posts.edit, { body: { ...form('ceo'), postId: other, version: 1 } })
  expect(edit.status).toBe(409)
  expect((await read(other)).version).toBe(1)
})

test('of ten at once with one name exactly one is added', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => admin.ask(api.posts.add, { body: form('race') })))
  const times = (status: number) => answers.filter((answer) => answer.status === status).length
  expect([times(200), times(409)]).toEqual([1, 9])
})

test('an edit of what somebody else has changed is stale, one of what is gone is not found', async () => {
  const postId = await add('stale')
  const edit = (version: number) => admin.ask(api.posts.edit, { body: { ...form('stale'), postId, version } })
  const answers = await Promise.all([edit(1), edit(1)])
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  expect((await edit(1)).errorData.error).toBe('record.stale')
  await admin.get(api.posts.delete, { query: { ids: [postId] } })
  expect((await edit(2)).errorData.error).toBe('record.notFound')
})

test('an edit without the version it read is rejected', async () => {
  expect((await admin.ask(api.posts.edit, { body: { ...form('x'), postId: 1 } })).errorData.fields).toEqual({
    version: '必填',
  })
})

test('a post somebody holds is not deleted, and the message says by how many', async () => {
  const unused = await add('unused')
  const { status, body, errorData } = await admin.ask(api.posts.delete, { query: { ids: [unused, 4] } })
  expect([status, errorData.error, body.msg]).toEqual([409, 'post.inUse', '该岗位正被 2 名用户使用，不能删除'])
  expect((await read(unused)).postName).toBe('unused')
})

test('of several posts all are deleted or none', async () => {
  const [first, second] = [await add('first'), await add('second')]
  const some = await admin.ask(api.posts.delete, { query: { ids: [first, 9999, second] } })
  expect(some.status).toBe(404)
  await read(first)
  await admin.get(api.posts.delete, { query: { ids: [first, second] } })
  expect((await admin.ask(api.posts.read, { query: { postId: second } })).status).toBe(404)
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
