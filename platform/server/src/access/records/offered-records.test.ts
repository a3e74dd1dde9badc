import { api } from '#product/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer()
  clients = await signInAll(server)
  const posts = Array.from({ length: 70 }, (_, index) => ({
    postCode: `p${index}`,
    postName: `岗位 ${100 + index}`,
    postNameEn: index === 7 ? '100%_Sure' : `Position ${100 + index}`,
    postSort: 1,
    status: index === 3 ? (0 as const) : (1 as const),
    remark: '',
  }))
  await server.deps.db.insertInto('posts').values(posts).execute()
})
afterAll(() => server.close())

const find = (query: { search?: string; ids?: number[] }, client = clients.admin) =>
  client.get(api.users.choices, { query: { field: 'postId', ...query } })
const namesOf = async (...asked: Parameters<typeof find>) => (await find(...asked)).items.map(({ name }) => name)

test('the first fifty come by their names, with how many there are', async () => {
  const { items, total } = await find({})
  expect([items.length, total]).toEqual([50, 74])
  const { items: some, total: all } = await find({ search: '岗位' })
  expect([some[0]!.name, some.length, all]).toEqual(['岗位 100', 50, 70])
  expect(some[3]).toMatchObject({ name: '岗位 103', status: 0 })
})

test('a part of the name is found literally, in either language and without regard to case', async () => {
  expect(await namesOf({ search: ' %_sU ' })).toEqual(['岗位 107'])
  expect(await namesOf({ search: '11%' })).toEqual([])
  const english = server.client(clients.admin.token, 'en')
  expect(await namesOf({ search: 'POSITION 16' }, english)).toHaveLength(10)
})

test('what is chosen comes by its id, however many come before it', async () => {
  const last = (await find({ search: '岗位 169' })).items
  expect(await find({ ids: [last[0]!.id] })).toEqual({ items: last, total: 1 })
  expect(await find({ ids: [123_456] })).toEqual({ items: [], total: 0 })
})

test('no record out of scope is among them, asked for by name or by id', async () => {
  const rolesFor = async (client: Client, query: object) =>
    (await client.get(api.users.choices, { query: { field: 'roleId', ...query } })).items.map(({ id }) => id)
  expect(await rolesFor(clients.editor, {})).toEqual([2])
  expect(await rolesFor(clients.editor, { ids: [1, 2, 3] })).toEqual([2])
  expect(new Set(await rolesFor(clients.admin, {}))).toEqual(new Set([1, 2, 3, 4]))
})

test('a field that has no choices is rejected', async () => {
  const { status, errorData } = await clients.admin.ask(api.users.choices, { query: { field: 'deptId' } })
  expect([status, Object.keys(errorData.fields!)]).toEqual([400, ['field']])
})
