import { chunksOf } from '#server/db/chunks'
import type { Database, Schema } from '#server/db/schema'

/** Gives roles to users who lack them. */
export async function insertUserRoles(db: Database, links: readonly Schema['userRoles'][]): Promise<void> {
  for (const some of chunksOf(links)) await db.insertInto('userRoles').values(some).execute()
}

/** Makes these the roles of a user. */
export async function replaceRoles(db: Database, userId: number, roleIds: readonly number[]): Promise<void> {
  await db.deleteFrom('userRoles').where('userId', '=', userId).execute()
  await insertUserRoles(
    db,
    roleIds.map((roleId) => ({ userId, roleId })),
  )
}

/** Gives a role to users who lack it (`true`), or takes it from those who have it. The log is up to the caller. */
export async function setMembership(
  db: Database,
  roleId: number,
  userIds: readonly number[],
  held: boolean,
): Promise<void> {
  if (userIds.length === 0) return
  const links = userIds.map((userId) => ({ userId, roleId }))
  if (held) await insertUserRoles(db, links)
  else await db.deleteFrom('userRoles').where('roleId', '=', roleId).where('userId', 'in', userIds).execute()
  // The form of a user holds their roles, so one that was opened before is out of date now.
  const bump = db.updateTable('users').set((eb) => ({ version: eb('version', '+', 1) }))
  await bump.where('userId', 'in', userIds).execute()
}
