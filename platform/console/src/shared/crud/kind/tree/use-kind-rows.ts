import { isWhole, parentField } from 'atrium/contract/kind/fields-of'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import type { TreeNode } from '../../rows/tree'
import type { List } from '../../rows/use-list'
import { useList } from '../../rows/use-list'
import { useWholeList } from '../../rows/use-whole-list'
import { useTreeList, type TreeRows } from '../../rows/use-tree-list'
import type { UnfoldButton } from '../../tree/unfold-button'
import type { KindPage } from '../use-kind-work'
import type { ComponentProps } from 'react'

type Row = RowOf<FieldedKind>

/** A tree of up to so many records begins with all of them in view. */
const mostOpen = 200

/** The rows of a derived list, and what a tree has beside others. */
export interface KindRows {
  readonly list: List<Row>
  /** Filters and order in force, for the call that exports the list. */
  readonly exported: Partial<Record<string, string>>
  readonly tree:
    | (TreeRows<Row> & ComponentProps<typeof UnfoldButton>['list'] & { readonly trees: readonly TreeNode<Row>[] })
    | undefined
}

/** Returns the hook that reads the rows of a kind: pages, or all of them, which are a tree with a parent. */
export function kindRowsOf({ kind, source, parts }: Pick<KindPage, 'kind' | 'source' | 'parts'>): () => KindRows {
  const parent = parentField(kind)
  if (!parent && isWhole(kind))
    return function useWhole() {
      const list = useWholeList(source as never)
      return { list: list as never, exported: list.filters, tree: undefined }
    }
  if (!parent)
    return function usePages() {
      const list = useList(source)
      return { list: list as never, exported: list.exported, tree: undefined }
    }
  const keys = { id: (row: Row) => row[kind.id]!, parent: (row: Row) => (row[parent] as number | null) ?? 0 }
  return function useTree() {
    const list = useTreeList(source as never, { keys: keys as never, isOpen: parts.isUnfolded ?? mostOpen })
    return { list: list as never, exported: list.filters, tree: list as never }
  }
}
