import { adminRoleKey } from '@atrium/contract/access'
import { countOf } from '../db/count'
import { noPassword } from '../credentials/no-password'
import { AppError } from '../http/app-error'
import type { Call } from '../http/call'
import { refuseField } from '../http/validation'
import { roleInScope } from './scope'

/** Nobody gives a role they do not hold; one they may not see answers like one that does not exist. `field` is where the ids came from. */
export async function refuseForeignRoles(call: Call, roleIds: readonly number[], field: string): Promise<void> {
  if (!roleIds.length) return
  const own = call.db
    .selectFrom('roles')
    .where(roleInScope(call.actor))
    .where('roleId', 'in', [...roleIds])
  if ((await countOf(own)) !== new Set(roleIds).size) refuseField(call.language, field, 'notOffered')
}

/** A disabled role is given to nobody, whichever form it is given with. `field` is where the ids came from. */
export async function refuseDisabledRoles({ db }: Call, roleIds: readonly number[], field: string): Promise<void> {
  if (!roleIds.length) return
  const disabled = db
    .selectFrom('roles')
    .where('status', '=', 0)
    .where('roleId', 'in', [...roleIds])
  if ((await countOf(disabled)) > 0) throw new AppError('role.disabled', { at: field })
}

/**
 * To be asked after a change that may have taken the admin role, or the account, from somebody. Only admins who can sign in
 * count: one who was imported has no password until somebody resets it, and a one-time password expires. Others than admins cannot
 * change an admin, so their writes go on when the last admin's password has expired.
 */
export async function refuseLosingLastAdmin({ db, now, actor }: Call): Promise<void> {
  if (!actor.admin) return
  const admins = db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.userId')
    .innerJoin('roles', 'roles.roleId', 'userRoles.roleId')
    .where('roles.roleKey', '=', adminRoleKey)
    .where('users.status', '=', 1)
    .where('users.passwordHash', '<>', noPassword)
    .where((eb) => eb.or([eb('users.passwordExpiresAt', 'is', null), eb('users.passwordExpiresAt', '>', now)]))
  if ((await countOf(admins)) === 0) throw new AppError('user.lastAdmin')
}
