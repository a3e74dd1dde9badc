import { useState } from 'react'

/** How rows that can be ticked are told apart and named. */
interface TickKeys<T> {
  id: (row: T) => number
  /** What the box of the row is called. */
  name: (row: T) => string
  /** Rows that cannot be ticked. */
  isFixed?: (row: T) => boolean
  /** A click anywhere on the row ticks it, where ticking is all there is to do. */
  byRow?: boolean
}

/** Which rows are ticked. */
export interface Ticks<T> extends TickKeys<T> {
  readonly ticked: readonly T[]
  set: (rows: readonly T[]) => void
}

/** Ticks on the rows that show; those of rows that are gone, or on another page, no longer count. */
export function useTicks<T>(rows: readonly T[], keys: TickKeys<T>): Ticks<T> {
  const [ids, setIds] = useState<readonly number[]>([])
  return {
    ...keys,
    ticked: rows.filter((row) => ids.includes(keys.id(row)) && !keys.isFixed?.(row)),
    set: (next) => setIds(next.map(keys.id)),
  }
}

/** Ticks that last while other rows show, for choosing from a list by several searches. */
export function useKeptTicks<T>(rows: readonly T[], keys: TickKeys<T>): Ticks<T> {
  const [ticked, setTicked] = useState<readonly T[]>([])
  const isShown = (row: T) => rows.some((shown) => keys.id(shown) === keys.id(row))
  return {
    ...keys,
    ticked,
    set: (next) => setTicked([...ticked.filter((row) => !isShown(row)), ...next.filter(isShown)]),
  }
}

/** Ticks a row, or takes its tick away. */
export function toggleTick<T>(ticks: Ticks<T>, row: T): void {
  const others = ticks.ticked.filter((ticked) => ticks.id(ticked) !== ticks.id(row))
  ticks.set(others.length < ticks.ticked.length ? others : [...others, row])
}
