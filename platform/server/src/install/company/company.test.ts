import { api, contract } from '#product/contract'
import { product } from 'atrium/entries/product'
import { mayCall } from 'atrium/contract/access'
import { patterns } from 'atrium/contract/untrusted/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noPassword } from '#server/credentials/no-password'
import { randomChoices } from '#server/db/random-sequence'
import { isDemoLeft } from '../installation-kind'
import { aPost, aRole } from '#server-test/records/factories'
import { demoPassword, openServer, signInAll, type Client, type TestServer } from '#server-test/server'
import { breaksOf } from '#server-test/stored/log-chain'
import { createEmployees } from './people.seed'
import { createCompanyAttempts } from './sign-ins.seed'

const { endpoints } = contract

const day = 86_400_000
/** A Thursday afternoon in China. */
const now = Date.parse('2026-11-19T07:30:00Z')

let server: TestServer
let past: { signIns: Awaited<ReturnType<typeof readSignIns>>; operations: Awaited<ReturnType<typeof readOperations>> }

beforeAll(async () => {
  server = await openServer({ data: 'company', now: () => now })
  // Before the tests sign in.
  past = { signIns: await readSignIns(server), operations: await readOperations(server) }
})
afterAll(() => server.close())

const people = () => server.deps.db.selectFrom('users').selectAll().orderBy('userId').execute()
const depts = () => server.deps.db.selectFrom('depts').selectAll().orderBy('deptId').execute()
const readOperations = ({ deps: { db } }: TestServer) =>
  db.selectFrom('operationLogs').selectAll().orderBy('logId').execute()
const readSignIns = ({ deps: { db } }: TestServer) => db.selectFrom('signIns').selectAll().orderBy('signInId').execute()

/** Somebody who holds the role, and few others. */
async function holderOf(roleKey: string, deptId?: number) {
  const holders = server.deps.db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.userId')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('roleKey', '=', roleKey)
    .where('users.status', '=', 1)
    .where('mustChangePassword', '=', 0)
    .select(['users.userId', 'username', 'deptId'])
    .select((eb) =>
      eb
        .selectFrom('userRoles as all')
        .whereRef('all.userId', '=', 'users.userId')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('roles'),
    )
    .orderBy('roles')
    .orderBy('users.userId')
  const rows = await (deptId ? holders.where('deptId', '=', deptId) : holders).execute()
  return rows[0]!
}

async function signIn(username: string): Promise<Client> {
  const body = { username, password: demoPassword }
  return server.client(await server.client().get(api.session.login, { body }))
}

/** The departments of everybody that the client sees, each once, and how many people. */
async function seenBy(client: Client) {
  const { items, pageInfo } = await client.get(api.users.list, { query: { size: 100 } })
  return { total: pageInfo.total, depts: new Set(items.map(({ deptId }) => deptId)), items }
}

