import { api } from '#product/contract'
import { dashboardRanges } from 'atrium/contract/fields/dashboard-ranges'
import type { Language } from 'atrium/contract/language'
import { defineModule, type PanelEntry } from 'atrium/contract/module/module'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import type { Host } from '#server/call/call'
import type { ModuleServer } from '#server/call/resource'
import {
  createClient,
  openServer,
  signInAll,
  type ActorName,
  type Client,
  type TestServer,
  productWith,
} from '#server-test/server'
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

const read = (client: Client = clients.admin, query: object = {}) => client.get(api.dashboard.read, { query })

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

const week = { days: 7 }

describe('the change against the range before', () => {
  test('of sign-ins compares the days with as many before, both up to the same time of day', async () => {
    const [start, then] = [midnight - 6 * day, now - 7 * day]
    // In the range; in the range before; later that day; before both.
    await signInAt(start, now - hour, now - hour, start - 7 * day, then - hour, then + hour, start - 7 * day - 1)
    const { days, signIns, signInsToday, signInsPerDay } = await read(clients.admin, week)
    expect(days).toBe(7)
    expect(signIns).toEqual({ count: 3, before: 2 })
    expect(signInsToday).toBe(2)
    expect(signInsPerDay).toHaveLength(7)
    expect(signInsPerDay[0]).toEqual({ day: '2026-11-13', count: 1, before: 1 })
    expect(signInsPerDay[6]).toEqual({ day: '2026-11-19', count: 2, before: 2 })
  })

  test.each([
    [{}, 28, '2026-10-23'],
    [{ days: '7' }, 7, '2026-11-13'],
    [{ days: 84 }, 84, '2026-08-28'],
  ])('of %j is over %i days from %s on', async (query, count, first) => {
    await signInAt(now - (count - 1) * day, now - count * day)
    const { days, signIns, signInsPerDay } = await read(clients.admin, query)
    expect([days, signInsPerDay.length, signInsPerDay[0]!.day]).toEqual([count, count, first])
    expect(signIns).toEqual({ count: 1, before: 1 })
  })

  test.each(dashboardRanges)('of %i days lays weekends upon weekends', async (days) => {
    const before = Array.from({ length: days }, (_, at) => now - (days + at) * day)
    const isWeekend = (at: number | string) => [0, 6].includes(new Date(at).getUTCDay())
    await signInAt(...before.filter(isWeekend))
    const { signInsPerDay } = await read(clients.admin, { days })
    expect(signInsPerDay.filter((one) => one.before > 0 !== isWeekend(one.day))).toEqual([])
  })

  test('of users counts those who are enabled', async () => {
    const { db } = server.deps
    await db
      .updateTable('users')
      .set({ createdAt: now - 15 * day })
      .execute()
    await db.updateTable('users').set({ status: 0 }).where('username', '=', 'common').execute()
    await db
      .updateTable('users')
      .set({ createdAt: now - hour })
      .where('username', '=', 'editor')
      .execute()
    const { users, enabledUsers, usersCompared } = await read(clients.admin, week)
    await db.updateTable('users').set({ status: 1, createdAt: now }).execute()
    expect([users, enabledUsers]).toEqual([4, 3])
    expect(usersCompared).toEqual({ count: 3, before: 2 })
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
    expect((await read(clients.admin, week)).usersCompared).toEqual({ count: 4, before: 3 })
    expect((await read(clients.admin)).usersCompared).toEqual({ count: 4, before: 0 })
    expect((await read(clients.guest)).usersCompared).toEqual({ count: 1, before: 0 })
  })

  test('is unknown where the logs are not kept for so long', async () => {
    const app = createApp(server.deps.product, { ...server.deps, logDays: 56 })
    const client = createClient(app, clients.admin.token)
    const known = async (days: number) => {
      const { signIns, operations, rejected, usersCompared } = await read(client, { days })
      return [signIns, operations, rejected, usersCompared].map(({ before }) => before !== null)
    }
    expect(await known(28)).toEqual([true, true, true, true])
    expect(await known(84)).toEqual([false, false, false, true])
  })

  test('is known while the logs reach to the first moment of the range before, and no longer', async () => {
    // The 7 days before the last 7 begin 13 days before the midnight of today.
    const known = async (logDays: number, moment: number) => {
      const app = createApp(server.deps.product, { ...server.deps, logDays, now: () => moment })
      return (await read(createClient(app, clients.admin.token), week)).signIns.before !== null
    }
    expect(await known(14, midnight + day - 1)).toBe(true)
    expect(await known(13, midnight)).toBe(true)
    expect(await known(13, midnight + 1)).toBe(false)
  })

  test('of operations counts what was done and what was rejected', async () => {
    await add(clients.admin, 'one')
    await add(clients.guest, 'rejected')
    await add(clients.guest, 'rejected')
    await server.deps.db
      .updateTable('operationLogs')
      .set({ at: now - 28 * day })
      .where('result', '=', 'done')
      .execute()
    expect(await read()).toMatchObject({ operations: { count: 0, before: 1 }, rejected: { count: 2, before: 0 } })
  })
})

