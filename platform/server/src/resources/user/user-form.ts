import type { UserForm } from 'atrium/contract/system/user'
import { rejectDisabledRoles, rejectForeignRoles } from '#server/access/grants'
import { rejectDept } from '#server/access/depts/offered-dept'
import type { Place } from '#server/access/depts/opened-depts'
import { readPowers } from '#server/access/powers'
import { sameIds } from '#server/access/same-ids'
import { requireReauthFor } from '#server/access/reauth'
import { rejectStronger } from '#server/access/stronger'
import { countOf } from '#server/db/count'
import { AppError } from '#server/call/app-error'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import type { UserRecord } from '#server/services/user/user'

interface Placed extends Place {
  readonly postId: number | null
}

/** The place of a new user before the form, so that every department, post and role of the form is a change. */
export const nowhere: Placed = { deptId: null, postId: null, roleIds: [] }

/** Rejects what a form may not change. What stays as it was is accepted, even where it has been disabled since. */
export async function rejectPlacing(call: WriteCall, before: Placed, form: UserForm): Promise<void> {
  if (form.deptId !== before.deptId) await rejectDept(call, form.deptId)
  if (form.postId != null && form.postId !== before.postId) await rejectPost(call, form.postId)
  if (form.roleIds) await rejectRoles(call, before.roleIds, form.roleIds)
  await rejectWider(call, before, { deptId: form.deptId, roleIds: form.roleIds ?? before.roleIds })
}

/**
 * Nobody opens departments to themselves or others that they do not open themselves: the scopes of own departments (3, 4)
 * follow their holder, so department and roles are checked together by what results.
 */
export async function rejectWider(call: WriteCall, before: Place, after: Place): Promise<void> {
  const { widerField } = await readPowers(call, [])
  const field = widerField(before, after)
  if (field) throw new AppError('access.widerScope', { at: field })
}

/** The fields by which an account is taken over or disarmed. */
const controls = ['status', 'roleIds', 'deptId', 'email', 'phoneNumber'] as const
type Controls = Pick<UserRecord, (typeof controls)[number]>

/** Those of them that a change has, and that become another value by it. */
export function changedControls(before: Controls, change: Partial<Controls>): (keyof Controls)[] {
  return controls.filter((field) => {
    const value = change[field]
    if (value === undefined) return false
    return Array.isArray(value) ? !sameIds(value, before.roleIds) : value !== before[field]
  })
}

/** Rejects a change that takes over or disarms the account of a user with rights that the actor lacks; of an administrator it needs a re-authentication. */
export async function rejectTakeover(
  call: WriteCall,
  before: Controls & Pick<UserRecord, 'userId'>,
  change: Partial<Controls>,
): Promise<void> {
  const [field] = changedControls(before, change)
  if (!field) return
  await rejectStronger(call, [before], field)
  requireReauthFor(call, [before, { roleIds: change.roleIds ?? [] }])
}

async function rejectPost({ db }: WriteCall, postId: number): Promise<void> {
  const open = db.selectFrom('posts').where('status', '=', 1).where('postId', '=', postId)
  if ((await countOf(open)) === 0) rejectField('postId', 'notOffered')
}

/** Nobody gives a role they do not hold, or takes one. A disabled role is not given, but may be taken. */
export async function rejectRoles(call: WriteCall, before: readonly number[], after: readonly number[]): Promise<void> {
  const given = after.filter((roleId) => !before.includes(roleId))
  const taken = before.filter((roleId) => !after.includes(roleId))
  await rejectForeignRoles(call, [...given, ...taken], 'roleIds')
  await rejectDisabledRoles(call, given, 'roleIds')
}