describe('the company', () => {
  test('has 400 people in 24 departments three levels deep, few of them large, and 12 roles', async () => {
    const all = await depts()
    expect(all).toHaveLength(24)
    const level = (deptId: number): number => {
      const { pid } = all.find((dept) => dept.deptId === deptId)!
      return pid === 0 ? 1 : level(pid) + 1
    }
    expect(new Set(all.map(({ deptId }) => level(deptId)))).toEqual(new Set([1, 2, 3]))
    const users = await people()
    expect(users).toHaveLength(400)
    const sizes = all.map(({ deptId }) => users.filter((user) => user.deptId === deptId).length)
    expect(sizes.filter((size) => size > 30).length).toBeLessThan(6)
    expect(sizes.filter((size) => size > 0 && size < 10).length).toBeGreaterThan(8)
    const roles = await server.deps.db.selectFrom('roles').selectAll().execute()
    expect(roles).toHaveLength(12)
    expect(new Set(roles.map(({ dataScope }) => dataScope))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(roles.map(({ status }) => status))).toEqual(new Set([0, 1]))
  })

  test('has each department that is open led by one of its people', async () => {
    const users = await people()
    for (const { deptId, leader, phone } of (await depts()).filter(({ status }) => status === 1)) {
      const head = users.find(({ phoneNumber }) => phoneNumber === phone)
      expect(head, leader).toMatchObject({ deptId, nickname: leader, status: 1 })
    }
  })

  test('gives everybody names in both languages, and a number and address of nobody', async () => {
    const users = await people()
    expect(users.every(({ phoneNumber }) => patterns.phone.test(phoneNumber))).toBe(true)
    expect(users.every(({ email }) => email.endsWith('@atrium.example'))).toBe(true)
    expect(users.every(({ username }) => patterns.username.test(username))).toBe(true)
    expect((await depts()).filter(({ deptName, deptNameEn }) => !deptName || !deptNameEn)).toEqual([])
    const posts = await server.deps.db.selectFrom('posts').selectAll().execute()
    expect(posts.filter(({ postName, postNameEn }) => !postName || !postNameEn)).toEqual([])
  })

  test('has some accounts that are disabled and some that nobody has used', async () => {
    const users = await people()
    const signedIn = new Set(past.signIns.flatMap(({ userId, result }) => (result === 'success' ? [userId] : [])))
    const disabled = users.filter(({ status }) => status === 0).length
    expect(disabled).toBeGreaterThan(10)
    expect(disabled).toBeLessThan(50)
    const unused = users.filter(({ userId, status }) => status === 1 && !signedIn.has(userId))
    expect(unused.length).toBeGreaterThan(5)
    expect(unused.filter(({ mustChangePassword }) => mustChangePassword).length).toBeGreaterThan(5)
  })

  test('has the four accounts of the demo, with their roles, departments and passwords', async () => {
    const demo = await openServer()
    const of = ({ deps: { db } }: TestServer) =>
      db
        .selectFrom('users')
        .innerJoin('userRoles', 'userRoles.userId', 'users.userId')
        .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
        .innerJoin('depts', 'depts.deptId', 'users.deptId')
        .where('users.userId', '<=', 4)
        .select(['username', 'nickname', 'roleKey', 'dataScope', 'deptName', 'passwordHash', 'mustChangePassword'])
        .orderBy('users.userId')
        .execute()
    expect(await of(server)).toEqual(await of(demo))
    const options = await server.client().get(api.session.loginOptions)
    expect(options.demoAccounts.map(({ username }) => username)).toEqual(['admin', 'editor', 'common', 'guest'])
    const [ofCompany, ofDemo] = [await signInAll(server), await signInAll(demo)]
    for (const name of ['editor', 'common', 'guest'] as const)
      expect(await ofCompany[name].get(api.session.userInfo), name).toEqual(
        await ofDemo[name].get(api.session.userInfo),
      )
    await demo.close()
  })

  test('is administered by one account, which keeps its role', async () => {
    const admins = await server.deps.db.selectFrom('userRoles').selectAll().where('roleId', '=', 1).execute()
    expect(admins).toEqual([{ userId: 1, roleId: 1 }])
    const admin = await server.signIn('admin')
    const { status } = await admin.ask(api.roleUsers.cancel, { body: { roleId: 1, userIds: [1] } })
    expect(status).toBe(409)
    const hr = await signIn((await holderOf('hr')).username)
    expect((await hr.ask(api.users.changeStatus, { body: { userId: 1, status: 0 } })).status).toBe(404)
  })
})

