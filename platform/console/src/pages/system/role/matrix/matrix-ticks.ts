import { allNodes } from '#shared/crud/rows/tree'
import { pathTo, withParents, type TreeTicks } from '../tree/tree-ticks'
import { isDirectory, type MenuTree } from './matrix-rows'

/**
 * Returns what is granted after these entries were granted, or taken. Linked, an entry brings those above it; without it what is below
 * goes as well, and directories above that are left with nothing.
 */
export function granting(
  trees: readonly MenuTree[],
  ticks: TreeTicks,
  ids: readonly number[],
  isOn: boolean,
): number[] {
  const { linked } = ticks
  if (isOn) return [...new Set([...ticks.ids, ...(linked ? withParents(trees, ids) : ids)])]
  const left = new Set(ticks.ids)
  for (const id of ids) {
    const [node, ...above] = pathTo(trees, id)
    for (const gone of linked && node ? allNodes([node]) : [{ id }]) left.delete(gone.id)
    if (!linked) continue
    for (const parent of above) {
      if (isDirectory(parent) && !parent.children.some((child) => left.has(child.id))) left.delete(parent.id)
    }
  }
  return [...left]
}
