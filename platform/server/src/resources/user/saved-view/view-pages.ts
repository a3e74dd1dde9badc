import { holdsPermission, type Permission } from 'atrium/contract/access'
import { permissionsOf } from '#server/access/actor'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'

type Reader = Pick<Call, 'db' | 'deps' | 'actor'>

/**
 * Returns the permission that opens a list, by its page id: that of its entry in the menu, else the one of its calls, such as `stock:item:list` for
 * `stock/item`. Undefined for a list that is a part of another page.
 */
async function permissionOfPage({ db, deps }: Reader, page: string): Promise<string | undefined> {
  const entries = db.selectFrom('menus').where('component', '=', page).where('permission', '<>', '')
  const entry = await entries.select('permission').orderBy('id').executeTakeFirst()
  if (entry) return entry.permission
  const code = `${page.replace('/', ':')}:list`
  return deps.product.contract.allPermissions.includes(code as Permission) ? code : undefined
}

/** Whether a list has a permission, without which its views are shared with nobody. Throws `record.notFound` where the actor lacks it. */
export async function requirePage(call: Reader, page: string): Promise<{ isSharable: boolean }> {
  const permission = await permissionOfPage(call, page)
  if (permission === undefined) return { isSharable: false }
  if (!holdsPermission(await permissionsOf(call.db, call.actor), [permission])) throw new AppError('record.notFound')
  return { isSharable: true }
}

/** Returns those of the pages that the actor opens, of which each has a permission. */
export async function openPages(call: Reader, pages: readonly string[], held: readonly string[]): Promise<Set<string>> {
  const codes = await Promise.all(pages.map(async (page) => [page, await permissionOfPage(call, page)] as const))
  return new Set(codes.flatMap(([page, code]) => (code && holdsPermission(held, [code]) ? [page] : [])))
}
