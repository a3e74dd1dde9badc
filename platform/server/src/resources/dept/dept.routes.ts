import { depts } from 'atrium/contract/system/dept'
import { dept } from 'atrium/contract/system/dept.record'
import { crudResource } from '#server/crud/crud-resource'
import { listDeptOptions } from './dept-options'
import { leaveDepts } from './dept-removal'
import { rejectForeignBelow, rejectUnseen } from './dept-scope'
import { enableAbove, rejectDisabling } from './dept-status'

export const deptResource = crudResource(depts, dept, {
  handlers: { options: listDeptOptions },
  beforeSave: async (call, { pid, status }, before, { confirmed }) => {
    if (before && pid !== before.pid) await rejectForeignBelow(call, before.deptId)
    if (before?.status === 1 && status === 0) await rejectDisabling(call, before.deptId, confirmed)
  },
  afterSave: async (call, { deptId, pid, status }, before) => {
    if (!before) await rejectUnseen(call, deptId)
    else if (status === 1) await enableAbove(call, pid)
  },
  beforeDelete: (call, rows, { confirmed }) =>
    leaveDepts(
      call,
      rows.map(({ deptId }) => deptId),
      confirmed,
    ),
})
