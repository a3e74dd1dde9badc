import { useState } from 'react'

/** How the rows of a list are identified and named in its selection. */
interface SelectionKeys<T> {
  id: (row: T) => number
  /** The label of the row’s checkbox. */
  name: (row: T) => string
  /** Rows that cannot be selected. */
  isFixed?: (row: T) => boolean
  /** A click anywhere on the row selects it, where there is nothing else to do. */
  byRow?: boolean
}

/** Which rows are selected. */
export interface Selection<T> extends SelectionKeys<T> {
  readonly selected: readonly T[]
  set: (rows: readonly T[]) => void
}

/** A selection among the rows of this page of the list; rows that are gone, or on another page, no longer count. */
export function useSelection<T>(rows: readonly T[], keys: SelectionKeys<T>): Selection<T> {
  const [ids, setIds] = useState<readonly number[]>([])
  return {
    ...keys,
    selected: rows.filter((row) => ids.includes(keys.id(row)) && !keys.isFixed?.(row)),
    set: (next) => setIds(next.map(keys.id)),
  }
}

/** A selection that lasts while the list shows other rows, for choosing by several searches. */
export function useSelectionAcrossPages<T>(rows: readonly T[], keys: SelectionKeys<T>): Selection<T> {
  const [selected, setSelected] = useState<readonly T[]>([])
  const isShown = (row: T) => rows.some((shown) => keys.id(shown) === keys.id(row))
  return {
    ...keys,
    selected,
    set: (next) => setSelected([...selected.filter((row) => !isShown(row)), ...next.filter(isShown)]),
  }
}

/** Selects a row, or takes it out of the selection. */
export function toggleSelected<T>(selection: Selection<T>, row: T): void {
  const others = selection.selected.filter((one) => selection.id(one) !== selection.id(row))
  selection.set(others.length < selection.selected.length ? others : [...others, row])
}