describe('recent operations', () => {
  const names = async (client?: Client) =>
    (await read(client)).recentOperations.map(({ username, title, result }) => `${username} ${title} ${result}`)

  test('are the latest eight of the log, the newest first', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await add(clients.editor, `post ${name}`)
    await add(clients.guest, 'rejected')
    const list = await names()
    expect(list).toHaveLength(8)
    expect(list.slice(0, 2)).toEqual(['guest 新增岗位 access.denied', 'editor 新增岗位 done'])
  })

  test('name the person as they are now, and who is gone by the log alone', async () => {
    const { db } = server.deps
    await add(clients.editor, 'with a person')
    const gone = await db.selectFrom('operationLogs').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('operationLogs')
      .values([
        { ...gone, logId: undefined, at: now - day, userId: 999, username: 'gone' },
        { ...gone, logId: undefined, at: now - 2 * day, userId: 0, username: '(repair)' },
      ])
      .execute()
    const { avatar } = await db.selectFrom('users').select('avatar').where('userId', '=', 2).executeTakeFirstOrThrow()
    expect((await read()).recentOperations).toMatchObject([
      { username: 'editor', nickname: '陈思远', avatar },
      { username: 'gone', nickname: '', avatar: '' },
      { username: '(repair)', nickname: '', avatar: '' },
    ])
  })

  test('end at the scope of the reader, and name no record outside of it', async () => {
    await add(clients.admin, 'of the admin')
    await add(clients.editor, 'of the editor')
    await add(clients.guest, 'rejected')
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
    await add(clients.common, 'rejected')
    // Common sees all users now, but still has no permission on the log.
    await db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
    expect(await names(clients.common)).toEqual(['common 新增岗位 access.denied'])
    expect(await read(clients.common)).toMatchObject({ operations: { count: 0 }, rejected: { count: 1 } })
    expect(await names(clients.guest)).toEqual([])
  })
})

describe('days', () => {
  test('begin at midnight of the reader, also where the clock was put back among them', async () => {
    // Berlin put its clock back on 25 October, at one o'clock UTC.
    const clock = `120,60@${Date.parse('2026-10-25T01:00:00Z')}`
    const nights = ['2026-10-24T21:59', '2026-10-24T22:00', '2026-10-25T22:59', '2026-10-25T23:00']
    await signInAt(...nights.map((night) => Date.parse(`${night}Z`)), Date.parse('2026-11-18T23:30:00Z'))
    const { signInsPerDay, signInsToday } = await read(clients.admin, { clock })
    const counted = signInsPerDay.filter(({ count }) => count > 0).map(({ day: date, count }) => [date, count])
    expect(counted).toEqual([
      ['2026-10-24', 1],
      ['2026-10-25', 2],
      ['2026-10-26', 1],
      ['2026-11-19', 1],
    ])
    expect(signInsToday).toBe(1)
  })

  test('of the sign-in log between its midnights are as many as the dashboard counts', async () => {
    const clock = '480'
    await signInAt(midnight - 9 * hour, midnight - 8 * hour, midnight + 10 * hour, midnight + 15 * hour)
    const { signInsPerDay } = await read(clients.admin, { clock })
    const query = { result: 'success', from: '2026-11-18T16:00:00.000Z', to: '2026-11-19T16:00:00.000Z' } as const
    const { pageInfo } = await clients.admin.get(api.signInLogs.list, { query })
    expect(signInsPerDay.at(-1)).toMatchObject({ day: '2026-11-19', count: 3 })
    expect(pageInfo.total).toBe(3)
  })

  test.each([
    ['days', '8'],
    ['days', '30'],
    ['days', '7.0'],
    ['clock', 'UTC'],
    ['clock', '961'],
    ['clock', '60,961@1'],
    ['clock', `60${',60@1'.repeat(9)}`],
  ])('with %s %s are rejected at that field', async (field, value) => {
    const { status, errorData } = await clients.admin.ask(api.dashboard.read, { query: { [field]: value } })
    expect([status, Object.keys(errorData.fields!)]).toEqual([400, [field]])
  })
})

