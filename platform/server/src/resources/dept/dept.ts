import type { Parsed } from '@atrium/contract/endpoint'
import type { Dept, DeptOption, depts } from '@atrium/contract/system/dept'
import { deptInScope } from '#server/access/scope'
import { contains } from '#server/db/engines/like'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'

const deptsInScope = ({ db, actor }: Call) =>
  db.selectFrom('depts').where(deptInScope(actor)).selectAll().orderBy('orderNum').orderBy('deptId')

export function listDepts(call: Call, filters: Parsed<typeof depts.list>['query']): Promise<Dept[]> {
  const { deptName, status } = filters
  let query = deptsInScope(call)
  if (deptName) {
    query = query.where((eb) => eb.or([contains(eb, 'deptName', deptName), contains(eb, 'deptNameEn', deptName)]))
  }
  if (status !== undefined) query = query.where('status', '=', status)
  return query.execute()
}

const optionColumns = ['deptId', 'pid', 'deptName', 'deptNameEn', 'orderNum', 'status'] as const

export function listDeptOptions({ db, actor }: Call): Promise<DeptOption[]> {
  const depts = db.selectFrom('depts').where(deptInScope(actor)).select(optionColumns)
  return depts.orderBy('orderNum').orderBy('deptId').execute()
}

export async function readDept(call: Call, deptId: number): Promise<Dept> {
  return found(await deptsInScope(call).where('deptId', '=', deptId).executeTakeFirst())
}
