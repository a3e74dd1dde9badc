import { api } from '@atrium/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openServer, signInAll, type ActorName, type Client, type TestServer } from '#server-test/server'
import { signInRow } from '../log/sign-in-log/sign-in-record'

const hour = 3_600_000
const day = 24 * hour
/** A quarter past three in the afternoon, UTC. */
const now = Date.parse('2026-11-19T15:15:00Z')
const midnight = Date.parse('2026-11-19T00:00:00Z')

let server: TestServer
let clients: Record<ActorName, Client>

beforeAll(async () => {
  server = await openServer({ now: () => now })
  clients = await signInAll(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.deps.db.deleteFrom('signIns').execute()
  await server.deps.db.deleteFrom('operationLogs').execute()
})

const read = (client: Client = clients.admin) => client.get(api.dashboard.read)

const signInAt = (...times: number[]) =>
  server.deps.db
    .insertInto('signIns')
    .values(
      times.map((at) =>
        signInRow({ now: at, address: '', agent: '' }, { username: 'common', userId: 3, result: 'success' }),
      ),
    )
    .execute()

const post = (name: string) => ({ postCode: name, postName: name, postSort: 9 })
const add = (client: Client, name: string) => client.ask(api.posts.add, { body: post(name) })

describe('the change against the range before', () => {
  test('of sign-ins compares 14 days with the 14 before, both up to the same time of day', async () => {
    const [start, then] = [midnight - 13 * day, now - 14 * day]
    // In the range; in the range before; later that day; before both.
    await signInAt(start, now - hour, now - hour, start - 14 * day, then - hour, then + hour, start - 14 * day - 1)
    const { signIns, signInsToday, signInsPerDay } = await read()
    expect(signIns).toEqual({ count: 3, before: 2 })
    expect(signInsToday).toBe(2)
    expect(signInsPerDay).toHaveLength(14)
    expect(signInsPerDay[0]).toEqual({ day: '2026-11-06', count: 1, before: 1 })
    expect(signInsPerDay[13]).toEqual({ day: '2026-11-19', count: 2, before: 2 })
  })

  test('of sign-ins and users ends at the scope of the reader', async () => {
    await signInAt(now - hour)
    expect((await read(clients.guest)).signIns).toEqual({ count: 0, before: 0 })
    expect((await read(clients.common)).signIns).toEqual({ count: 1, before: 0 })
    await server.deps.db
      .updateTable('users')
      .set({ createdAt: now - 15 * day })
      .where('userId', '<', 4)
      .execute()
    expect((await read()).usersCompared).toEqual({ count: 4, before: 3 })
    expect((await read(clients.guest)).usersCompared).toEqual({ count: 1, before: 0 })
  })

  test('of operations counts what was done and what was refused', async () => {
    await add(clients.admin, 'one')
    await add(clients.guest, 'refused')
    await add(clients.guest, 'refused')
    await server.deps.db
      .updateTable('operationLogs')
      .set({ at: now - 14 * day })
      .where('result', '=', 'done')
      .execute()
    expect(await read()).toMatchObject({ operations: { count: 0, before: 1 }, refusals: { count: 2, before: 0 } })
  })
})

describe('recent operations', () => {
  const names = async (client?: Client) =>
    (await read(client)).recentOperations.map(({ username, title, result }) => `${username} ${title} ${result}`)

  test('are the latest eight of the log, the newest first', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await add(clients.editor, `post ${name}`)
    await add(clients.guest, 'refused')
    const list = await names()
    expect(list).toHaveLength(8)
    expect(list.slice(0, 2)).toEqual(['guest 新增岗位 access.denied', 'editor 新增岗位 done'])
  })

  test('end at the scope of the reader, and name no record outside of it', async () => {
    await add(clients.admin, 'of the admin')
    await add(clients.editor, 'of the editor')
    await add(clients.guest, 'refused')
    expect(await names(clients.editor)).toEqual(['editor 新增岗位 done'])
    const row = (await server.deps.db
      .selectFrom('operationLogs')
      .selectAll()
      .where('userId', '=', 2)
      .executeTakeFirst())!
    const change = { target: 'user', targetIds: '[3]', before: '[{"userId":3}]', after: '[{"userId":3}]' }
    await server.deps.db.updateTable('operationLogs').set(change).where('logId', '=', row.logId).execute()
    expect((await read(clients.editor)).recentOperations).toMatchObject([{ records: [], total: 0, hidden: 1 }])
  })

  test('are the reader’s own without the permission to read the log', async () => {
    const { db } = server.deps
    await add(clients.editor, 'colleague')
    await add(clients.common, 'refused')
    // Common sees all users now, but still has no permission on the log.
    await db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
    expect(await names(clients.common)).toEqual(['common 新增岗位 access.denied'])
    expect(await read(clients.common)).toMatchObject({ operations: { count: 0 }, refusals: { count: 1 } })
    expect(await names(clients.guest)).toEqual([])
  })
})
