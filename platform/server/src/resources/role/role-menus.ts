import type { Output } from 'atrium/contract/endpoint'
import type { roles } from 'atrium/contract/system/role'
import { inactiveMenus } from '#server/access/enabled-menus'
import type { Call } from '#server/call/call'
import { readMenuTree } from '../menu/menu'
import { readRole } from './role-rules'

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
