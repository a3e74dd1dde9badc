import { holdsPermission } from 'atrium/contract/access'
import { inLanguage } from 'atrium/contract/language'
import type { TokenPermission } from 'atrium/contract/system/user/token/token'
import { permissionsOf } from '#server/access/actor'
import type { Call } from '#server/call/call'

/** The permissions that a token may have, each once, with the page of the menu that it belongs to, in the order of the menu. */
export async function readTokenPermissions(call: Call): Promise<TokenPermission[]> {
  const { db, actor, deps, language } = call
  const held = await permissionsOf(db, actor)
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
