import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { roleUsers } from 'atrium/contract/system/role/role-user'
import { rejectDisabledRoles, rejectForeignRoles, rejectLosingLastAdmin } from '#server/access/grants'
import { readPowers, type Holder } from '#server/access/powers'
import { userInScope } from '#server/access/scope'
import { requireReauthFor } from '#server/access/reauth'
import { readHolders, rejectStronger } from '#server/access/stronger'
import type { Call } from '#server/call/call'
import { AppError } from '#server/call/app-error'
import { allFound } from '#server/call/checks/found'
import type { WriteCall } from '#server/call/write-call'
import { rejectClaimed } from '#server/services/session/sso/claimed-role'
import { setMembership } from '#server/services/user/user-roles'
import { pageOfUsers } from '../user/user'
import { readRole } from './role-rules'

/** Users who hold the role (`true`), or do not. Both lists end at the actor's scope. */
export async function listMembers(
  call: Call,
  query: Parsed<typeof roleUsers.members>['query'],
  isHeld: boolean,
): Promise<Output<typeof roleUsers.members>> {
  const { roleId, ...view } = query
  await readRole(call, roleId)
  return pageOfUsers(call, { ...view, sort: 'userId', order: 'asc', membership: { roleId, isHeld } })
}

/** Gives the role to those who lack it (`true`), or takes it from those who hold it. Both end at the actor's scope. */
export async function setMembers(
  call: WriteCall,
  { roleId, userIds }: Parsed<typeof roleUsers.grant>['body'],
  held: boolean,
): Promise<null> {
  await readRole(call, roleId)
  const { db, actor } = call
  const targets = db.selectFrom('users').where(userInScope(actor)).where('userId', 'in', userIds)
  allFound(await targets.select('userId').execute(), userIds)
  const changing = (await readHolders(call, userIds)).filter(({ roleIds }) => roleIds.includes(roleId) !== held)
  if (held && changing.length) await rejectGiving(call, roleId)
  await rejectStronger(call, changing)
  requireReauthFor(call, held ? [{ roleIds: [roleId] }] : changing)
  if (held) await rejectWider(call, roleId, changing)
  else {
    const ids = changing.map(({ userId }) => userId)
    await rejectClaimed(call.db, ids, [roleId])
  }
  await setMembership(call, roleId, changing, held)
  await rejectLosingLastAdmin(call)
  return null
}

async function rejectGiving(call: WriteCall, roleId: number): Promise<void> {
  await rejectDisabledRoles(call, [roleId], 'roleId')
  await rejectForeignRoles(call, [roleId], 'roleId')
}

/** A scope of the own department (3, 4) opens another one to each user who gets it. */
async function rejectWider(call: WriteCall, roleId: number, users: readonly Holder[]): Promise<void> {
  const { widerField } = await readPowers(call, [])
  const isWider = users.some((user) => widerField(user, { ...user, roleIds: [...user.roleIds, roleId] }))
  if (isWider) throw new AppError('access.widerScope', { at: 'userIds' })
}
