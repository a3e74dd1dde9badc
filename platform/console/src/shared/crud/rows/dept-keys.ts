import type { DeptOption } from 'atrium/contract/system/dept'
import type { TreeKeys } from './tree'

/** How departments make a tree. */
export const deptKeys: TreeKeys<Pick<DeptOption, 'deptId' | 'pid' | 'orderNum'>> = {
  id: ({ deptId }) => deptId,
  parent: ({ pid }) => pid,
  order: ({ orderNum }) => orderNum,
}
