import type { Database } from '#server/db/schema'
import { inactiveMenus } from '#server/access/enabled-menus'
import { sameIds } from '#server/access/same-ids'

/** The menu entries and the departments of a role; what is left out is not looked at, or stays as it is. */
export interface RoleLinks {
  readonly menuIds?: readonly number[] | undefined
  readonly deptIds?: readonly number[] | undefined
}

/** Returns the menu entries of a role, without those of modules that do not run. */
export async function menuIdsOf({ db }: { db: Database }, roleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('roleMenus')
    .where('roleId', '=', roleId)
    .where('menuId', 'not in', inactiveMenus)
    .select('menuId')
    .orderBy('menuId')
    .execute()
  return rows.map(({ menuId }) => menuId)
}

/** Returns the departments that were chosen for the data scope of a role. */
export async function deptIdsOf({ db }: { db: Database }, roleId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('roleDepts')
    .where('roleId', '=', roleId)
    .select('deptId')
    .orderBy('deptId')
    .execute()
  return rows.map(({ deptId }) => deptId)
}

/** Makes these the links of a role. Returns those that it had before. */
export async function replaceLinks(db: Database, roleId: number, { menuIds, deptIds }: RoleLinks): Promise<RoleLinks> {
  return {
    ...(menuIds && { menuIds: await replaceMenus(db, roleId, menuIds) }),
    ...(deptIds && { deptIds: await replaceDepts(db, roleId, deptIds) }),
  }
}

/** The entries of modules that do not run stay: nobody was shown them. */
async function replaceMenus(db: Database, roleId: number, menuIds: readonly number[]): Promise<number[]> {
  const before = await menuIdsOf({ db }, roleId)
  if (sameIds(before, menuIds)) return before
  const shown = db.deleteFrom('roleMenus').where('menuId', 'not in', inactiveMenus)
  await shown.where('roleId', '=', roleId).execute()
  const links = menuIds.map((menuId) => ({ roleId, menuId }))
  if (links.length > 0) await db.insertInto('roleMenus').values(links).execute()
  return before
}

async function replaceDepts(db: Database, roleId: number, deptIds: readonly number[]): Promise<number[]> {
  const before = await deptIdsOf({ db }, roleId)
  if (sameIds(before, deptIds)) return before
  await db.deleteFrom('roleDepts').where('roleId', '=', roleId).execute()
  const links = deptIds.map((deptId) => ({ roleId, deptId }))
  if (links.length > 0) await db.insertInto('roleDepts').values(links).execute()
  return before
}
