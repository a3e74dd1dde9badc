import type { Output } from '@atrium/contract/endpoint'
import type { roles } from '@atrium/contract/system/role'
import { inactiveMenus } from '#server/access/enabled-menus'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { ownMenus, readMenuTree } from '../menu/menu'
import { readRole } from './role'

/**
 * The menu tree with the role's ticks. With linked ticks a parent is ticked by its children, so ids that are parents of
 * other assigned ids are left out: ticking them would tick children the role does not have.
 */
export async function readRoleMenus(call: Call, roleId: number): Promise<Output<typeof roles.menuTree>> {
  const role = await readRole(call, roleId)
  const menus = await readMenuTree(call)
  const assigned = await call.db
    .selectFrom('roleMenus')
    .innerJoin('menus', 'menus.id', 'roleMenus.menuId')
    .where('roleMenus.roleId', '=', role.roleId)
    .where('menus.id', 'not in', inactiveMenus)
    .select(['menus.id', 'menus.pid'])
    .orderBy('menus.id')
    .execute()
  const parents = new Set(role.menuCheckStrictly ? assigned.map(({ pid }) => pid) : [])
  return { menus, checkedMenuIds: assigned.map(({ id }) => id).filter((id) => !parents.has(id)) }
}

/** Nobody grants a menu they do not hold. */
export async function rejectForeignMenus(call: WriteCall, menuIds: readonly number[]): Promise<void> {
  const own = new Set((await ownMenus(call).execute()).map(({ id }) => id))
  if (!menuIds.every((id) => own.has(id))) rejectField('menuIds', 'notOffered')
}
