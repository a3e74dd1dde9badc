import type { DeptOption } from 'atrium/contract/system/dept'
import { deptInScope } from '#server/access/scope'
import type { Call } from '#server/call/call'

const columns = ['deptId', 'pid', 'deptName', 'deptNameEn', 'orderNum', 'status'] as const

/** The departments in the scope of the reader, for any form or filter to choose from. */
export function listDeptOptions({ db, actor }: Call): Promise<DeptOption[]> {
  const depts = db.selectFrom('depts').where(deptInScope(actor)).select(columns)
  return depts.orderBy('orderNum').orderBy('deptId').execute()
}
