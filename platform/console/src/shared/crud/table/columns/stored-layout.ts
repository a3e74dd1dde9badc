import { useState } from 'react'

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

function readLayout(key: string): Partial<ListLayout> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Record<keyof ListLayout, unknown>> | null
    const strings = (value: unknown) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
    return {
      order: strings(kept?.order),
      hidden: strings(kept?.hidden),
      chosen: strings(kept?.chosen),
      pinned: valuesOf(kept?.pinned, (value): value is PinSide => value === 'left' || value === 'right'),
      widths: valuesOf(kept?.widths, (value): value is number => Number.isFinite(value)),
      isCompact: kept?.isCompact === true,
    }
  } catch {
    return {}
  }
}

function valuesOf<V>(value: unknown, isValue: (value: unknown) => value is V): Record<string, V> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, V] => isValue(entry[1])))
}

function writeLayout(key: string, layout: ListLayout): void {
  try {
    localStorage.setItem(key, JSON.stringify(layout))
  } catch {
    // Full or forbidden storage: the choice then holds until the page is left.
  }
}

/** The layout that is in local storage under a key, and how to change it. Restoring deletes all but the height of the rows. */
export function useStoredLayout(key: string) {
  const [kept, setKept] = useState(() => readLayout(key))
  return {
    kept,
    store: (layout: ListLayout) => {
      setKept(layout)
      writeLayout(key, layout)
    },
    restore: () => {
      setKept({ isCompact: kept.isCompact })
      localStorage.removeItem(key)
    },
  }
}
