import { user } from '@atrium/contract/system/user.record'
import type { Updateable } from 'kysely'
import { refuseLosingLastAdmin } from '#server/access/grants'
import { userInScope } from '#server/access/scope'
import { endSessionsOf } from '#server/services/session/session-end'
import type { UserTable } from '#server/db/schema'
import { AppError } from '#server/call/app-error'
import { allFound, fresh } from '#server/call/found'
import type { WriteCall } from '#server/call/write-call'

/** The columns of a user that the operation log shows, beside the ids of their roles. */
export const columns = [
  'userId',
  'deptId',
  'postId',
  'username',
  'nickname',
  'email',
  'phoneNumber',
  'sex',
  'status',
  'mustChangePassword',
  'remark',
  'version',
] as const

export type UserRecord = Awaited<ReturnType<typeof readTargets>>[number]

/** Users that the actor may change, as they are now. */
export async function readTargets({ db, actor }: WriteCall, ids: number[]) {
  const query = db.selectFrom('users').where(userInScope(actor)).where('userId', 'in', ids)
  const rows = allFound(await query.select(columns).execute(), ids)
  const links = await db.selectFrom('userRoles').where('userId', 'in', ids).selectAll().orderBy('roleId').execute()
  return rows.map((row) => ({
    ...row,
    roleIds: links.filter(({ userId }) => userId === row.userId).map(({ roleId }) => roleId),
  }))
}

export async function readTarget(call: WriteCall, userId: number, version?: number): Promise<UserRecord> {
  const [target] = await readTargets(call, [userId])
  return fresh(target!, version)
}

/** Saves a change of a user, and keeps the last admin who can sign in one. */
export async function updateUser(...change: Parameters<typeof saveUser>): Promise<void> {
  await saveUser(...change)
  await refuseLosingLastAdmin(change[0])
}

/** Saves a change of a user, and ends the sessions of one who is disabled. The caller has to protect the last admin. */
export async function saveUser(
  call: WriteCall,
  before: UserRecord,
  change: Updateable<UserTable>,
  roleIds: number[] = before.roleIds,
): Promise<void> {
  const { db, actor, now, changed } = call
  const { userId, version } = before
  if (change.status === 0 && userId === actor.userId) throw new AppError(user.errors.isSelf, { at: 'status' })
  const update = db.updateTable('users').set({ ...change, version: version + 1 })
  const after = await update.where('userId', '=', userId).returning(columns).executeTakeFirstOrThrow()
  if (roleIds !== before.roleIds) await replaceRoles(call, userId, roleIds)
  if (change.status === 0) await endSessionsOf(db, { reason: 'session.disabled', now }, [userId])
  // The log keeps no password, so it says that there is another one.
  const replaced = change.passwordHash === undefined ? undefined : { passwordReplaced: 1 }
  changed({ id: userId, before, after: { ...after, roleIds, ...replaced } })
}

export async function replaceRoles({ db }: WriteCall, userId: number, roleIds: readonly number[]): Promise<void> {
  await db.deleteFrom('userRoles').where('userId', '=', userId).execute()
  if (!roleIds.length) return
  await db
    .insertInto('userRoles')
    .values(roleIds.map((roleId) => ({ userId, roleId })))
    .execute()
}
