import { api, contract } from '#product/contract'
import { mayCall } from 'atrium/contract/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPost } from '#server-test/records/factories'
import { breaksOf } from '#server-test/stored/log-chain'
import { openServer, type ActorName, type TestServer } from '#server-test/server'

const { endpoints } = contract

const day = 86_400_000
/** A Thursday afternoon in China. */
const now = Date.parse('2026-11-19T07:30:00Z')

let server: TestServer

beforeAll(async () => {
  server = await openServer({ history: true, now: () => now })
})
afterAll(() => server.close())

const signIns = () => server.deps.db.selectFrom('signIns').selectAll().orderBy('signInId').execute()
const operations = () => server.deps.db.selectFrom('operationLogs').selectAll().orderBy('logId').execute()
const ids = (list: string) => JSON.parse(list) as number[]

describe('the past of the demo', () => {
  test('is 90 days long, ends before the moment of the seed, and is in the order of time', async () => {
    for (const rows of [await signIns(), await operations()]) {
      const times = rows.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times[0]).toBeLessThan(now - 86 * day)
      expect(times[0]).toBeGreaterThan(now - 91 * day)
      expect(times.at(-1)).toBeLessThan(now)
      expect(times.at(-1)).toBeGreaterThan(now - day)
    }
  })

  test('is the same for the same moment', async () => {
    const other = await openServer({ history: true, now: () => now })
    const of = async ({ deps: { db } }: TestServer) => [
      await db.selectFrom('signIns').selectAll().orderBy('signInId').execute(),
      await db.selectFrom('operationLogs').selectAll().orderBy('logId').execute(),
    ]
    expect(await of(other)).toEqual(await of(server))
    await other.close()
  })

  test('has some hundred sign-ins by all four, mostly on working days, with a few that failed', async () => {
    const rows = await signIns()
    expect(rows.length).toBeGreaterThan(250)
    expect(rows.length).toBeLessThan(800)
    const successes = rows.filter(({ result }) => result === 'success')
    expect(new Set(successes.map(({ username }) => username))).toEqual(new Set(['admin', 'editor', 'common', 'guest']))
    const inChina = (at: number) => new Date(at + 8 * 3_600_000)
    const atWeekends = successes.filter(({ at }) => [0, 6].includes(inChina(at).getUTCDay()))
    expect(atWeekends.length).toBeGreaterThan(0)
    expect(atWeekends.length).toBeLessThan(successes.length / 10)
    expect(successes.every(({ at }) => inChina(at).getUTCHours() >= 8)).toBe(true)
    expect(new Set(rows.map(({ result }) => result))).toEqual(
      new Set(['success', 'wrongPassword', 'throttled', 'unknownUser']),
    )
    expect(new Set(rows.map(({ agent }) => agent)).size).toBeGreaterThan(4)
    expect(rows.every(({ address }) => /^(192\.0\.2|198\.51\.100|203\.0\.113)\./.test(address))).toBe(true)
  })
})

describe('what was done', () => {
  const actors: ActorName[] = ['admin', 'editor', 'common', 'guest']

  test('is of all four accounts and what each of them may do; some calls were rejected', async () => {
    const rows = await operations()
    expect(rows.length).toBeGreaterThan(120)
    expect(rows.length).toBeLessThan(500)
    expect(rows.filter(({ result }) => result !== 'done').length).toBeGreaterThan(8)
    for (const name of actors) {
      const { permissions } = await (await server.signIn(name)).get(api.session.userInfo)
      const done = rows.filter(({ username, result }) => username === name && result === 'done')
      expect(done.length, name).toBeGreaterThan(0)
      const shut = done.filter(({ operation }) => {
        const [, endpoint] = endpoints.find(([, { method, path }]) => `${method} ${path}` === operation)!
        return endpoint.access !== 'signedIn' && !mayCall(permissions, endpoint)
      })
      expect(shut, name).toEqual([])
    }
  })

  test('is on records that the account may see', async () => {
    const editor = await server.signIn('editor')
    const { items, pageInfo } = await editor.get(api.operationLogs.list, { query: { size: 100, result: 'done' } })
    expect(pageInfo.total).toBeGreaterThan(20)
    expect(items.filter(({ hidden }) => hidden > 0)).toEqual([])
    for (const { userId, targetIds } of (await operations()).filter(({ userId }) => userId > 2))
      expect(ids(targetIds).every((id) => id === userId)).toBe(true)
  })

  test('leads step by step to the records as they are', async () => {
    const { breaks, last } = breaksOf(await operations())
    expect(breaks).toEqual([])
    const { db } = server.deps
    for (const post of await db.selectFrom('posts').selectAll().where('postId', '>', 1).execute())
      expect(last.get(`post ${post.postId}`)).toEqual(post)
    const columns = ['userId', 'nickname', 'email', 'phoneNumber', 'version'] as const
    for (const user of await db.selectFrom('users').select(columns).where('userId', '>', 1).execute())
      expect(last.get(`user ${user.userId}`)).toMatchObject(user)
  })

  test('can be read in detail', async () => {
    const admin = await server.signIn('admin')
    const { items } = await admin.get(api.operationLogs.list, { query: { size: 20, kind: 'edit', target: 'post' } })
    const log = await admin.get(api.operationLogs.read, { query: { id: items[0]!.logId } })
    expect(log).toMatchObject({ result: 'done', title: '修改岗位', hidden: 0 })
  })

  test('leaves the records to be edited, with new ids for new ones', async () => {
    const editor = await server.signIn('editor')
    const post = await editor.get(api.posts.read, { query: { postId: 3 } })
    const form = { postCode: post.postCode, postName: '人力', postSort: 3, postId: 3, version: post.version }
    expect(post.version).toBeGreaterThan(1)
    expect(await editor.get(api.posts.edit, { body: form })).toBeNull()
    const added = await aPost(editor, 'new')
    expect(
      (await operations()).filter(({ target, targetIds }) => target === 'post' && ids(targetIds)[0] === added),
    ).toHaveLength(1)
  })
})
