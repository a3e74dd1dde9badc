import { adminRoleKey } from 'atrium/contract/access'
import { hasPassword, rejectLosingLastAdmin, selectAdmins } from '#server/access/grants'
import { countOf } from '#server/db/count'
import { chunksOf } from '#server/db/chunks'
import type { Call } from '#server/call/call'
import { note } from '#server/crud/import/run/import-row'
import type { PlannedUser } from './user-cells'

/** Notes, at each row that takes the admin role or the account from an admin, that none who can sign in would be left. */
export async function noteLosingLastAdmin(call: Call, rows: readonly PlannedUser[]): Promise<void> {
  if (!call.actor.admin) return
  const admin = await call.db
    .selectFrom('roles')
    .where('roleKey', '=', adminRoleKey)
    .select('roleId')
    .executeTakeFirst()
  const admins = new Set((await selectAdmins(call).select('users.userId').execute()).map(({ userId }) => userId))
  const losing: PlannedUser[] = []
  const gaining: number[] = []
  for (const planned of rows) {
    const { before, row } = planned
    if (!before || !admin) continue
    const isEnabled = (row.values.status ?? before.status) === 1
    const isAdmin = isEnabled && (planned.roleIds ?? before.roleIds).includes(admin.roleId)
    if (isAdmin && !admins.has(before.userId)) gaining.push(before.userId)
    if (!isAdmin && admins.delete(before.userId)) losing.push(planned)
  }
  if (admins.size > 0 || (await countSigningIn(call, gaining)) > 0) return
  // There was none before.
  if (losing.length === 0) await rejectLosingLastAdmin(call)
  for (const { row } of losing) note(row, row.values.status === 0 ? 'status' : 'roles', 'lastAdmin')
}

async function countSigningIn({ db, now }: Call, userIds: readonly number[]): Promise<number> {
  let count = 0
  for (const some of chunksOf(userIds)) {
    count += await countOf(db.selectFrom('users').where('userId', 'in', some).where(hasPassword(now)))
  }
  return count
}
