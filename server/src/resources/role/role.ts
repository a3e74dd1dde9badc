import { adminRoleKey } from '@atrium/contract/access'
import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { DataScope, Role, roles } from '@atrium/contract/system/role'
import type { Selectable } from 'kysely'
import { readAssignableIds } from '#server/access/grants'
import { roleInScope } from '#server/access/scope'
import { contains } from '#server/db/engines/like'
import type { RoleTable } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'

function present({ createdBy: _, ...row }: Selectable<RoleTable>): Role {
  return {
    ...row,
    admin: row.roleKey === adminRoleKey,
    dataScope: row.dataScope as DataScope,
    menuCheckStrictly: row.menuCheckStrictly === 1,
    deptCheckStrictly: row.deptCheckStrictly === 1,
  }
}

const rolesInScope = ({ db, actor }: Call) =>
  db.selectFrom('roles').where(roleInScope(actor)).selectAll().orderBy('roleSort').orderBy('roleId')

export async function listRoles(call: Call, filters: Parsed<typeof roles.list>['query']): Promise<Role[]> {
  const { roleName, roleKey, status } = filters
  let query = rolesInScope(call)
  if (roleName) {
    query = query.where((eb) => eb.or([contains(eb, 'roleName', roleName), contains(eb, 'roleNameEn', roleName)]))
  }
  if (roleKey) query = query.where((eb) => contains(eb, 'roleKey', roleKey))
  if (status !== undefined) query = query.where('status', '=', status)
  return (await query.execute()).map(present)
}

export async function readRole(call: Call, roleId: number): Promise<Role> {
  return present(found(await rolesInScope(call).where('roleId', '=', roleId).executeTakeFirst()))
}

export async function readRoleInfo(call: Call, roleId: number): Promise<Output<typeof roles.read>> {
  return { ...(await readRole(call, roleId)), deptIds: await deptIdsOf(call, roleId) }
}

export async function deptIdsOf({ db }: Call, roleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('roleDepts')
    .where('roleId', '=', roleId)
    .select('deptId')
    .orderBy('deptId')
    .execute()
  return rows.map(({ deptId }) => deptId)
}

/** The roles the actor may give to a user; never the admin role unless they hold it. */
export async function listAssignableRoles(call: Call): Promise<Role[]> {
  const assignable = await readAssignableIds(call)
  const roles = await rolesInScope(call).execute()
  return roles.filter(({ roleId }) => assignable.has(roleId)).map(present)
}
