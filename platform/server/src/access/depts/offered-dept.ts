import { countOf } from '#server/db/count'
import { rejectField } from '#server/call/field-error'
import type { WriteCall } from '#server/call/write-call'
import { deptInScope } from '../scope'

/**
 * Rejects a department that the actor may not place a record in: one that is out of their scope, disabled, or not there. For
 * a department that stays as it was do not ask.
 */
export async function rejectDept({ db, actor }: WriteCall, deptId: number, field = 'deptId'): Promise<void> {
  const open = db.selectFrom('depts').where(deptInScope(actor)).where('status', '=', 1).where('deptId', '=', deptId)
  if ((await countOf(open)) === 0) rejectField(field, 'notOffered')
}
