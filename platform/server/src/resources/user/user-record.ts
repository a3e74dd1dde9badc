import { user } from 'atrium/contract/system/user.record'
import type { Updateable } from 'kysely'
import { rejectLosingLastAdmin } from '#server/access/grants'
import { userInScope } from '#server/access/scope'
import type { UserTable } from '#server/db/schema'
import { AppError } from '#server/call/app-error'
import { allFound, fresh } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import { rejectClaimed } from '#server/services/session/sso/claimed-role'
import { changeUser, userColumns, type UserRecord } from '#server/services/user/user'
import { readUserExtra, type ExtraRecord } from '#server/services/user/user-extra'
import { mailOfEmail } from '../session/mails/email-mail'
import { runningFields } from './extra/running-fields'

/** Users that the actor may change, as they are now. */
export async function readTargets(call: WriteCall, ids: number[]): Promise<UserRecord[]> {
  const { db, actor } = call
  const query = db.selectFrom('users').where(userInScope(actor)).where('userId', 'in', ids)
  const rows = allFound(await query.select(userColumns).execute(), ids)
  const links = await db.selectFrom('userRoles').where('userId', 'in', ids).selectAll().orderBy('roleId').execute()
  const extra = await readUserExtra(db, runningFields(call), ids)
  return rows.map((row) => ({
    ...row,
    roleIds: links.filter(({ userId }) => userId === row.userId).map(({ roleId }) => roleId),
    extra: extra.get(row.userId)!,
  }))
}

export async function readTarget(call: WriteCall, userId: number, version?: number): Promise<UserRecord> {
  const [target] = await readTargets(call, [userId])
  return fresh(target!, version)
}

/** Saves a change of a user, and keeps the last admin who can sign in one. */
export async function updateUser(...change: Parameters<typeof saveUser>): Promise<void> {
  await saveUser(...change)
  await rejectLosingLastAdmin(change[0])
}

/** Saves a change of a user, and ends the sessions of one who is disabled. The caller has to protect the last admin. */
export async function saveUser(
  call: WriteCall,
  before: UserRecord,
  change: Updateable<UserTable>,
  roleIds: number[] = before.roleIds,
  extra?: ExtraRecord,
): Promise<void> {
  if (change.status === 0 && before.userId === call.actor.userId)
    throw new AppError(user.errors.isSelf, { at: 'status' })
  const taken = before.roleIds.filter((roleId) => !roleIds.includes(roleId))
  await rejectClaimed(call.db, [before.userId], taken)
  await changeUser(call, before, change, roleIds, extra && { groups: runningFields(call), values: extra })
  await notifyOfRoles(call, before, roleIds)
  await mailOfEmail(call, before, change.email)
}

/** Tells a person that somebody else gave them other roles. */
async function notifyOfRoles(call: WriteCall, { userId, roleIds: before }: UserRecord, roleIds: readonly number[]) {
  const isSame = before.length === roleIds.length && before.every((id) => roleIds.includes(id))
  if (isSame || userId === call.actor.userId) return
  const held = await call.db
    .selectFrom('roles')
    .innerJoin('userRoles', 'userRoles.roleId', 'roles.roleId')
    .where('userRoles.userId', '=', userId)
    .select(['roleName', 'roleNameEn'])
    .orderBy('roles.roleId')
    .execute()
  await call.notify({
    kind: 'platform.roles',
    to: { userId },
    text: {
      title: { zh: '您的角色已更改', en: 'Your roles were changed' },
      description: held.length
        ? {
            zh: `现在是：${held.map(({ roleName }) => roleName).join('、')}`,
            en: `They are now: ${held.map(({ roleName, roleNameEn }) => roleNameEn || roleName).join(', ')}`,
          }
        : { zh: '现在没有角色', en: 'You have no role now' },
    },
    link: '/profile/index?tab=facts',
  })
}
