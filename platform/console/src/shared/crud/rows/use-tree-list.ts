import { useMemo, useState } from 'react'
import { allNodes, treesOf, type NodeKeys, type TreeNode } from './tree'
import type { ListSource, RecordOf, WholeEndpoint } from './list-source'
import { useRecords } from './use-whole-list'

/** The place of a row in its tree. */
export interface TreePlace {
  /** 0 at the top. */
  readonly depth: number
  readonly isParent: boolean
  readonly isOpen: boolean
}

/** The functions of a tree list for its cells. */
export interface TreeRows<T> {
  placeOf: (record: T) => TreePlace
  toggle: (record: T) => void
}

interface TreeListOptions<T> {
  keys: NodeKeys<T>
  /** Whether rows begin open, or the most records of a tree that does. */
  isOpen?: boolean | number
}

interface Choice {
  /** Undefined until the person chooses. */
  isOpen: boolean | undefined
  /** The rows that are not as `isOpen` says. */
  others: ReadonlySet<number>
}

/**
 * A list that is a tree, the rows being those whose parents are all open. While a filter is in force all are open. Declare
 * `keys` outside of the component.
 */
export function useTreeList<E extends WholeEndpoint, F extends string>(
  source: ListSource<E, F, never>,
  { keys, isOpen: isOpenAtFirst = false }: TreeListOptions<RecordOf<E>>,
) {
  const { params, records, readUnder, ...state } = useRecords(source)
  const [choice, setChoice] = useState<Choice>({ isOpen: undefined, others: new Set() })
  const begins = (all: readonly unknown[]) =>
    typeof isOpenAtFirst === 'number' ? all.length <= isOpenAtFirst : isOpenAtFirst
  const trees = useMemo(() => treesOf(records ?? [], keys), [records, keys])
  const isFiltered = Object.keys(params.filters).length > 0
  const areOpen = choice.isOpen ?? begins(records ?? [])
  const isOpen = (id: number) => isFiltered || areOpen !== choice.others.has(id)
  const shown = visible(trees, isOpen, 0)
  const places = new Map(shown.map(({ node, place }) => [node.record, place]))
  return {
    ...params,
    ...state,
    rows: shown.map(({ node }) => node.record),
    total: records?.length ?? 0,
    isUnpaged: true,
    isLoading: records === undefined,
    trees,
    placeOf: (record: RecordOf<E>) => places.get(record) ?? { depth: 0, isParent: false, isOpen: false },
    toggle: (record: RecordOf<E>) => {
      const id = keys.id(record)
      const others = new Set(choice.others)
      if (!others.delete(id)) others.add(id)
      setChoice({ ...choice, others })
    },
    seek: async (id: number, idOf: (record: RecordOf<E>) => number, filters: typeof params.filters) => {
      const found = await readUnder(filters)
      const above = parentsOf(treesOf(found, keys), id)
      setChoice((now) => opened(now, above, now.isOpen ?? begins(found)))
      params.setView(filters, params.page)
      return found.some((record) => idOf(record) === id) ? params.page : undefined
    },
    isAllOpen: allNodes(trees).every((node) => node.children.length === 0 || isOpen(node.id)),
    setAllOpen: (all: boolean) => setChoice({ isOpen: all, others: new Set() }),
  }
}

interface Shown<T> {
  node: TreeNode<T>
  place: TreePlace
}

function visible<T>(trees: readonly TreeNode<T>[], isOpen: (id: number) => boolean, depth: number): Shown<T>[] {
  return trees.flatMap((node) => {
    const place = { depth, isParent: node.children.length > 0, isOpen: isOpen(node.id) }
    return [{ node, place }, ...(place.isOpen ? visible(node.children, isOpen, depth + 1) : [])]
  })
}

/** The choice with these rows open as well. */
function opened({ isOpen, others }: Choice, ids: readonly number[], areOpen: boolean): Choice {
  const next = new Set(others)
  for (const id of ids) next[areOpen ? 'delete' : 'add'](id)
  return { isOpen, others: next }
}

/** The ids of the nodes above a node, from the root down; empty when it is not there. */
function parentsOf<T>(trees: readonly TreeNode<T>[], id: number): number[] {
  const above = allNodes(trees).filter((node) => allNodes(node.children).some((below) => below.id === id))
  return above.map((node) => node.id)
}
