import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '#server-test/server'
import type { Actor } from '#server/call/actor'
import { isWithin, readReach } from './opened-depts'
import { deptInScope, userInScope } from '../scope'

let server: TestServer

/** The same numbers in each run, so that an error can be seen again. */
let state = 20_261
const random = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * below)
}
const some = <T>(list: readonly T[]) => list.filter(() => random(3) === 0)

const deptIds = Array.from({ length: 40 }, (_, at) => 100 + at)
const roleIds = Array.from({ length: 15 }, (_, at) => 100 + at)

beforeAll(async () => {
  server = await openServer()
  const { db } = server.deps
  const texts = { deptNameEn: '', leader: '', phone: '', email: '' }
  const depts = deptIds.map((deptId, at) => ({
    ...texts,
    deptId,
    pid: at === 0 ? 0 : deptIds[random(at)]!,
    deptName: `d${at}`,
    orderNum: at,
    status: random(5) === 0 ? 0 : 1,
  }))
  await db
    .insertInto('depts')
    .values(depts as never)
    .execute()
  const flags = { roleNameEn: '', roleSort: 1, menuCheckStrictly: 1, deptCheckStrictly: 1, remark: '' } as const
  const roles = roleIds.map((roleId, at) => ({
    ...flags,
    roleId,
    roleKey: `r${at}`,
    roleName: `r${at}`,
    dataScope: (at % 5) + 1,
    // Those of the last round are disabled.
    status: at < 10 ? 1 : 0,
  }))
  await db
    .insertInto('roles')
    .values(roles as never)
    .execute()
  const chosen = roleIds.flatMap((roleId) => some(deptIds).map((deptId) => ({ roleId, deptId })))
  await db.insertInto('roleDepts').values(chosen).execute()
})
afterAll(() => server.close())

/** Somebody in that department with these roles, as the actor of a call. */
async function actorOf(deptId: number | null, held: readonly number[]): Promise<Actor> {
  const enabled = server.deps.db.selectFrom('roles').where('status', '=', 1).select(['roleId', 'roleKey', 'dataScope'])
  const roles = (await enabled.execute()).filter(({ roleId }) => held.includes(roleId))
  const regions = {
    region: { language: 'en', timeZone: 'UTC' } as const,
    ownRegion: { language: '', timeZone: '' },
  }
  const session = {
    sessionId: 0,
    lastSeenAt: 0,
    reauthAt: 0,
    tokenHash: '',
    cookieHash: null,
    locked: false,
    passwordDue: false,
    rights: '',
    ...regions,
  }
  return { ...session, userId: 0, username: '', admin: false, deptId, roles }
}

const places = [null, ...deptIds].flatMap((deptId) => [
  ...Array.from({ length: 3 }, () => ({ deptId, roleIds: some(roleIds) })),
  { deptId, roleIds: [roleIds[random(roleIds.length)]!] },
])

test('what is computed for somebody is what the rules of the database open to them', async () => {
  const { db } = server.deps
  const reach = await readReach(db)
  await db.updateTable('users').set({ deptId: null }).where('userId', '=', 4).execute()
  const all = (await db.selectFrom('depts').select('deptId').execute()).map(({ deptId }) => deptId)
  for (const place of places) {
    const actor = await actorOf(place.deptId, place.roleIds)
    const rows = await db.selectFrom('depts').where(deptInScope(actor)).select('deptId').orderBy('deptId').execute()
    const opened = reach.opened(place)
    const listed = all.filter((deptId) => opened === 'all' || opened.has(deptId)).toSorted((a, b) => a - b)
    expect([place, listed]).toEqual([place, rows.map(({ deptId }) => deptId)])
    const homeless = db.selectFrom('users').where(userInScope(actor)).where('userId', '=', 4).select('userId')
    expect([place, opened === 'all']).toEqual([place, (await homeless.execute()).length === 1])
  }
})

test('a role with another scope opens what it opens once it is saved', async () => {
  const { db } = server.deps
  const roleId = roleIds[0]!
  for (const dataScope of [1, 2, 3, 4, 5]) {
    const chosen = some(deptIds)
    const before = await readReach(db)
    await db.updateTable('roles').set({ dataScope }).where('roleId', '=', roleId).execute()
    await db.deleteFrom('roleDepts').where('roleId', '=', roleId).execute()
    await db
      .insertInto('roleDepts')
      .values(chosen.map((deptId) => ({ roleId, deptId })))
      .execute()
    const after = await readReach(db)
    for (const place of places) {
      expect(before.withRole(roleId, { dataScope, deptIds: chosen }).opened(place)).toEqual(after.opened(place))
    }
  }
})

test('a scope is within another one that has all of it', () => {
  const one = new Set([1, 2])
  expect([isWithin(one, new Set([1, 2, 3])), isWithin(one, new Set([1])), isWithin(one, 'all')]).toEqual([
    true,
    false,
    true,
  ])
  expect([isWithin('all', one), isWithin('all', one, 'all'), isWithin(one, new Set([1]), new Set([2]))]).toEqual([
    false,
    true,
    true,
  ])
})
