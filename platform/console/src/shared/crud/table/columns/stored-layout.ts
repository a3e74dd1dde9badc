import { useMemo, useState } from 'react'

/** The edge of the table at which a column stays in view. */
export type PinSide = 'left' | 'right'

/**
 * How one person set up one list: column keys in order, the hidden ones, those that they chose and that stay where there is no
 * room, the ones that stay in view at an edge, widths in CSS pixels, and the height of the rows.
 */
export interface ListLayout {
  order: readonly string[]
  hidden: readonly string[]
  chosen: readonly string[]
  pinned: Readonly<Record<string, PinSide>>
  widths: Readonly<Record<string, number>>
  isCompact: boolean
}

export const noPins: ListLayout['pinned'] = {}

/** The columns of a saved view, for a list that opens with it. */
export interface GivenLayout {
  readonly version: number
  readonly layout: ListLayout
}

type Kept = Partial<ListLayout>

/** Returns the layout under a key; undefined without one, or where it is of an older version than the given one. */
function readLayout(key: string, version = 0): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<
      Record<keyof ListLayout | 'version', unknown>
    > | null
    if (!kept || (Number(kept.version) || 0) < version) return undefined
    const strings = (value: unknown) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
    return {
      order: strings(kept.order),
      hidden: strings(kept.hidden),
      chosen: strings(kept.chosen),
      pinned: valuesOf(kept.pinned, (value): value is PinSide => value === 'left' || value === 'right'),
      widths: valuesOf(kept.widths, (value): value is number => Number.isFinite(value)),
      isCompact: kept.isCompact === true,
    }
  } catch {
    return undefined
  }
}

function valuesOf<V>(value: unknown, isValue: (value: unknown) => value is V): Record<string, V> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, V] => isValue(entry[1])))
}

function writeLayout(key: string, layout: Kept, version?: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...layout, version }))
  } catch {
    // Full or forbidden storage: the choice then holds until the page is left.
  }
}

/**
 * The layout that is in local storage under a key, and how to change it. A list that came from a saved view, `viewId`, has one of its own for it, which begins with
 * the columns of the view where these are `given`, else with those of the list. Restoring deletes all but the height of the rows.
 */
export function useStoredLayout(list: string, viewId = 0, given?: GivenLayout) {
  const keyOf = (id: number) => (id ? `${list}@${id}` : list)
  const key = keyOf(viewId)
  const [changed, setChanged] = useState<Readonly<Record<string, Kept>>>({})
  const stored = useMemo(
    () => readLayout(key, given?.version) ?? given?.layout ?? readLayout(list) ?? {},
    [key, list, given],
  )
  const kept = changed[key] ?? stored
  const store = (layout: Kept, id = viewId, version = given?.version) => {
    setChanged((all) => ({ ...all, [keyOf(id)]: layout }))
    writeLayout(keyOf(id), layout, version)
  }
  return {
    kept,
    store,
    restore: () => {
      const bare = { isCompact: kept.isCompact ?? false }
      store(bare)
      if (!viewId) localStorage.removeItem(key)
    },
  }
}
