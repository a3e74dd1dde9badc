import type { DeptOption } from '@atrium/contract/system/dept'
import type { TreeKeys } from '#shared/crud/rows/tree'

export const deptKeys: TreeKeys<DeptOption> = {
  id: ({ deptId }) => deptId,
  parent: ({ pid }) => pid,
  order: ({ orderNum }) => orderNum,
}
