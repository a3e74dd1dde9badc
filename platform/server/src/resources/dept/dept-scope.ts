import { dept } from 'atrium/contract/system/dept.record'
import { deptInScope, subtree } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import type { WriteCall } from '#server/call/write-call'
import { countOf } from '#server/db/count'

/** People who see the new parent and all below it will see the moved subtree, so only somebody who sees it too may move it. */
export async function rejectForeignBelow({ db, actor }: WriteCall, deptId: number): Promise<void> {
  const moving = db.selectFrom('depts').where('deptId', 'in', subtree(deptId))
  const foreign = moving.where((eb) => eb.not(deptInScope(actor)(eb)))
  if ((await countOf(foreign)) > 0) throw new AppError('access.widerScope', { at: 'pid' })
}

/** Below the own department (3) and chosen ones (2) a new one is out of the scope of the person who adds it, who would not find it again. */
export async function rejectUnseen({ db, actor }: WriteCall, deptId: number): Promise<void> {
  const seen = db.selectFrom('depts').where(deptInScope(actor)).where('deptId', '=', deptId)
  if ((await countOf(seen)) === 0) throw new AppError(dept.errors.unseen, { at: 'pid' })
}
