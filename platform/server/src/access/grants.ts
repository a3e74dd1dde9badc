import { role } from 'atrium/contract/system/role.record'
import { user } from 'atrium/contract/system/user.record'
import type { ExpressionBuilder } from 'kysely'
import { countOf } from '../db/count'
import { noPassword } from '../credentials/no-password'
import type { Schema } from '../db/schema'
import { AppError } from '../call/app-error'
import type { Call } from '../call/call'
import { rejectField } from '../call/field-error'
import { readCoveredRoles } from './powers'
import { isAdmin, roleInScope } from './scope'

/**
 * The roles that the actor may give and take: all for the admin, else their own, and those that they added. Others may have put
 * more into such a role than its author holds; then it is no longer theirs to give.
 */
export async function readAssignableIds(call: Call): Promise<ReadonlySet<number>> {
  const visible = await call.db.selectFrom('roles').where(roleInScope(call.actor)).select('roleId').execute()
  const ids = visible.map(({ roleId }) => roleId)
  const isCovered = await readCoveredRoles(call, ids, { asEnabled: true })
  return new Set(ids.filter(isCovered))
}

/** Throws a field error unless the actor may give all of these roles: none has more rights than they hold. `field` is the field of the ids. */
export async function rejectForeignRoles(call: Call, roleIds: readonly number[], field: string): Promise<void> {
  if (!roleIds.length) return
  const assignable = await readAssignableIds(call)
  if (!roleIds.every((roleId) => assignable.has(roleId))) rejectField(field, 'notOffered')
}

/** A disabled role is given to nobody, whichever form it is given with. `field` is where the ids came from. */
export async function rejectDisabledRoles({ db }: Call, roleIds: readonly number[], field: string): Promise<void> {
  if (!roleIds.length) return
  const disabled = db
    .selectFrom('roles')
    .where('status', '=', 0)
    .where('roleId', 'in', [...roleIds])
  if ((await countOf(disabled)) > 0) throw new AppError(role.errors.disabled, { at: field })
}

/** Whether somebody could sign in but for their status: one who was imported has no password, and a one-time password expires. */
export const hasPassword = (now: number) => (eb: ExpressionBuilder<Schema, 'users'>) =>
  eb.and([
    eb('users.passwordHash', '<>', noPassword),
    eb.or([eb('users.passwordExpiresAt', 'is', null), eb('users.passwordExpiresAt', '>', now)]),
  ])

/** The admins who can sign in. */
export const selectAdmins = ({ db, now }: Pick<Call, 'db' | 'now'>) =>
  db.selectFrom('users').where(isAdmin).where('users.status', '=', 1).where(hasPassword(now))

/**
 * To be asked after a change that may have taken the admin role, or the account, from somebody. Only admins who can sign in
 * count. Others than admins cannot change an admin, so their writes go on when the last admin's password has expired.
 */
export async function rejectLosingLastAdmin(call: Call): Promise<void> {
  if (!call.actor.admin) return
  if ((await countOf(selectAdmins(call))) === 0) throw new AppError(user.errors.lastAdmin)
}
