import { sql, type Insertable } from 'kysely'
import type { Database, RoleTable, Schema } from '#server/db/schema'

/** Adds the roles of a seed, which nobody changed yet. */
export async function insertRoles(db: Database, roles: readonly Insertable<RoleTable>[]): Promise<void> {
  await db.insertInto('roles').values(roles).execute()
}

/** Gives menu entries to roles of a seed, where they lack them. */
export async function insertRoleMenus(db: Database, links: readonly Schema['roleMenus'][]): Promise<void> {
  if (links.length === 0) return
  await db
    .insertInto('roleMenus')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Gives departments to roles of a seed. */
export async function insertRoleDepts(db: Database, links: readonly Schema['roleDepts'][]): Promise<void> {
  await db.insertInto('roleDepts').values(links).execute()
}

/** Sets the version that the history of the demo comes to. */
export async function setRoleVersion(db: Database, roleId: number, version: number): Promise<void> {
  await db.updateTable('roles').set({ version }).where('roleId', '=', roleId).execute()
}

/** Takes from the operation log when each role was changed last; null where the log has nothing of it. */
export async function readRoleChanges(db: Database): Promise<void> {
  await sql`update roles set changed_at = (
    select max(at) from operation_logs where target = 'role' and result = 'done'
    and ',' || trim(target_ids, '[]') || ',' like '%,' || role_id || ',%'
  )`.execute(db)
}
