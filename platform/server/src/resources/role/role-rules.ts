import { adminRoleKey } from 'atrium/contract/access'
import type { FormOf } from 'atrium/contract/kind/types'
import { role } from 'atrium/contract/system/role.record'
import type { Selectable } from 'kysely'
import { countSeen } from '#server/access/records/count-seen'
import { requireReauth } from '#server/access/reauth'
import { sameIds } from '#server/access/same-ids'
import { roleInScope, accountInScope } from '#server/access/scope'
import { rejectStrongerHolders } from '#server/access/stronger'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { found, fresh } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import type { RoleTable } from '#server/db/schema'
import { menuIdsOf } from '#server/services/role/role-links'
import { ownMenus } from '../menu/menu'
import { rejectStatus } from './role-status'

type StoredRole = Selectable<RoleTable>

function rejectAdmin(rows: readonly StoredRole[]): void {
  if (rows.some(({ roleKey }) => roleKey === adminRoleKey)) throw new AppError(role.errors.isAdmin)
}

/** A role that the actor sees. */
export async function readRole({ db, actor }: Call, roleId: number): Promise<StoredRole> {
  const roles = db.selectFrom('roles').where(roleInScope(actor)).where('roleId', '=', roleId)
  return found(await roles.selectAll().executeTakeFirst())
}

/** A role that the actor may change, as it is now. */
export async function changeableRole(call: WriteCall, roleId: number, version: number | undefined) {
  const before = await readRole(call, roleId)
  rejectAdmin([before])
  return fresh(before, version)
}

/** Nobody grants a menu they do not hold. */
async function rejectForeignMenus(call: WriteCall, menuIds: readonly number[]): Promise<void> {
  const own = new Set((await ownMenus(call).execute()).map(({ id }) => id))
  if (!menuIds.every((id) => own.has(id))) rejectField('menuIds', 'notOffered')
}

/** Checks what the form of a role would give, to whom. */
export async function checkRole(
  call: WriteCall,
  { status, menuIds, factorRule, factorGrace }: FormOf<typeof role>,
  before: StoredRole | undefined,
): Promise<object> {
  if (!before) {
    await rejectForeignMenus(call, menuIds ?? [])
    return { createdBy: call.actor.userId }
  }
  rejectAdmin([before])
  await rejectStatus(call, before, status ?? before.status)
  const isSameRule =
    (factorRule ?? before.factorRule) === before.factorRule &&
    Number(factorGrace ?? before.factorGrace) === before.factorGrace
  if (!isSameRule) {
    requireReauth(call)
    await rejectStrongerHolders(call, before.roleId, 'factorRule')
  }
  if (!menuIds) return {}
  const { roleId } = before
  if (!sameIds(menuIds, await menuIdsOf(call, roleId))) await rejectStrongerHolders(call, roleId, 'menuIds')
  await rejectForeignMenus(call, menuIds)
  return {}
}

/** A role that somebody holds is not deleted. */
export async function rejectDeletion({ db, actor }: WriteCall, rows: readonly StoredRole[]): Promise<void> {
  rejectAdmin(rows)
  const ids = rows.map(({ roleId }) => roleId)
  const holding = db.selectFrom('userRoles').where('roleId', 'in', ids).select('userId')
  const holders = db.selectFrom('users').where('userId', 'in', holding)
  const n = await countSeen(holders, (all) => all.where(accountInScope(actor)))
  if (n !== 0) throw new AppError(role.errors.inUse, { values: { n } })
}
