import { useCallback, useMemo, useState } from 'react'
import type { ListColumn } from '../list-column'

/**
 * How one person set up one list: column keys in order, the hidden ones, those that they chose and that stay where there is no
 * room, widths in CSS pixels, and the height of the rows.
 */
export interface ListLayout {
  order: readonly string[]
  hidden: readonly string[]
  chosen: readonly string[]
  widths: Readonly<Record<string, number>>
  isCompact: boolean
}

const none: readonly string[] = []
const noWidths: ListLayout['widths'] = {}

function readLayout(key: string): Partial<ListLayout> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Record<keyof ListLayout, unknown>> | null
    const strings = (value: unknown) =>
      Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined
    return {
      order: strings(kept?.order),
      hidden: strings(kept?.hidden),
      chosen: strings(kept?.chosen),
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
 * kept may be old or corrupt: unknown keys are ignored, new columns go where the page declares them.
 */
export function useListLayout<C extends Pick<ListColumn<never>, 'key' | 'isTitle' | 'isHidden'>>(
  page: string,
  username: string,
  columns: readonly C[],
) {
  const storageKey = `list:${username}:${page}`
  const [kept, setKept] = useState(() => readLayout(storageKey))
  const [withoutRoom, setWithoutRoom] = useWithoutRoom()
  const { ordered, isShown, shown } = useShownColumns(columns, kept)
  const chosen = kept.chosen ?? none
  const hasRoom = (column: C) => !withoutRoom.includes(column.key)
  const change = (next: Partial<ListLayout>) => {
    const layout: ListLayout = {
      order: ordered.map(({ key }) => key),
      hidden: ordered.filter((column) => !isShown(column)).map(({ key }) => key),
      chosen,
      widths: kept.widths ?? {},
      isCompact: kept.isCompact ?? false,
      ...next,
    }
    setKept(layout)
    writeLayout(storageKey, layout)
  }
  return {
    ordered,
    shown,
    isShown,
    /** False for a column that would show if the table were not too narrow for it. */
    hasRoom,
    chosen,
    setWithoutRoom,
    isCompact: kept.isCompact ?? false,
    widths: kept.widths ?? noWidths,
    setWidth: (key: string, width: number) => change({ widths: { ...kept.widths, [key]: width } }),
    setCompact: (isCompact: boolean) => change({ isCompact }),
    /** Hides a column that is seen; shows any other, from then on even where there is no room. */
    toggle: (column: C) => {
      const isSeen = isShown(column) && hasRoom(column)
      const hidden = ordered.filter((other) => (other === column ? isSeen : !isShown(other)))
      const others = chosen.filter((key) => key !== column.key)
      change({ hidden: hidden.map(({ key }) => key), chosen: isSeen ? others : [...others, column.key] })
    },
    /** Moves a column by one place; -1 is towards the front. */
    move: (column: C, by: -1 | 1) => change({ order: moved(ordered, column, by).map(({ key }) => key) }),
    restore: () => {
      setKept({ isCompact: kept.isCompact })
      localStorage.removeItem(storageKey)
    },
  }
}

/** The columns in order, and those of them that show: the same arrays until they change, so that rows do not render for what else does. */
function useShownColumns<C extends Pick<ListColumn<never>, 'key' | 'isTitle' | 'isHidden'>>(
  columns: readonly C[],
  { order, hidden }: Partial<ListLayout>,
) {
  const ordered = useMemo(() => inOrder(columns, order ?? []), [columns, order])
  const isShown = useCallback(
    (column: C) => column.isTitle || (hidden ? !hidden.includes(column.key) : !column.isHidden),
    [hidden],
  )
  const shown = useMemo(() => ordered.filter(isShown), [ordered, isShown])
  return { ordered, isShown, shown }
}

/** The keys of the columns that have no room at the moment; setting the same ones again changes nothing. */
function useWithoutRoom() {
  const [withoutRoom, setWithoutRoom] = useState<readonly string[]>([])
  const set = useCallback((next: readonly string[]) => {
    setWithoutRoom((now) => (String(now) === String(next) ? now : next))
  }, [])
  return [withoutRoom, set] as const
}

export type UsedLayout<C extends Pick<ListColumn<never>, 'key' | 'isTitle' | 'isHidden'>> = ReturnType<
  typeof useListLayout<C>
>

function moved<C>(columns: readonly C[], column: C, by: -1 | 1): readonly C[] {
  const to = columns.indexOf(column) + by
  return to < 0 || to >= columns.length ? columns : columns.filter((other) => other !== column).toSpliced(to, 0, column)
}

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
