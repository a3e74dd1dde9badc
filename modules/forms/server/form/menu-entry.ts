import { roleIdsOf, removeMenuEntries, type Call, type WriteCall } from 'atrium/server'
import { enabledMenus } from '#server/access/enabled-menus'
import type { FormDetails } from '../../contract/form'

/** The entry of the menu that opens a form, with the roles that see it beside the admins. */
export async function readMenuEntry({ db }: Call, menuId: number): Promise<FormDetails['menu']> {
  const entry = await db
    .selectFrom('menus')
    .where('id', '=', menuId)
    .select(['pid', 'name', 'nameEn'])
    .executeTakeFirst()
  if (!entry) return null
  const links = await db
    .selectFrom('roleMenus')
    .where('menuId', '=', menuId)
    .select('roleId')
    .orderBy('roleId')
    .execute()
  return { ...entry, roleIds: links.map(({ roleId }) => roleId) }
}

/** The enabled directories of the menu that the actor has: nobody adds to one that they do not see. */
export async function readDirectories({ db, actor }: Call) {
  const held = db.selectFrom('roleMenus').where('roleId', 'in', roleIdsOf(actor)).select('menuId')
  const entries = await db
    .selectFrom('menus')
    .where('menuType', '<', 2)
    .where('isLink', '=', 0)
    .where('id', 'in', enabledMenus)
    .select(['id', 'pid', 'name', 'nameEn', 'menuType'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
  if (actor.admin) return entries
  const own = new Set((await held.execute()).map(({ menuId }) => menuId))
  const shown = new Set(own)
  // A directory shows where a page in it does.
  const above = new Map(entries.map(({ id, pid }) => [id, pid]))
  for (const id of own) for (let at = above.get(id); at && !shown.has(at); at = above.get(at)) shown.add(at)
  return entries.filter(({ id }) => shown.has(id))
}

/** Takes an entry out of the menu, and from the roles that had it. */
export async function removeMenuEntry(call: WriteCall, menuId: number): Promise<void> {
  await removeMenuEntries(call, await call.db.selectFrom('menus').where('id', '=', menuId).selectAll().execute())
}
