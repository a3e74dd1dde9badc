import { user } from 'atrium/contract/system/user.record'
import type { Writes } from '#server/call/write-call'
import { insertUserRoles } from './user-rows'

/** A user with the ids of their roles. */
interface Holder {
  readonly userId: number
  readonly roleIds: readonly number[]
}

/** Gives a role to users who lack it (`true`), or takes it from those who have it, and adds the users to the log. */
export async function setMembership(
  { db, changed }: Writes,
  roleId: number,
  holders: readonly Holder[],
  held: boolean,
): Promise<void> {
  if (holders.length === 0) return
  const userIds = holders.map(({ userId }) => userId)
  const links = userIds.map((userId) => ({ userId, roleId }))
  if (held) await insertUserRoles(db, links)
  else await db.deleteFrom('userRoles').where('roleId', '=', roleId).where('userId', 'in', userIds).execute()
  // The form of a user holds their roles, so one that was opened before is out of date now.
  const bump = db.updateTable('users').set((eb) => ({ version: eb('version', '+', 1) }))
  await bump.where('userId', 'in', userIds).execute()
  for (const { userId, roleIds } of holders) {
    const after = held ? [...roleIds, roleId] : roleIds.filter((id) => id !== roleId)
    changed({ target: user.kind, id: userId, before: { userId, roleIds }, after: { userId, roleIds: after } })
  }
}