describe('what people see', () => {
  test('a department head: their department and all below it', async () => {
    const client = await signIn((await holderOf('head', 2)).username)
    const { total, depts: seen } = await seenBy(client)
    const below = (await depts()).filter(({ deptId, pid }) => deptId === 2 || pid === 2).map(({ deptId }) => deptId)
    const expected = (await people()).filter(({ deptId }) => below.includes(deptId!))
    expect(total).toBe(expected.length)
    expect(total).toBeGreaterThan(150)
    expect([...seen].every((deptId) => below.includes(deptId!))).toBe(true)
    const tree = await client.get(api.depts.list, { query: {} })
    expect(new Set(tree.map(({ deptId }) => deptId))).toEqual(new Set(below))
  })

  test('the head of a region: that region alone', async () => {
    const { total, depts: seen } = await seenBy(await signIn((await holderOf('head', 18)).username))
    expect(seen).toEqual(new Set([18]))
    expect(total).toBe(27)
  })

  test('an HR officer and an auditor: everybody but the admin', async () => {
    for (const role of ['hr', 'auditor']) {
      const { total, items } = await seenBy(await signIn((await holderOf(role)).username))
      expect(total, role).toBe(399)
      expect(items.some(({ userId }) => userId === 1)).toBe(false)
    }
  })

  test('the help desk: the departments it looks after', async () => {
    const { total, depts: seen } = await seenBy(await signIn((await holderOf('help-desk')).username))
    const chosen = new Set<number | null>([15, 16, 17, 18, 19, 21])
    expect([...seen].every((deptId) => chosen.has(deptId))).toBe(true)
    expect(total).toBe((await people()).filter(({ deptId }) => chosen.has(deptId)).length)
  })

  test('staff: their colleagues; a contractor: their own sign-ins; an intern, whose role is disabled: nothing', async () => {
    const staff = await holderOf('staff', 14)
    expect((await seenBy(await signIn(staff.username))).depts).toEqual(new Set([14]))
    const contractor = await holderOf('contractor')
    const own = await (await signIn(contractor.username)).get(api.signInLogs.list, { query: { size: 100 } })
    expect(new Set(own.items.map(({ userId }) => userId))).toEqual(new Set([contractor.userId]))
    const intern = await signIn((await holderOf('intern')).username)
    expect((await intern.get(api.session.userInfo)).permissions).toEqual([])
  })
})

test('everybody whose role is enabled finds what modules give to all', async () => {
  const forAll = product.contract.modules.flatMap(({ module: { entriesForAll = [] } }) => entriesForAll)
  const enabled = server.deps.db.selectFrom('roles').select('roleKey').where('status', '=', 1)
  for (const { roleKey } of await enabled.execute()) {
    const client = await signIn((await holderOf(roleKey)).username)
    const found = (await client.get(api.session.routers)).flatMap(({ path, children }) => [
      path,
      ...children.map((child) => `${path}/${child.path}`),
    ])
    expect(found, roleKey).toEqual(expect.arrayContaining(forAll))
  }
})

