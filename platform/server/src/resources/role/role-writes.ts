import { adminRoleKey } from '@atrium/contract/access'
import type { Parsed } from '@atrium/contract/endpoint'
import type { roles } from '@atrium/contract/system/role'
import { role } from '@atrium/contract/system/role.record'
import type { Selectable } from 'kysely'
import { readCoveredRoles, readPowers } from '#server/access/powers'
import { sameIds } from '#server/access/same-ids'
import { countSeen } from '#server/access/records/count-seen'
import { roleInScope, userInScope } from '#server/access/scope'
import { readHoldersOfRole, rejectStrongerHolders } from '#server/access/stronger'
import type { RoleTable } from '#server/db/schema'
import { AppError } from '#server/call/app-error'
import { allFound, found, fresh } from '#server/call/found'
import { rejectTaken } from '#server/call/taken'
import type { WriteCall } from '#server/call/write-call'
import { addRole, changeRole, removeRoles } from '#server/services/role/role'
import { deptIdsOf, menuIdsOf } from '#server/services/role/role-links'
import { rejectForeignMenus } from './role-menus'

const ownRecords = 5
const blank = {
  roleNameEn: '',
  dataScope: ownRecords,
  status: 1,
  menuCheckStrictly: 1,
  deptCheckStrictly: 1,
  remark: '',
} as const

const linkedTicks = (linked: boolean | undefined) =>
  linked === undefined ? undefined : ({ menuCheckStrictly: linked ? 1 : 0 } as const)

const rolesInScope = ({ db, actor }: WriteCall) => db.selectFrom('roles').where(roleInScope(actor)).selectAll()

function rejectAdmin(rows: readonly Selectable<RoleTable>[]): void {
  if (rows.some(({ roleKey }) => roleKey === adminRoleKey)) throw new AppError(role.errors.isAdmin)
}

/** A role that the actor may change, as it is now. */
export async function changeableRole(call: WriteCall, roleId: number, version: number | undefined) {
  const role = found(await rolesInScope(call).where('roleId', '=', roleId).executeTakeFirst())
  rejectAdmin([role])
  return fresh(role, version)
}

export async function createRole(
  call: WriteCall,
  { menuIds = [], menuCheckStrictly, ...form }: Parsed<typeof roles.add>['body'],
): Promise<number> {
  await rejectTaken(call, role, form)
  await rejectForeignMenus(call, menuIds)
  const values = { ...blank, ...form, ...linkedTicks(menuCheckStrictly), createdBy: call.actor.userId }
  return (await addRole(call, values, menuIds)).roleId
}

export async function editRole(
  call: WriteCall,
  { roleId, version, menuIds, menuCheckStrictly, ...form }: Parsed<typeof roles.edit>['body'],
): Promise<null> {
  const before = await changeableRole(call, roleId, version)
  const beforeMenus = await menuIdsOf(call, roleId)
  await rejectStatus(call, before, form.status ?? before.status)
  if (menuIds && !sameIds(menuIds, beforeMenus)) await rejectStrongerHolders(call, roleId, 'menuIds')
  await rejectTaken(call, role, form, before)
  if (menuIds) await rejectForeignMenus(call, menuIds)
  const change = { ...form, ...linkedTicks(menuCheckStrictly) }
  await changeRole(call, before, change, { menuIds: menuIds ?? beforeMenus })
  return null
}

/** Enabled, a role gives its holders what it has, which may be more than somebody holds who added it. */
async function rejectStatus(call: WriteCall, role: Selectable<RoleTable>, status: number): Promise<void> {
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

export async function changeRoleStatus(
  call: WriteCall,
  { roleId, status, version }: Parsed<typeof roles.changeStatus>['body'],
): Promise<null> {
  const before = await changeableRole(call, roleId, version)
  await rejectStatus(call, before, status)
  await changeRole(call, before, { status })
  return null
}

export async function deleteRoles(call: WriteCall, ids: number[]): Promise<null> {
  const { db } = call
  const rows = allFound(await rolesInScope(call).where('roleId', 'in', ids).execute(), ids)
  rejectAdmin(rows)
  const holding = db.selectFrom('userRoles').where('roleId', 'in', ids).select('userId')
  const holders = db.selectFrom('users').where('userId', 'in', holding)
  const n = await countSeen(holders, (all) => all.where(userInScope(call.actor)))
  if (n !== 0) throw new AppError(role.errors.inUse, { values: { n } })
  await removeRoles(call, rows)
  return null
}
