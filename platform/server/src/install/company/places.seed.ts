import { directorPost, internPost } from './lists.seed'
import { roleIds } from './roles.seed'

const { staff, head, hr, auditor, helpDesk, steward, contractor, intern, guest, common, editor } = roleIds

/** By department: so many people from that place on, counted from the end where it is negative, with their roles. */
const places: Readonly<Record<number, readonly (readonly [from: number, count: number, ...roles: number[]])[]>> = {
  3: [[-5, 5, common]],
  7: [[-4, 4, intern]],
  8: [[-4, 4, intern]],
  9: [[1, 3, staff, editor]],
  11: [[-8, 8, contractor]],
  12: [[-4, 4, contractor]],
  14: [[-2, 2, guest]],
  15: [
    [0, 1, staff, head, helpDesk],
    [1, 3, staff, helpDesk],
  ],
  20: [[1, 2, staff, auditor]],
  21: [[-10, 10, contractor]],
  22: [
    [0, 1, staff, head, hr],
    [1, 6, staff, hr],
  ],
  23: [[1, 2, staff, steward]],
  24: [[1, 1, staff, auditor]],
}

/** The roles of the person at a place in a department of that size. The first one leads it, but for the whole company. */
export function rolesAt(deptId: number, index: number, size: number): readonly number[] {
  const [, , ...roles] =
    places[deptId]?.find(([from, count]) => {
      const first = from < 0 ? size + from : from
      return index >= first && index < first + count
    }) ?? []
  if (roles.length > 0) return roles
  return index === 0 && deptId !== 1 ? [staff, head] : [staff]
}

/** The post that goes with some roles; undefined where the department decides. */
export function postOf(roles: readonly number[]): number | undefined {
  if (roles.includes(head)) return directorPost
  return roles.includes(intern) ? internPost : undefined
}
