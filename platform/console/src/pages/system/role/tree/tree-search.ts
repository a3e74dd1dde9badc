import type { TreeNode } from '#shared/crud/rows/tree'

/** Returns the trees with the entries whose title has the text, what is below these, and what leads to them; all without a text. */
export function foundTrees<T>(
  trees: readonly TreeNode<T>[],
  titleOf: (record: T) => string,
  text: string,
): readonly TreeNode<T>[] {
  const part = text.trim().toLowerCase()
  if (!part) return trees
  return trees.flatMap((node) => {
    if (titleOf(node.record).toLowerCase().includes(part)) return [node]
    const children = foundTrees(node.children, titleOf, part)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}
