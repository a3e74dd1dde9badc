import { useLatest } from 'atrium/ui/interaction/use-latest'
import { useCallback, useRef, useState, type ChangeEvent } from 'react'
import type { StoreApi } from 'zustand'
import type { SavedRow } from '#shared/crud/rows/use-saved-row'
import { toggleRange, toggleSelected, type Chosen, type Selection } from '#shared/crud/rows/use-selection'
import type { AllowedActions, RowAction } from '../row-actions'

/** The part of the selection that a row needs. The functions and the store stay the same, so that a row renders only when it changes itself. */
interface RowTick {
  readonly id: number
  readonly name: string
  readonly isFixed: boolean
  readonly byRow: boolean
}

/** The properties of a row of a table or a card that are its own. */
export interface RowParts<T> {
  row: T
  saved: SavedRow | undefined
  tick: RowTick | undefined
  chosen: StoreApi<Chosen<T>> | undefined
  onTick: (row: T, event?: ChangeEvent<HTMLInputElement>) => void
  /** The name of the row for screen readers, in its actions. */
  name: string
  actions: readonly RowAction[] | undefined
  canFold: boolean
  /** Called for a click on the row. */
  onOpen: ((row: T) => void) | undefined
}

interface RowsOf<T> {
  selection: Selection<T> | undefined
  rowActions: AllowedActions<T> | undefined
  rowOpen: ((row: T) => void) | undefined
  savedOf: (row: T) => SavedRow | undefined
}

/** Returns the properties of each row. Those that are functions stay the same, and do what the page does with them at that moment. */
export function useRowParts<T>({ selection, rowActions, rowOpen, savedOf }: RowsOf<T>): (row: T) => RowParts<T> {
  const latest = useLatest({ selection, rowActions, rowOpen })
  const [perform] = useState(
    () =>
      (row: T, key: string): RowAction | undefined =>
        latest.current.rowActions?.of(row).find((action) => action.key === key),
  )
  const [open] = useState(() => (row: T) => latest.current.rowOpen?.(row))
  const before = useRef<T>(undefined)
  const onTick = useCallback(
    (row: T, event?: ChangeEvent<HTMLInputElement>) => {
      const now = latest.current.selection
      if (!now) return
      const at = (one: T | undefined) =>
        now.rows.findIndex((other) => one !== undefined && now.id(other) === now.id(one))
      const from = at(before.current)
      before.current = row
      const isRange = event?.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey
      if (isRange && from >= 0) toggleRange(now, from, at(row))
      else toggleSelected(now, row)
    },
    [latest],
  )
  return (row) => ({
    row,
    saved: savedOf(row),
    tick: selection && {
      id: selection.id(row),
      name: selection.name(row),
      isFixed: selection.isFixed?.(row) ?? false,
      byRow: selection.byRow ?? false,
    },
    chosen: selection?.chosen,
    onTick,
    canFold: rowActions?.canFold ?? false,
    onOpen: rowOpen && open,
    name: rowActions?.name(row) ?? '',
    actions: rowActions?.of(row).map((action) => ({
      ...action,
      onSelect: () => perform(row, action.key)?.onSelect?.(),
      ...(action.prepare && { prepare: () => perform(row, action.key)?.prepare?.() }),
    })),
  })
}

/** Whether a row would render the same: actions are compared by what they show, since they do what the page does at that moment. */
export function isSameRow<P extends Pick<RowParts<unknown>, 'tick' | 'actions'>>(
  before: Readonly<P>,
  next: Readonly<P>,
): boolean {
  const names = Object.keys(next) as (keyof P)[]
  return names.every((name) => {
    if (name === 'tick') return isSame(before.tick, next.tick)
    if (name === 'actions') return isSameActions(before.actions, next.actions)
    return Object.is(before[name], next[name])
  })
}

function isSame(before: RowTick | undefined, next: RowTick | undefined): boolean {
  if (!before || !next) return before === next
  return (Object.keys(next) as (keyof RowTick)[]).every((name) => before[name] === next[name])
}

function isSameActions(before: RowParts<unknown>['actions'], next: RowParts<unknown>['actions']): boolean {
  if (before?.length !== next?.length) return false
  const shown = ['key', 'label', 'isDanger', 'disabled', 'reason'] as const
  return (next ?? []).every((action, at) => shown.every((name) => before?.[at]?.[name] === action[name]))
}
