import { adminRoleKey } from '@atrium/contract/access'
import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { DataScope, Role, RoleRow, roles } from '@atrium/contract/system/role'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { readAssignableIds } from '#server/access/grants'
import { roleInScope, userIdsInScope } from '#server/access/scope'
import { contains } from '#server/db/engines/like'
import type { RoleTable, Schema } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'
import { deptIdsOf } from '#server/services/role/role-links'

function present({ createdBy: _by, changedAt: _at, ...row }: Selectable<RoleTable>): Role {
  return {
    ...row,
    admin: row.roleKey === adminRoleKey,
    dataScope: row.dataScope as DataScope,
    menuCheckStrictly: row.menuCheckStrictly === 1,
    deptCheckStrictly: row.deptCheckStrictly === 1,
  }
}

const rolesInScope = ({ db, actor }: Call) =>
  db.selectFrom('roles').where(roleInScope(actor)).selectAll('roles').orderBy('roleSort').orderBy('roleId')

export async function listRoles(call: Call, filters: Parsed<typeof roles.list>['query']): Promise<RoleRow[]> {
  const { roleName, roleKey, status } = filters
  let query = rolesInScope(call)
    .leftJoin(membersOf(call), 'memberCounts.heldId', 'roles.roleId')
    .select((eb) => [eb.fn.coalesce('memberCounts.members', eb.lit(0)).as('members'), deptsOf(eb).as('depts')])
  if (roleName) {
    query = query.where((eb) => eb.or([contains(eb, 'roleName', roleName), contains(eb, 'roleNameEn', roleName)]))
  }
  if (roleKey) query = query.where((eb) => contains(eb, 'roleKey', roleKey))
  if (status !== undefined) query = query.where('status', '=', status)
  return (await query.execute()).map(({ members, depts, ...row }) => {
    const changedAt = row.changedAt === null ? null : new Date(row.changedAt).toISOString()
    return { ...present(row), members, depts, changedAt }
  })
}

/** How many users of the actor's scope hold each role. */
function membersOf(call: Call) {
  const held = call.db
    .selectFrom('userRoles')
    .groupBy('userRoles.roleId')
    .select(({ fn }) => ['userRoles.roleId as heldId', fn.countAll<number>().as('members')])
  const seen = call.actor.admin ? held : held.where('userRoles.userId', 'in', userIdsInScope(call))
  return seen.as('memberCounts')
}

function deptsOf(eb: ExpressionBuilder<Schema, 'roles'>) {
  return eb
    .selectFrom('roleDepts')
    .whereRef('roleDepts.roleId', '=', 'roles.roleId')
    .select(({ fn }) => fn.countAll<number>().as('depts'))
    .$asScalar()
    .$notNull()
}

export async function readRole(call: Call, roleId: number): Promise<Role> {
  return present(found(await rolesInScope(call).where('roleId', '=', roleId).executeTakeFirst()))
}

export async function readRoleInfo(call: Call, roleId: number): Promise<Output<typeof roles.read>> {
  return { ...(await readRole(call, roleId)), deptIds: await deptIdsOf(call, roleId) }
}

/** The roles the actor may give to a user; never the admin role unless they hold it. */
export async function listAssignableRoles(call: Call): Promise<Role[]> {
  const assignable = await readAssignableIds(call)
  const roles = await rolesInScope(call).execute()
  return roles.filter(({ roleId }) => assignable.has(roleId)).map(present)
}
