import type { ViewLayout } from 'atrium/contract/system/user/view/view-state'
import { useCallback, useMemo, useState } from 'react'
import { storedName } from '#shared/browser/base-path'
import { useSession } from '#shared/session/user/session'
import type { ListColumn } from '../list-column'
import { noPins, useStoredLayout, type ListLayout, type PinSide } from './stored-layout'

const none: readonly string[] = []
const noWidths: ListLayout['widths'] = {}

/**
 * The columns in the order and choice that a person left them in, remembered in local storage per user and page. What is
 * kept may be old or corrupt: unknown keys are ignored, new columns go where the page declares them. A saved view that the list came from, `viewId`, has a
 * layout of its own.
 */
export function useListLayout<C extends Pick<ListColumn<never>, 'key' | 'isTitle' | 'isHidden'>>(
  page: string,
  username: string,
  columns: readonly C[],
  viewId?: number,
) {
  const opening = useSession(({ defaultViews }) => defaultViews.find((view) => view.viewId === viewId))
  const { kept, store, restore } = useStoredLayout(`${storedName('list')}:${username}:${page}`, viewId, opening)
  const [withoutRoom, setWithoutRoom] = useWithoutRoom()
  const { ordered, isShown, shown } = useShownColumns(columns, kept)
  const chosen = kept.chosen ?? none
  const pinned = kept.pinned ?? noPins
  const hasRoom = (column: C) => !withoutRoom.includes(column.key)
  const change = (next: Partial<ListLayout>) => store({ ...wholeLayout(columns, kept), ...next })
  return {
    ordered,
    shown,
    isShown,
    /** False for a column that would show if the table were not too narrow for it. */
    hasRoom,
    chosen,
    pinned,
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
    /** Keeps a column in view at an edge of the table, or with undefined where its order has it. */
    pin: (column: C, side: PinSide | undefined) => change({ pinned: withPin(pinned, column.key, side) }),
    restore,
    /** The layout of the columns that a saved view holds. */
    whole: () => wholeLayout(columns, kept),
    /** Whether the columns are those of a saved view. */
    isSame: (layout: ListLayout) =>
      JSON.stringify(wholeLayout(columns, layout)) === JSON.stringify(wholeLayout(columns, kept)),
    /** Stores the columns of a saved view, with which the list goes on where it comes from that view. */
    take: (view: number, version: number, layout: ListLayout) => store(layout, view, version),
  }
}

type LayoutColumn = Pick<ListColumn<never>, 'key' | 'isTitle' | 'isHidden'>

/** A layout with all of its parts, of columns that the list has, each in the order of the columns. */
function wholeLayout(columns: readonly LayoutColumn[], kept: Partial<ListLayout>): ViewLayout {
  const ordered = inOrder(columns, kept.order ?? [])
  const hidden = ordered.filter((column) => !isShownIn(kept, column))
  const keys = columns.map(({ key }) => key)
  return {
    order: ordered.map(({ key }) => key),
    hidden: hidden.map(({ key }) => key),
    chosen: keys.filter((key) => kept.chosen?.includes(key)),
    pinned: picked(keys, kept.pinned),
    widths: picked(keys, kept.widths, Math.round),
    isCompact: kept.isCompact ?? false,
  }
}

function picked<V>(
  keys: readonly string[],
  values: Readonly<Record<string, V>> = {},
  change: (value: V) => V = (value) => value,
): Record<string, V> {
  return Object.fromEntries(keys.flatMap((key) => (values[key] === undefined ? [] : [[key, change(values[key])]])))
}

const isShownIn = ({ hidden }: Pick<Partial<ListLayout>, 'hidden'>, { key, isTitle, isHidden }: LayoutColumn) =>
  isTitle || (hidden ? !hidden.includes(key) : !isHidden)

/** The columns in order, and those of them that show: the same arrays until they change, so that rows do not render for what else does. */
function useShownColumns<C extends Pick<ListColumn<never>, 'key' | 'isTitle' | 'isHidden'>>(
  columns: readonly C[],
  { order, hidden, pinned = noPins }: Partial<ListLayout>,
) {
  const ordered = useMemo(() => inOrder(columns, order ?? []), [columns, order])
  const isShown = useCallback((column: C) => isShownIn({ hidden }, column), [hidden])
  const shown = useMemo(() => atEdges(ordered.filter(isShown), pinned), [ordered, isShown, pinned])
  return { ordered, isShown, shown }
}

function withPin(pinned: ListLayout['pinned'], key: string, side: PinSide | undefined): ListLayout['pinned'] {
  const { [key]: _, ...others } = pinned
  return side ? { ...others, [key]: side } : others
}

/** Puts the columns that are pinned at the left first, and those at the right last. */
function atEdges<C extends { key: string }>(columns: readonly C[], pinned: ListLayout['pinned']): readonly C[] {
  const at = (side: PinSide | undefined) => columns.filter(({ key }) => pinned[key] === side)
  return [...at('left'), ...at(undefined), ...at('right')]
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
