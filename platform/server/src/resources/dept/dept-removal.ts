import { dept } from 'atrium/contract/system/dept.record'
import { countSeen } from '#server/access/records/count-seen'
import { roleInScope, accountInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import { requireConfirmation } from '#server/call/checks/confirmation'
import type { WriteCall } from '#server/call/write-call'
import { rolesWithout } from '#server/services/dept/dept'

/** A department with users stays; roles that chose one lose it, which has to be confirmed. Returns these roles for the log. */
export async function leaveDepts(call: WriteCall, ids: readonly number[], confirmed: true | undefined) {
  const { db, actor } = call
  const inside = db.selectFrom('users').where('deptId', 'in', ids)
  const users = await countSeen(inside, (all) => all.where(accountInScope(actor)))
  if (users !== 0) throw new AppError(dept.errors.hasUsers, { values: { n: users } })
  const links = db.selectFrom('roleDepts').where('deptId', 'in', ids).select('roleId')
  const choosing = db.selectFrom('roles').where('roleId', 'in', links)
  const roles = await countSeen(choosing, (all) => all.where(roleInScope(actor)))
  requireConfirmation(confirmed, dept.errors.inRoles, roles)
  return rolesWithout(call, ids)
}
