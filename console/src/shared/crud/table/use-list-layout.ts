import { useState } from 'react'
import type { ListColumn } from './list-column'

/** How one person wants one list: column keys in order, the hidden ones, widths in CSS pixels, and the height of the rows. */
export interface ListLayout {
  order: readonly string[]
  hidden: readonly string[]
  widths: Readonly<Record<string, number>>
  isCompact: boolean
}

function readLayout(key: string): Partial<ListLayout> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Record<keyof ListLayout, unknown>> | null
    const strings = (value: unknown) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
    return {
      order: strings(kept?.order),
      hidden: strings(kept?.hidden),
      widths: numbers(kept?.widths),
      isCompact: kept?.isCompact === true,
    }
  } catch {
    return {}
  }
}

function numbers(value: unknown): Record<string, number> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
}

function writeLayout(key: string, layout: ListLayout): void {
  try {
    localStorage.setItem(key, JSON.stringify(layout))
  } catch {
    // Full or forbidden storage: the choice then holds until the page is left.
  }
}

/**
 * The columns in the order and choice that a person left them in, remembered in local storage per user and page. What is
 * kept may be old or corrupt: unknown keys are passed over, new columns stand where the page declares them.
 */
export function useListLayout<C extends Pick<ListColumn<never>, 'key' | 'isTitle' | 'isHidden'>>(
  page: string,
  username: string,
  columns: readonly C[],
) {
  const storageKey = `list:${username}:${page}`
  const [kept, setKept] = useState(() => readLayout(storageKey))
  const ordered = inOrder(columns, kept.order ?? [])
  const isShown = (column: C) => column.isTitle || (kept.hidden ? !kept.hidden.includes(column.key) : !column.isHidden)
  const change = (next: Partial<ListLayout>) => {
    const layout: ListLayout = {
      order: ordered.map(({ key }) => key),
      hidden: ordered.filter((column) => !isShown(column)).map(({ key }) => key),
      widths: kept.widths ?? {},
      isCompact: kept.isCompact ?? false,
      ...next,
    }
    setKept(layout)
    writeLayout(storageKey, layout)
  }
  return {
    ordered,
    shown: ordered.filter(isShown),
    isShown,
    isCompact: kept.isCompact ?? false,
    widths: kept.widths ?? {},
    setWidth: (key: string, width: number) => change({ widths: { ...kept.widths, [key]: width } }),
    setCompact: (isCompact: boolean) => change({ isCompact }),
    toggle: (column: C) => {
      const hidden = ordered.filter((other) => (other === column ? isShown(other) : !isShown(other)))
      change({ hidden: hidden.map(({ key }) => key) })
    },
    /** Moves a column by one place; -1 is towards the front. */
    move: (column: C, by: -1 | 1) => {
      const order = ordered.map(({ key }) => key)
      const from = order.indexOf(column.key)
      const to = from + by
      if (to < 0 || to >= order.length) return
      order.splice(to, 0, ...order.splice(from, 1))
      change({ order })
    },
    restore: () => {
      setKept({ isCompact: kept.isCompact })
      localStorage.removeItem(storageKey)
    },
  }
}

export type UsedLayout<C extends Pick<ListColumn<never>, 'key' | 'isTitle' | 'isHidden'>> = ReturnType<
  typeof useListLayout<C>
>

function inOrder<C extends { key: string }>(columns: readonly C[], order: readonly string[]): C[] {
  const known = order.flatMap((key, index) =>
    order.indexOf(key) === index ? (columns.find((c) => c.key === key) ?? []) : [],
  )
  const result = [...known]
  columns.forEach((column, index) => {
    if (!result.includes(column)) result.splice(known.length ? index : result.length, 0, column)
  })
  return result
}
