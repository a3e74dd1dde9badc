import { createStore, useStore, type StoreApi } from 'zustand'
import { usePageStore } from '#shared/feedback/page-store'

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

/** Rows by their id, in the order in which they were selected. */
export type Chosen<T> = ReadonlyMap<number, T>

/** Which rows are selected. Only what reads it with `useSelected` or `useIsSelected` renders when that changes, not the page. */
export interface Selection<T> extends SelectionKeys<T> {
  /** The rows of this page of the list. */
  readonly rows: readonly T[]
  /** All that was selected; `selectedOf` says what of it counts. */
  readonly chosen: StoreApi<Chosen<T>>
  readonly selectedOf: (chosen: Chosen<T>) => readonly T[]
  set: (rows: readonly T[]) => void
}

const nothing: Chosen<never> = new Map<number, never>()

/** A selection among the rows of this page of the list; rows that are gone, or on another page, no longer count. */
export function useSelection<T>(rows: readonly T[], keys: SelectionKeys<T>): Selection<T> {
  const chosen = usePageStore<Chosen<T>>(nothing)
  return {
    ...keys,
    rows,
    chosen,
    selectedOf: (now) => rows.filter((row) => now.has(keys.id(row)) && !keys.isFixed?.(row)),
    set: (next) => chosen.setState(byId(next, keys), true),
  }
}

/** A selection that lasts while the list shows other rows, for choosing by several searches. */
export function useSelectionAcrossPages<T>(rows: readonly T[], keys: SelectionKeys<T>): Selection<T> {
  const chosen = usePageStore<Chosen<T>>(nothing)
  return {
    ...keys,
    rows,
    chosen,
    selectedOf: (now) => [...now.values()],
    set: (next) => {
      const shown = byId(rows, keys)
      const others = [...chosen.getState().values()].filter((row) => !shown.has(keys.id(row)))
      chosen.setState(byId([...others, ...next.filter((row) => shown.has(keys.id(row)))], keys), true)
    },
  }
}

const byId = <T>(rows: readonly T[], { id }: SelectionKeys<T>): Chosen<T> => new Map(rows.map((row) => [id(row), row]))

/** The selection at this moment. */
export function selectedNow<T>({ chosen, selectedOf }: Selection<T>): readonly T[] {
  return selectedOf(chosen.getState())
}

const noSelection = createStore<Chosen<never>>(() => nothing)

/** Returns the selection, and renders when it changes; nothing without a selection. */
export function useSelected<T>(selection: Selection<T> | undefined): readonly T[] {
  const chosen = useStore<StoreApi<Chosen<T>>>(selection?.chosen ?? noSelection)
  return selection ? selection.selectedOf(chosen) : []
}

/** Whether the row with this id is selected, which the component follows. */
export function useIsSelected<T>(chosen: StoreApi<Chosen<T>> | undefined, id: number): boolean {
  return useStore<StoreApi<Chosen<T>>, boolean>(chosen ?? noSelection, (now) => now.has(id))
}

/** Selects a row, or takes it out of the selection. */
export function toggleSelected<T>(selection: Selection<T>, row: T): void {
  const selected = selectedNow(selection)
  const others = selected.filter((one) => selection.id(one) !== selection.id(row))
  selection.set(others.length < selected.length ? others : [...others, row])
}

/** Selects all rows from one to another, or where all of them are selected takes them out of the selection. */
export function toggleRange<T>(selection: Selection<T>, from: number, to: number): void {
  const { id, isFixed, rows } = selection
  const selected = byId(selectedNow(selection), selection)
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter((row) => !isFixed?.(row))
  const isAdding = range.some((row) => !selected.has(id(row)))
  const others = [...selected.values()].filter((row) => !range.some((one) => id(one) === id(row)))
  selection.set(isAdding ? [...others, ...range] : others)
}
