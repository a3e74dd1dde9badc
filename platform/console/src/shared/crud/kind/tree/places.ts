/** A place among the records of a kind, as the call `order` takes it. */
export interface Place {
  /** The record that it is below, null at the top; left out where the kind is no tree. */
  readonly parent?: number | null
  /** The record beside it; the last place below the parent without it. */
  readonly beside?: number
  readonly side?: 'before' | 'after'
}

/** How rows name themselves and their parent, which only trees have. */
export interface PlaceKeys<T> {
  readonly id: (row: T) => number
  readonly parent?: (row: T) => number | null
}

const within = <T>(row: T, { parent }: PlaceKeys<T>) => (parent ? { parent: parent(row) } : {})

/** Returns the places before the sibling above a row and after the one below it, among the rows that are shown in their order; none at the ends. */
export function stepsOf<T>(rows: readonly T[], row: T, keys: PlaceKeys<T>): { up?: Place; down?: Place } {
  const { above, below } = besides(rows, row, keys)
  return {
    ...(above && { up: placeBeside(above, 'before', keys) }),
    ...(below && { down: placeBeside(below, 'after', keys) }),
  }
}

/** Returns the place of a row as it is. */
export function placeNow<T>(rows: readonly T[], row: T, keys: PlaceKeys<T>): Place {
  const { above, below } = besides(rows, row, keys)
  if (above) return placeBeside(above, 'after', keys)
  return below ? placeBeside(below, 'before', keys) : within(row, keys)
}

/** Returns the place beside a row. */
const placeBeside = <T>(row: T, side: 'before' | 'after', keys: PlaceKeys<T>): Place => ({
  ...within(row, keys),
  beside: keys.id(row),
  side,
})

function besides<T>(rows: readonly T[], row: T, { id, parent }: PlaceKeys<T>): { above?: T; below?: T } {
  const siblings = parent ? rows.filter((one) => parent(one) === parent(row)) : rows
  const at = siblings.findIndex((one) => id(one) === id(row))
  const [above, below] = at < 0 ? [] : [siblings[at - 1], siblings[at + 1]]
  return { ...(above !== undefined && { above }), ...(below !== undefined && { below }) }
}

/** Returns where a row lands that is dropped on another one, at a part of its height from 0 to 1; undefined on itself and on what is below it. */
export function droppedAt<T>(
  rows: readonly T[],
  { row, on, part }: { row: T; on: T; part: number },
  keys: PlaceKeys<T>,
): Place | undefined {
  if (isBelow(rows, on, keys.id(row), keys)) return undefined
  if (!keys.parent) return placeBeside(on, part < 0.5 ? 'before' : 'after', keys)
  if (part < 0.3) return placeBeside(on, 'before', keys)
  const first = rows.find((one) => keys.parent!(one) === keys.id(on) && keys.id(one) !== keys.id(row))
  if (part < 0.7) return { parent: keys.id(on) }
  // Below an open row come those in it.
  return first ? placeBeside(first, 'before', keys) : placeBeside(on, 'after', keys)
}

/** Returns whether a row is a certain one, or below it. */
function isBelow<T>(rows: readonly T[], row: T, top: number, { id, parent }: PlaceKeys<T>): boolean {
  if (id(row) === top) return true
  const above = parent && rows.find((one) => id(one) === parent(row))
  return above !== undefined && above !== row && isBelow(rows, above, top, { id, parent })
}
