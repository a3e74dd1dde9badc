import type { Selectable } from 'kysely'
import { readCoveredRoles, readPowers } from '#server/access/powers'
import { readHoldersOfRole, rejectStrongerHolders } from '#server/access/stronger'
import { AppError } from '#server/call/app-error'
import type { WriteCall } from '#server/call/write-call'
import type { RoleTable } from '#server/db/schema'
import { deptIdsOf } from '#server/services/role/role-links'

/** Enabled, a role gives its holders what it has, which may be more than somebody holds who added it. */
export async function rejectStatus(call: WriteCall, role: Selectable<RoleTable>, status: number): Promise<void> {
  const { roleId, dataScope } = role
  if (status === role.status || call.actor.admin) return
  await rejectStrongerHolders(call, roleId, 'status')
  if (status === 0) return
  const isCovered = await readCoveredRoles(call, [roleId], { asEnabled: true })
  if (!isCovered(roleId)) throw new AppError('access.stronger', { at: 'status' })
  const { widensRole } = await readPowers(call, [])
  const scope = { dataScope, deptIds: await deptIdsOf(call, roleId) }
  if (widensRole(roleId, scope, await readHoldersOfRole(call, roleId))) {
    throw new AppError('access.widerScope', { at: 'status' })
  }
}
