import { adminRoleKey } from 'atrium/contract/access'
import type { DataScope } from 'atrium/contract/system/role/data-scope'
import type { Role } from 'atrium/contract/system/role'
import { readAssignableIds } from '#server/access/grants'
import { roleInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'

/** The roles the actor may give to a user; never the admin role unless they hold it. */
export async function listAssignableRoles(call: Call): Promise<Role[]> {
  const assignable = await readAssignableIds(call)
  const roles = call.db.selectFrom('roles').where(roleInScope(call.actor)).selectAll('roles')
  const rows = await roles.orderBy('roleSort').orderBy('roleId').execute()
  return rows
    .filter(({ roleId }) => assignable.has(roleId))
    .map(({ createdBy: _by, changedAt: _at, factorRule: _rule, factorGrace: _grace, ...row }) => ({
      ...row,
      admin: row.roleKey === adminRoleKey,
      dataScope: row.dataScope as DataScope,
      menuCheckStrictly: row.menuCheckStrictly === 1,
      deptCheckStrictly: row.deptCheckStrictly === 1,
    }))
}
