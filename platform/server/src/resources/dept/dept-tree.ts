import { dept } from '@atrium/contract/system/dept.record'
import { countSeen } from '#server/access/records/count-seen'
import { ancestors, deptInScope, deptTree, subtree, userInScope } from '#server/access/scope'
import { countOf } from '#server/db/count'
import { AppError } from '#server/call/app-error'
import { rejectCycle } from '#server/access/records/cycle'
import { requireConfirmation } from '#server/call/confirmation'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { changeDept } from '#server/services/dept/dept'

/** Nothing new goes below a department that is unknown, out of scope or disabled. */
export async function rejectParent({ db, actor }: WriteCall, pid: number): Promise<void> {
  const query = db.selectFrom('depts').where(deptInScope(actor)).where('deptId', '=', pid)
  const parent = await query.select('status').executeTakeFirst()
  if (!parent) return rejectField('pid', 'notOffered')
  if (parent.status === 0) throw new AppError(dept.errors.parentDisabled, { at: 'pid' })
}

export async function rejectMove(call: WriteCall, deptId: number, pid: number): Promise<void> {
  await rejectCycle(call, deptTree, deptId, pid, 'pid')
  await rejectParent(call, pid)
  await rejectForeignBelow(call, deptId)
}

/** People who see the new parent and all below it will see the moved subtree, so only somebody who sees it too may move it. */
async function rejectForeignBelow({ db, actor }: WriteCall, deptId: number): Promise<void> {
  const moving = db.selectFrom('depts').where('deptId', 'in', subtree(deptId))
  const foreign = moving.where((eb) => eb.not(deptInScope(actor)(eb)))
  if ((await countOf(foreign)) > 0) throw new AppError('access.widerScope', { at: 'pid' })
}

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
    await countSeen(users, (all) => all.where(userInScope(actor))),
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
