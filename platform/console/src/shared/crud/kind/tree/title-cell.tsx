import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import type { ReactNode } from 'react'
import { TreeCell } from '../../tree/tree-cell'
import { DragHandle } from './row-drag'
import css from './row-drag.module.css'
import type { KindRows } from './use-kind-rows'

type Row = RowOf<FieldedKind>

interface TitleCellProps {
  id: number
  name: string
  row: Row
  tree: KindRows['tree']
  /** Has a handle by which the row is dragged. */
  isDragged: boolean
  children: ReactNode
}

/** The title of a row of a kind with a parent or a position: its handle, and its place in the tree. */
export function TitleCell({ id, name, row, tree, isDragged, children }: TitleCellProps) {
  const content = tree ? (
    <TreeCell place={tree.placeOf(row)} name={name} onToggle={() => tree.toggle(row)}>
      {children}
    </TreeCell>
  ) : (
    children
  )
  if (!isDragged) return content
  return (
    <span className={css.row}>
      <DragHandle id={id} name={name} />
      {content}
    </span>
  )
}
