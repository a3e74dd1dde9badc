import type { Dashboard } from '@atrium/contract/dashboard'
import { inLanguage } from '@atrium/contract/language'
import { deptInScope, roleInScope, userInScope } from '../../access/scope'
import type { Call } from '../../http/call'
import { dayOf } from '../log/sign-in-log/sign-in-record'

/** Days of the sign-in chart, today included. */
const days = 14
const dayMillis = 86_400_000

const visibleUsers = ({ db, actor }: Call) => db.selectFrom('users').where(userInScope(actor))

async function countUsers(call: Call) {
  const rows = await visibleUsers(call)
    .select((eb) => ['users.status', eb.fn.countAll<number>().as('count')])
    .groupBy('users.status')
    .execute()
  const enabledUsers = rows.find(({ status }) => status === 1)?.count ?? 0
  return { users: rows.reduce((sum, { count }) => sum + count, 0), enabledUsers }
}

async function signInsPerDay(call: Call): Promise<Dashboard['signInsPerDay']> {
  const axis = Array.from({ length: days }, (_, index) => dayOf(call.now - (days - 1 - index) * dayMillis))
  const rows = await visibleUsers(call)
    .innerJoin('signIns', 'signIns.userId', 'users.userId')
    .where('signIns.day', '>=', axis[0]!)
    .where('signIns.result', '=', 'success')
    .select((eb) => ['signIns.day', eb.fn.countAll<number>().as('count')])
    .groupBy('signIns.day')
    .execute()
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  return axis.map((day) => ({ day, count: counts.get(day) ?? 0 }))
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
  const { db, actor } = call
  const { total: departments } = await db
    .selectFrom('depts')
    .where(deptInScope(actor))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { total: roles } = await db
    .selectFrom('roles')
    .where(roleInScope(actor))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const perDay = await signInsPerDay(call)
  return {
    ...(await countUsers(call)),
    departments,
    roles,
    signInsToday: perDay.at(-1)?.count ?? 0,
    signInsPerDay: perDay,
    usersByDepartment: await usersByDepartment(call),
    usersByRole: await usersByRole(call),
  }
}
