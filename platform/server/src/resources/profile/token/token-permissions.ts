import { adminRoleKey, holdsPermission, wildcardPermission } from 'atrium/contract/access'
import { inLanguage } from 'atrium/contract/language'
import type { TokenPermission } from 'atrium/contract/system/user/token/token'
import { grantedCodes, permissionsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'

/** The permissions that the owner of a token holds: the person who calls, or a service account by its enabled roles. */
export async function permissionsOfOwner({ db, actor }: Call, userId: number): Promise<string[]> {
  if (userId === actor.userId) return permissionsOf(db, actor)
  const roles = await db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('userRoles.userId', '=', userId)
    .where('roles.status', '=', 1)
    .select(['roles.roleId', 'roles.roleKey'])
    .execute()
  if (roles.some(({ roleKey }) => roleKey === adminRoleKey)) return [wildcardPermission]
  const ids = [0, ...roles.map(({ roleId }) => roleId)]
  const codes = await grantedCodes(db, ids).select('menus.permission').distinct().execute()
  return codes.map(({ permission }) => permission)
}

/** The permissions that a token of a user may have, each once, with the page of the menu that it belongs to, in the order of the menu. */
export async function readTokenPermissions(call: Call, userId: number): Promise<TokenPermission[]> {
  const { db, deps, language } = call
  const held = await permissionsOfOwner(call, userId)
  const known = new Set<string>(deps.product.contract.allPermissions)
  const entries = await db
    .selectFrom('menus')
    .select(['id', 'pid', 'name', 'nameEn', 'permission', 'menuType'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const below = new Map<number, typeof entries>()
  for (const entry of entries) below.set(entry.pid, [...(below.get(entry.pid) ?? []), entry])
  const offered = new Map<string, TokenPermission>()
  const walk = (pid: number, pageAbove: string) => {
    for (const { id, name, nameEn, permission, menuType } of below.get(pid) ?? []) {
      const words = inLanguage(language, name, nameEn)
      const page = menuType === 2 ? pageAbove : words
      if (known.has(permission) && holdsPermission(held, [permission]) && !offered.has(permission))
        offered.set(permission, { permission, name: words, page })
      walk(id, page)
    }
  }
  walk(0, '')
  return [...offered.values()]
}
