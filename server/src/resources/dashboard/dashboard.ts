import type { Dashboard } from '@atrium/contract/dashboard'
import { inLanguage } from '@atrium/contract/language'
import { deptInScope, userIdsInScope, userInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'
import { dayOf } from '../log/sign-in-log/sign-in-record'
import { readOperations } from './operations'
import { countCompared, daysOfRange, rangeMillis } from './ranges'

const visibleUsers = ({ db, actor }: Call) => db.selectFrom('users').where(userInScope(actor))

async function countUsers(call: Call) {
  const rows = await visibleUsers(call)
    .select(({ fn }) => [
      'users.status',
      fn.countAll<number>().as('count'),
      fn
        .countAll<number>()
        .filterWhere('users.createdAt', '<=', call.now - rangeMillis)
        .as('before'),
    ])
    .groupBy('users.status')
    .execute()
  const sumOf = (part: 'count' | 'before') => rows.reduce((sum, row) => sum + row[part], 0)
  const users = sumOf('count')
  return {
    users,
    enabledUsers: rows.find(({ status }) => status === 1)?.count ?? 0,
    usersCompared: { count: users, before: sumOf('before') },
  }
}

const visibleSignIns = (call: Call) =>
  call.db.selectFrom('signIns').where('userId', 'in', userIdsInScope(call)).where('result', '=', 'success')

async function countSignIns(call: Call): Promise<Pick<Dashboard, 'signInsToday' | 'signIns' | 'signInsPerDay'>> {
  const axis = daysOfRange(call.now)
  const rows = await visibleSignIns(call)
    .where('day', '>=', dayOf(axis[0]! - rangeMillis))
    .select(({ fn }) => ['day', fn.countAll<number>().as('count')])
    .groupBy('day')
    .execute()
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  const countOn = (at: number) => counts.get(dayOf(at)) ?? 0
  return {
    signInsToday: countOn(call.now),
    signIns: await countCompared(visibleSignIns(call), call.now),
    signInsPerDay: axis.map((at) => ({ day: dayOf(at), count: countOn(at), before: countOn(at - rangeMillis) })),
  }
}

async function usersByDepartment(call: Call): Promise<Dashboard['usersByDepartment']> {
  const rows = await visibleUsers(call)
    .innerJoin('depts', 'depts.deptId', 'users.deptId')
    .select((eb) => ['depts.deptName', 'depts.deptNameEn', eb.fn.countAll<number>().as('count')])
    .groupBy(['depts.deptId', 'depts.deptName', 'depts.deptNameEn', 'depts.orderNum'])
    .orderBy('count', 'desc')
    .orderBy('depts.orderNum')
    .execute()
  return rows.map(({ deptName, deptNameEn, count }) => ({
    name: inLanguage(call.language, deptName, deptNameEn),
    count,
  }))
}

async function usersByRole(call: Call): Promise<Dashboard['usersByRole']> {
  const rows = await visibleUsers(call)
    .innerJoin('userRoles', 'userRoles.userId', 'users.userId')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .select((eb) => ['roles.roleName', 'roles.roleNameEn', eb.fn.countAll<number>().as('count')])
    .groupBy(['roles.roleId', 'roles.roleName', 'roles.roleNameEn', 'roles.roleSort'])
    .orderBy('roles.roleSort')
    .execute()
  return rows.map(({ roleName, roleNameEn, count }) => ({
    name: inLanguage(call.language, roleName, roleNameEn),
    count,
  }))
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
    usersByDepartment: await usersByDepartment(call),
    usersByRole: await usersByRole(call),
  }
}