describe('the past of the company', () => {
  test('lies within 180 days, in the order of time, and nobody signs in before they came or after they left', async () => {
    const users = new Map((await people()).map((user) => [user.userId, user]))
    for (const rows of [past.signIns, past.operations]) {
      const times = rows.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times[0]).toBeGreaterThan(now - 180 * day)
      expect(times[0]).toBeLessThan(now - 178 * day)
      expect(times.at(-1)).toBeLessThan(now)
    }
    const early = past.signIns.filter(({ userId, at }) => userId !== null && at < users.get(userId)!.createdAt)
    expect(early).toEqual([])
    const left = new Map(
      past.operations
        .filter(({ operation, result }) => operation === 'PUT /api/system/user/changeStatus' && result === 'done')
        .map(({ targetIds, at }) => [(JSON.parse(targetIds) as number[])[0]!, at]),
    )
    expect(left.size).toBeGreaterThan(10)
    const late = past.signIns.filter(
      ({ userId, at, result }) => result === 'success' && at > (left.get(userId!) ?? now),
    )
    expect(late).toEqual([])
  })

  test('is in office hours, with few sign-ins at weekends and some that failed, in every way', async () => {
    const rows = past.signIns
    const successes = rows.filter(({ result }) => result === 'success')
    expect(successes.length).toBeGreaterThan(10_000)
    const atWeekends = successes.filter(({ at }) => [0, 6].includes(new Date(at + 8 * 3_600_000).getUTCDay()))
    expect(atWeekends.length).toBeGreaterThan(0)
    expect(atWeekends.length).toBeLessThan(successes.length / 20)
    expect(rows.length - successes.length).toBeLessThan(rows.length / 8)
    expect(new Set(rows.map(({ result }) => result))).toEqual(
      new Set(['success', 'wrongPassword', 'throttled', 'unknownUser', 'disabled', 'passwordExpired']),
    )
    expect(new Set(successes.map(({ userId }) => userId)).size).toBeGreaterThan(350)
  })

  test('names people and records that are there', async () => {
    const { db } = server.deps
    const ids = new Set((await people()).map(({ userId }) => userId))
    expect(past.signIns.filter(({ userId }) => userId !== null && !ids.has(userId))).toEqual([])
    const records = {
      user: ids,
      post: new Set((await db.selectFrom('posts').select('postId').execute()).map(({ postId }) => postId)),
      dept: new Set((await depts()).map(({ deptId }) => deptId)),
      role: new Set((await db.selectFrom('roles').select('roleId').execute()).map(({ roleId }) => roleId)),
      menu: new Set((await db.selectFrom('menus').select('id').execute()).map(({ id }) => id)),
      dict: new Set((await db.selectFrom('dictTypes').select('dictId').execute()).map(({ dictId }) => dictId)),
      dictData: new Set((await db.selectFrom('dictData').select('dictCode').execute()).map((row) => row.dictCode)),
    }
    const lost = past.operations.filter(({ userId, target, targetIds }) => {
      const known = records[target as keyof typeof records]
      return !ids.has(userId) || !(JSON.parse(targetIds) as number[]).every((id) => known.has(id))
    })
    expect(lost).toEqual([])
  })

  test('leads step by step to the records as they are', async () => {
    const { breaks, last } = breaksOf(past.operations)
    expect(breaks).toEqual([])
    for (const { mustChangePassword: _, ...user } of await people()) {
      const known = last.get(`user ${user.userId}`) ?? {}
      const differing = Object.entries(user).filter(([field, value]) => field in known && known[field] !== value)
      expect(differing).toEqual([])
    }
  })

  test('has only what each person may do, to people whom they may see', async () => {
    const done = past.operations.filter(({ result }) => result === 'done')
    for (const role of ['hr', 'help-desk', 'steward', 'head', 'staff']) {
      const { userId, username } = await holderOf(role)
      const own = done.filter((row) => row.userId === userId)
      const client = await signIn(username)
      const { permissions } = await client.get(api.session.userInfo)
      const shut = own.filter(({ operation }) => {
        const [, endpoint] = endpoints.find(([, { method, path }]) => `${method} ${path}` === operation)!
        return endpoint.access !== 'signedIn' && !mayCall(permissions, endpoint)
      })
      expect(shut, role).toEqual([])
      const others = own.filter(({ target, operation }) => target === 'user' && !operation.includes('/profile'))
      if (others.length === 0) continue
      const { total } = await seenBy(client)
      const pages = Array.from({ length: Math.ceil(total / 100) }, (_, at) => at + 1)
      const seen = await Promise.all(pages.map((page) => client.get(api.users.list, { query: { size: 100, page } })))
      const visible = new Set(seen.flatMap(({ items }) => items.map((item) => item.userId)))
      expect(
        others.flatMap(({ targetIds }) => JSON.parse(targetIds) as number[]).filter((id) => !visible.has(id)),
      ).toEqual([])
    }
  })

  test('leaves some people online, and their sessions can be ended', async () => {
    const admin = await server.signIn('admin')
    const { items, pageInfo } = await admin.get(api.onlineSessions.list, { query: { size: 100 } })
    expect(pageInfo.total).toBeGreaterThan(30)
    const other = items.find(({ userId }) => userId > 4)!
    await admin.get(api.onlineSessions.kick, { query: { ids: [other.sessionId] } })
    const after = await admin.get(api.onlineSessions.list, { query: { size: 100 } })
    expect(after.pageInfo.total).toBe(pageInfo.total - 1)
  })
})

test('a new record gets an id of its own', async () => {
  const admin = await server.signIn('admin')
  const post = await aPost(admin, 'new')
  expect(post).toBe(17)
  const role = await aRole(admin, 'new')
  expect(role).toBe(13)
})

test('the same moment gives the same people and the same past', () => {
  const create = () => {
    const random = randomChoices(400)
    const employees = createEmployees(random, now, product.demo)
    return { employees, attempts: createCompanyAttempts(random, employees, now) }
  }
  expect(JSON.stringify(create()) === JSON.stringify(create())).toBe(true)
})

test('its people are counted when it becomes a real installation, though the four accounts have passwords of their own', async () => {
  const { db } = server.deps
  await db.updateTable('users').set({ passwordHash: noPassword }).where('userId', '<=', 4).execute()
  expect(await isDemoLeft(db, product.demo)).toBe(true)
})
