import type { Dashboard } from '@atrium/contract/dashboard'
import { inLanguage } from '@atrium/contract/language'
import { deptInScope, userIdsInScope, userInScope, viewerOf, type Viewer } from '#server/access/scope'
import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'
import { statement, type Given } from '#server/db/statement'
import { matchingSignIns } from '../log/sign-in-log/sign-in-log'
import { dayOf } from '../log/sign-in-log/sign-in-record'
import { readOperations } from './operations'
import { daysOfRange, rangeMillis, rangeOf, type Range } from './ranges'

type Asked = { viewer: ReturnType<typeof viewerOf> }

const visibleUsers = (db: Database, viewer: Viewer) =>
  viewer.admin ? db.selectFrom('users') : db.selectFrom('users').where(userInScope(viewer))

/** Those that are fewer are counted: the disabled and the recent ones. */
const userCounts = statement((db, { viewer, recent }: Given<Asked & { recent: number }>) => {
  const count = () => visibleUsers(db, viewer).select((eb) => eb.fn.countAll<number>().as('count'))
  return db.selectNoFrom([
    count().$asScalar().as('all'),
    count().where('users.status', '=', 0).$asScalar().as('disabled'),
    count().where('users.createdAt', '>', recent).$asScalar().as('recent'),
  ])
})

async function countUsers({ db, actor, now }: Call) {
  const [counts] = await userCounts(db, { viewer: viewerOf(actor), recent: now - rangeMillis })
  const { all, disabled, recent } = counts as Record<'all' | 'disabled' | 'recent', number>
  return { users: all, enabledUsers: all - disabled, usersCompared: { count: all, before: all - recent } }
}

const signInsByDay = statement((db, { viewer, ...range }: Given<Asked & Range>) =>
  matchingSignIns(db, { viewer, result: 'success' })
    .where('at', '>=', range.earliest)
    .select(({ fn }) => [
      'day',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('at', '<=', range.before).as('before'),
    ])
    .groupBy('day'),
)

async function countSignIns({ db, actor, now }: Call) {
  const axis = daysOfRange(now)
  const rows = await signInsByDay(db, { viewer: viewerOf(actor), ...rangeOf(now) })
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  const countOn = (at: number) => counts.get(dayOf(at)) ?? 0
  const signInsPerDay = axis.map((at) => ({ day: dayOf(at), count: countOn(at), before: countOn(at - rangeMillis) }))
  return {
    signInsToday: countOn(now),
    signIns: {
      count: signInsPerDay.reduce((sum, { count }) => sum + count, 0),
      before: rows.reduce((sum, { before }) => sum + before, 0),
    },
    signInsPerDay,
  }
}

const departmentShares = statement((db, { viewer }: Given<Asked>) =>
  db
    .selectFrom((eb) =>
      visibleUsers(db, viewer)
        .select(['users.deptId', eb.fn.countAll<number>().as('count')])
        .groupBy('users.deptId')
        .as('counted'),
    )
    .innerJoin('depts', 'depts.deptId', 'counted.deptId')
    .select(['depts.deptName as name', 'depts.deptNameEn as nameEn', 'counted.count'])
    .orderBy('counted.count', 'desc')
    .orderBy('depts.orderNum'),
)

const roleShares = statement((db, { viewer }: Given<Asked>) =>
  db
    .selectFrom((eb) => {
      const held = db
        .selectFrom('userRoles')
        .select(['roleId', eb.fn.countAll<number>().as('count')])
        .groupBy('roleId')
      return (viewer.admin ? held : held.where('userId', 'in', userIdsInScope({ db, actor: viewer }))).as('counted')
    })
    .innerJoin('roles', 'roles.roleId', 'counted.roleId')
    .select(['roles.roleName as name', 'roles.roleNameEn as nameEn', 'counted.count'])
    .orderBy('roles.roleSort'),
)

async function sharesOf({ db, actor, language }: Call, shares: typeof roleShares): Promise<Dashboard['usersByRole']> {
  const rows = await shares(db, { viewer: viewerOf(actor) })
  return rows.map(({ name, nameEn, count }) => ({ name: inLanguage(language, name, nameEn), count }))
}

export async function readDashboard(call: Call): Promise<Dashboard> {
  const { total: departments } = await call.db
    .selectFrom('depts')
    .where(deptInScope(call.actor))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    ...(await countUsers(call)),
    ...(await countSignIns(call)),
    ...(await readOperations(call)),
    departments,
    usersByDepartment: await sharesOf(call, departmentShares),
    usersByRole: await sharesOf(call, roleShares),
  }
}
