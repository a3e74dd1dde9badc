import { role } from 'atrium/contract/system/role.record'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Writes } from '#server/call/write-call'
import type { Database, RoleTable } from '#server/db/schema'
import { menuIdsOf, replaceLinks, type RoleLinks } from './role-links'

type RoleRow = Selectable<RoleTable>

/** Adds a role with its menu entries, and the role to the log. Returns the role. */
export async function addRole(
  { db, now, changed }: Writes,
  values: Insertable<RoleTable>,
  menuIds: readonly number[],
): Promise<RoleRow> {
  const insert = db.insertInto('roles').values({ ...values, changedAt: now })
  const after = await insert.returningAll().executeTakeFirstOrThrow()
  await replaceLinks(db, after.roleId, { menuIds })
  changed({ target: role.kind, id: after.roleId, after: { ...after, menuIds } })
  return after
}

/**
 * Changes a role and its links, and adds both to the log. Bumps the version of the role, so that forms of it are out of date and
 * clients reload their menu. Returns the role as it is now.
 */
export async function changeRole(
  { db, now, changed }: Writes,
  before: RoleRow,
  change: Updateable<RoleTable>,
  links: RoleLinks = {},
): Promise<RoleRow> {
  const { roleId, version } = before
  const beforeLinks = await replaceLinks(db, roleId, links)
  const update = db.updateTable('roles').set({ ...change, changedAt: now, version: version + 1 })
  const after = await update.where('roleId', '=', roleId).returningAll().executeTakeFirstOrThrow()
  changed({ target: role.kind, id: roleId, before: { ...before, ...beforeLinks }, after: { ...after, ...links } })
  return after
}

/** Deletes roles with their links, and adds them to the log. */
export async function removeRoles({ db, changed }: Writes, rows: readonly RoleRow[]): Promise<void> {
  const ids = rows.map(({ roleId }) => roleId)
  await db.deleteFrom('roles').where('roleId', 'in', ids).execute()
  for (const before of rows) changed({ target: role.kind, id: before.roleId, before })
}

const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b)

/** Puts entries into the menus of some roles, and takes them from those of others. Each role that changes is in the log. */
export async function changeMenusOfRoles(
  writes: Writes,
  menuIds: readonly number[],
  { added = [], removed = [] }: { readonly added?: readonly number[]; readonly removed?: readonly number[] },
): Promise<void> {
  const { db } = writes
  const changing = db.selectFrom('roles').where('roleId', 'in', [0, ...added, ...removed])
  for (const before of await changing.selectAll().orderBy('roleId').execute()) {
    const held = await menuIdsOf(writes, before.roleId)
    const others = held.filter((id) => !menuIds.includes(id))
    const after = added.includes(before.roleId) ? [...others, ...menuIds] : others
    await changeRole(writes, before, {}, { menuIds: sorted(after) })
  }
}

/** Takes entries from the menus of all roles that have them. */
export async function takeMenusFromRoles(writes: Writes, menuIds: readonly number[]): Promise<void> {
  const links = writes.db.selectFrom('roleMenus').where('menuId', 'in', menuIds).select('roleId').distinct()
  const removed = (await links.execute()).map(({ roleId }) => roleId)
  if (removed.length > 0) await changeMenusOfRoles(writes, menuIds, { removed })
}

/**
 * Takes departments from the data scopes that chose them. The row of the departments in the log names the roles; the form of a
 * role shows its departments, so one that was opened before is out of date.
 */
export async function takeDeptsFromRoles(
  db: Database,
  deptIds: readonly number[],
  roleIds: readonly number[],
): Promise<void> {
  if (roleIds.length === 0) return
  await db.deleteFrom('roleDepts').where('deptId', 'in', deptIds).execute()
  const bump = db.updateTable('roles').set((eb) => ({ version: eb('version', '+', 1) }))
  await bump.where('roleId', 'in', roleIds).execute()
}
