import type { Dashboard } from 'atrium/contract/dashboard'
import { inLanguage, textIn } from 'atrium/contract/language'
import { roleInScope, userInScope, viewerOf, type Viewer } from '#server/access/scope'
import type { Call } from '#server/call/call'
import type { Database } from '#server/db/schema'
import { statement, type Params } from '#server/db/statement'
import type { Ranges } from './ranges'

type Asked = { viewer: ReturnType<typeof viewerOf> }

const visibleUsers = (db: Database, viewer: Viewer) => db.selectFrom('users').where(userInScope(viewer))

/** Those that are fewer are counted: the disabled and the recent ones. */
const userCounts = statement((db, { viewer, recent }: Params<Asked & { recent: number }>) => {
  const count = () => visibleUsers(db, viewer).select((eb) => eb.fn.countAll<number>().as('count'))
  return db.selectNoFrom([
    count().$asScalar().as('all'),
    count().where('users.status', '=', 0).$asScalar().as('disabled'),
    count().where('users.createdAt', '>', recent).where('users.status', '=', 1).$asScalar().as('recent'),
  ])
})

export async function countUsers(
  { db, actor }: Call,
  { bounds }: Ranges,
): Promise<Pick<Dashboard, 'users' | 'enabledUsers' | 'usersCompared'>> {
  const [counts] = await userCounts(db, { viewer: viewerOf(actor), recent: bounds.before })
  const { all, disabled, recent } = counts as Record<'all' | 'disabled' | 'recent', number>
  const enabledUsers = all - disabled
  return { users: all, enabledUsers, usersCompared: { count: enabledUsers, before: enabledUsers - recent } }
}

const departmentShares = statement((db, { viewer }: Params<Asked>) =>
  db
    .selectFrom((eb) =>
      visibleUsers(db, viewer)
        .select(['users.deptId', eb.fn.countAll<number>().as('count')])
        .groupBy('users.deptId')
        .as('counted'),
    )
    .innerJoin('depts', 'depts.deptId', 'counted.deptId')
    .select(['depts.deptId as id', 'depts.deptName as name', 'depts.deptNameEn as nameEn', 'counted.count'])
    .select((eb) => eb.lit(1).as('isListed'))
    .orderBy('counted.count', 'desc')
    .orderBy('depts.orderNum'),
)

/** The list of users takes a role as a filter only where the role is in scope too. */
const roleShares = statement((db, { viewer }: Params<Asked>) =>
  db
    .selectFrom((eb) => {
      const held = db
        .selectFrom('userRoles')
        .select(['roleId', eb.fn.countAll<number>().as('count')])
        .groupBy('roleId')
      const people = db.selectFrom('users').where(userInScope(viewer)).select('users.userId')
      return held.where('userId', 'in', people).as('counted')
    })
    .innerJoin('roles', 'roles.roleId', 'counted.roleId')
    .select(['roles.roleId as id', 'roles.roleName as name', 'roles.roleNameEn as nameEn', 'counted.count'])
    .select((eb) => {
      const isListed = roleInScope(viewer)(eb)
      return eb.case().when(isListed).then(eb.lit(1)).else(eb.lit(0)).end().as('isListed')
    })
    .orderBy('roles.roleSort'),
)

/** Roles out of the reader's scope, whose names are not for them. */
const otherRoles = { zh: '其他角色', en: 'Other roles' } as const

async function sharesOf({ db, actor, language }: Call, shares: typeof roleShares): Promise<Dashboard['usersByRole']> {
  const rows = await shares(db, { viewer: viewerOf(actor) })
  const listed = rows.filter(({ isListed }) => isListed)
  const shown = listed.map(({ id, name, nameEn, count }) => ({ id, name: inLanguage(language, name, nameEn), count }))
  const hidden = rows.filter(({ isListed }) => !isListed).reduce((sum, { count }) => sum + count, 0)
  return hidden === 0 ? shown : [...shown, { id: null, name: textIn(language, otherRoles), count: hidden }]
}

export async function countShares(call: Call): Promise<Pick<Dashboard, 'usersByDepartment' | 'usersByRole'>> {
  return {
    usersByDepartment: await sharesOf(call, departmentShares),
    usersByRole: await sharesOf(call, roleShares),
  }
}
