import { allNodes, type TreeNode } from '#shared/crud/rows/tree'

/** The ticks of a tree. */
export interface TreeTicks {
  /** Entries that are granted. Those that the tree does not show stay among them. */
  readonly ids: readonly number[]
  /** A tick on a parent is one on all below it. */
  readonly linked: boolean
}

/**
 * `withParents`: a role that has an entry has those above it, which show half-ticked until all below are ticked, such as menus.
 * `alone`: each entry counts on its own, such as departments. A tick grants what is below as well, but never what is above: that
 * would be more than was ticked.
 */
export type Granting = 'withParents' | 'alone'

type Trees = readonly TreeNode<unknown>[]

/** Which boxes of the tree are ticked, and which are half-ticked. */
export function boxesOf(trees: Trees, { ids, linked }: TreeTicks, granting: Granting) {
  const granted = new Set(ids)
  const checked: number[] = []
  const halfChecked: number[] = []
  const visit = (node: TreeNode<unknown>): { isFull: boolean; isAny: boolean } => {
    const below = node.children.map(visit)
    const isGranted = granted.has(node.id)
    const isFull = isGranted && (!linked || granting === 'alone' || below.every((child) => child.isFull))
    const isAny = isGranted || below.some((child) => child.isAny)
    if (isFull) checked.push(node.id)
    else if (linked && isAny) halfChecked.push(node.id)
    return { isFull, isAny }
  }
  trees.forEach(visit)
  return { checked, halfChecked }
}

/** Returns the granted ids after a click on the checkbox of an entry. */
export function toggled(trees: Trees, ticks: TreeTicks, id: number, granting: Granting): number[] {
  const granted = new Set(ticks.ids)
  const change = boxesOf(trees, ticks, granting).checked.includes(id) ? 'delete' : 'add'
  const [node, ...above] = pathTo(trees, id)
  if (!ticks.linked || !node) {
    granted[change](id)
    return [...granted]
  }
  for (const one of allNodes([node])) granted[change](one.id)
  for (const parent of above) {
    if (granting === 'withParents') {
      const isNeeded = parent.children.some((child) => granted.has(child.id))
      granted[isNeeded ? 'add' : 'delete'](parent.id)
    } else if (change === 'delete') granted.delete(parent.id)
  }
  return [...granted]
}

/** The entries with all their parents. */
export function withParents(trees: Trees, ids: readonly number[]): number[] {
  return [...new Set([...ids, ...ids.flatMap((id) => pathTo(trees, id).map((node) => node.id))])]
}

/** Everything the tree shows is granted, or nothing of it. */
export function tickAll(trees: Trees, ids: readonly number[], isOn: boolean): number[] {
  const shown = new Set(allNodes(trees).map(({ id }) => id))
  return [...ids.filter((id) => !shown.has(id)), ...(isOn ? shown : [])]
}

/** A node and those above it, up to the root; empty when it is not there. */
export function pathTo<T>(trees: readonly TreeNode<T>[], id: number): TreeNode<T>[] {
  for (const node of trees) {
    if (node.id === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length > 0) return [...below, node]
  }
  return []
}