test('shares have the ids that the list of users takes, where it lists them for the reader', async () => {
  const { usersByDepartment, usersByRole } = await read()
  const total = async (query: object) => (await clients.admin.get(api.users.list, { query })).pageInfo.total
  expect(usersByRole.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  for (const { id, count } of usersByRole) expect(await total({ roleId: id })).toBe(count)
  for (const { id, count } of usersByDepartment) expect(await total({ deptId: id })).toBeGreaterThanOrEqual(count)
  // Common sees all users now, but of the roles only their own is in their scope.
  await server.deps.db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
  expect((await read(clients.common)).usersByRole).toEqual([
    { id: 3, name: '普通用户', count: 1 },
    { id: null, name: '其他角色', count: 2 },
  ])
})

describe('panels of modules', () => {
  const first: PanelEntry = { id: 'first', title: { zh: '第一', en: 'First' } }
  const second: PanelEntry = { ...first, id: 'second', permission: 'system:post:list' }
  /** Returns the API with one module more, which has these panels. */
  function appWith(panels: readonly PanelEntry[], contents: ModuleServer['panels'] = {}, host: Partial<Host> = {}) {
    const module = defineModule({ name: 'probe', title: { zh: '探针', en: 'Probe' }, menu: [], panels })
    const product = productWith({ module, api: {}, records: {} }, { panels: contents })
    return createApp(product, { ...server.deps, modules: ['probe'], ...host })
  }
  const panelsOf = async (app: TestServer['app'], { token }: Client = clients.admin, language?: Language) =>
    (await read(createClient(app, token, language))).panels
  const ids = async (app: TestServer['app'], client?: Client) => (await panelsOf(app, client)).map(({ id }) => id)

  test('are named in the language of the reader', async () => {
    const app = appWith([first])
    expect(await panelsOf(app)).toEqual([
      { id: 'probe/first', title: '第一', isWide: false, isFirst: false, content: null },
    ])
    expect(await panelsOf(app, clients.admin, 'en')).toMatchObject([{ title: 'First' }])
  })

  test('are for those who hold their permission', async () => {
    const app = appWith([first, second])
    expect(await ids(app)).toEqual(['probe/first', 'probe/second'])
    expect(await ids(app, clients.editor)).toEqual(['probe/first', 'probe/second'])
    expect(await ids(app, clients.common)).toEqual(['probe/first'])
  })

  test('come with what the module sends along, and are left out where that is nothing', async () => {
    const app = appWith([first, second], {
      first: async ({ actor }) => (actor.username === 'guest' ? undefined : { of: actor.username }),
    })
    expect(await panelsOf(app)).toMatchObject([{ id: 'probe/first', content: { of: 'admin' } }, { content: null }])
    expect(await panelsOf(app, clients.guest)).toEqual([])
  })

  test('that fail are left out and logged, and leave the dashboard alone', async () => {
    const lines: unknown[] = []
    const failing = { first: () => Promise.reject(new Error('no such table')) }
    const app = appWith([first, second], failing, { log: (...line) => lines.push(line) })
    expect(await ids(app)).toEqual(['probe/second'])
    const fields = { panel: 'probe/first', error: 'Error: no such table' }
    expect(lines).toContainEqual(['error', 'panel of the dashboard failed', fields])
  })

  test('are gone while the module does not run', async () => {
    expect(await ids(appWith([first, second], {}, { modules: [] }))).toEqual([])
  })
})
