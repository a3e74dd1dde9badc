import { dept } from 'atrium/contract/system/dept.record'
import { countSeen } from '#server/access/records/count-seen'
import { ancestors, deptInScope, accountInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import { requireConfirmation } from '#server/call/checks/confirmation'
import type { WriteCall } from '#server/call/write-call'
import { countOf } from '#server/db/count'
import { changeDept } from '#server/services/dept/dept'

export async function rejectDisabling(
  { db, actor }: WriteCall,
  deptId: number,
  confirmed: true | undefined,
): Promise<void> {
  const below = db.selectFrom('depts').where('pid', '=', deptId).where('status', '=', 1)
  const n = await countSeen(below, (all) => all.where(deptInScope(actor)))
  if (n !== 0) throw new AppError(dept.errors.childrenEnabled, { at: 'status', values: { n } })
  const users = db.selectFrom('users').where('deptId', '=', deptId)
  requireConfirmation(
    confirmed,
    dept.errors.usersInside,
    await countSeen(users, (all) => all.where(accountInScope(actor))),
  )
}

/** An enabled department has enabled ones above it. Those out of the actor's scope are not theirs to enable. */
export async function enableAbove(call: WriteCall, pid: number): Promise<void> {
  const { db, actor } = call
  const disabled = db.selectFrom('depts').where('deptId', 'in', ancestors(pid)).where('status', '=', 0)
  const rows = await disabled.where(deptInScope(actor)).selectAll().execute()
  if (rows.length < (await countOf(disabled))) throw new AppError(dept.errors.parentDisabled, { at: 'status' })
  for (const before of rows) await changeDept(call, before, { status: 1 })
}
