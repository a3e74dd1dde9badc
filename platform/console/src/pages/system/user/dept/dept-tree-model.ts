import { inLanguage, type Language } from 'atrium/contract/language'
import type { DeptOption } from 'atrium/contract/system/dept'
import { deptKeys } from '#shared/crud/rows/dept-keys'
import { treesOf, type TreeNode } from '#shared/crud/rows/tree'

/** A department with those below it, its name in the language of the screen. */
export interface DeptNode {
  deptId: number
  name: string
  status: DeptOption['status']
  children: DeptNode[]
}

/** The list as a tree. A department whose parent is not in the list, being out of scope, is at the top. */
export function deptTree(depts: readonly DeptOption[], language: Language): DeptNode[] {
  const named = ({ id, record, children }: TreeNode<DeptOption>): DeptNode => ({
    deptId: id,
    name: inLanguage(language, record.deptName, record.deptNameEn),
    status: record.status,
    children: children.map(named),
  })
  return treesOf(depts, deptKeys).map(named)
}

/** The branches that hold a match of the text, which is compared without regard to case. */
export function matching(nodes: readonly DeptNode[], text: string): DeptNode[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return [...nodes]
  return nodes.flatMap((node) => {
    if (node.name.toLowerCase().includes(wanted)) return [node]
    const children = matching(node.children, text)
    return children.length ? [{ ...node, children }] : []
  })
}

/** The names from below the root down to a department, such as "研发中心 / 平台组"; empty when it is not in the tree. */
export function deptPath(nodes: readonly DeptNode[], deptId: number | null): string {
  const trail = trailOf(nodes, deptId)
  return (trail.length > 1 ? trail.slice(1) : trail).join(' / ')
}

function trailOf(nodes: readonly DeptNode[], deptId: number | null): string[] {
  for (const node of nodes) {
    if (node.deptId === deptId) return [node.name]
    const below = trailOf(node.children, deptId)
    if (below.length) return [node.name, ...below]
  }
  return []
}
