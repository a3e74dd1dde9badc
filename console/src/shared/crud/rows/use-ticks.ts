import { useState } from 'react'

/** How rows that can be ticked are told apart and named. */
interface TickKeys<T> {
  id: (row: T) => number
  /** What the box of the row is called. */
  name: (row: T) => string
  /** Rows that cannot be ticked. */
  isFixed?: (row: T) => boolean
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
