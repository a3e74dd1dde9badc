import type { FormOf } from 'atrium/contract/kind/types'
import type { RoleInfo } from 'atrium/contract/system/role'
import type { role } from 'atrium/contract/system/role.record'

type Form = FormOf<typeof role>

/** Leaves out the menus that were not changed: so they stay, also those that the person could not grant themselves. */
export function keptMenus({ menuIds, ...form }: Form, before: RoleInfo | undefined): Form {
  if (!menuIds || (before && isSame(menuIds, before.menuIds))) return form
  return { ...form, menuIds }
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
