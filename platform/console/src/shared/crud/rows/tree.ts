/** A record with those below it. */
export interface TreeNode<T> {
  readonly id: number
  readonly record: T
  readonly children: readonly TreeNode<T>[]
}

/** How records of a tree name themselves and their parent. */
export interface NodeKeys<T> {
  readonly id: (record: T) => number
  /** 0, or the id of a record that is not in the list, for a root. */
  readonly parent: (record: T) => number
  /** The number by which siblings are in order, then by their ids; they stay as they come without it. */
  readonly order?: (record: T) => number
}

/** How records of a tree in an order that people write name themselves. */
export interface TreeKeys<T> extends NodeKeys<T> {
  readonly order: (record: T) => number
}

/** Records as trees. One whose parent is not among them, being filtered out or out of scope, is at the top. */
export function treesOf<T>(records: readonly T[], { order, ...keys }: NodeKeys<T>): TreeNode<T>[] {
  const below = new Map<number, T[]>()
  const ids = new Set(records.map(keys.id))
  const sorted = order ? records.toSorted((a, b) => order(a) - order(b) || keys.id(a) - keys.id(b)) : records
  for (const record of sorted) {
    const parent = keys.parent(record)
    const place = ids.has(parent) ? parent : 0
    below.set(place, [...(below.get(place) ?? []), record])
  }
  const nodes = (parent: number): TreeNode<T>[] =>
    (below.get(parent) ?? []).map((record) => ({ id: keys.id(record), record, children: nodes(keys.id(record)) }))
  return nodes(0)
}

/** Every node of the trees, each before those below it. */
export function allNodes<T>(trees: readonly TreeNode<T>[]): TreeNode<T>[] {
  return trees.flatMap((node) => [node, ...allNodes(node.children)])
}

/** The trees without one node and what is below it: where that node can be moved to. */
export function without<T>(trees: readonly TreeNode<T>[], id: number | undefined): TreeNode<T>[] {
  return trees.filter((node) => node.id !== id).map((node) => ({ ...node, children: without(node.children, id) }))
}

/** A place after all that are directly below a node; `parent` 0 for the top. */
export function nextPlace<T>(trees: readonly TreeNode<T>[], parent: number, order: TreeKeys<T>['order']): number {
  const siblings = parent === 0 ? trees : (allNodes(trees).find(({ id }) => id === parent)?.children ?? [])
  return Math.max(0, ...siblings.map(({ record }) => order(record))) + 1
}
