import { useEffect, useId, useMemo, useRef, type ComponentProps, type Key } from 'react'
import type { List } from '../rows/use-list'
import type { SavedRow } from '../rows/use-saved-row'
import type { Selection } from '../rows/use-selection'
import { PinnedColumns } from './columns/pinned-columns'
import { useFittingColumns } from './columns/use-fitting-columns'
import type { UsedLayout } from './columns/use-list-layout'
import { useCellKeys } from './keys/use-cell-keys'
import { GroupedRows, TotalsRow } from './group/lazy-summary'
import type { ListSummary } from './group/list-summary'
import { tableFrame } from './group/table-frame'
import type { ListColumn } from './list-column'
import { ListHead } from './head/list-head'
import { ListRow, type CellColumn } from './row/list-row'
import css from './list-table.module.css'
import type { AllowedActions } from './row-actions'
import { useRowParts } from './row/row-parts'
import { useSavedInView } from './row/saved-mark'

export interface ListTableProps<T extends object, S extends string> {
  /** Names the content of the table; its accessible name. */
  label: string
  rowKey: (row: T) => Key
  columns: readonly ListColumn<T, S>[]
  list: List<T, string, S>
  layout: UsedLayout<ListColumn<T, S>>
  rowActions?: AllowedActions<T>
  selection?: Selection<T>
  rowOpen?: (row: T) => void
  saved?: SavedRow
  /** The sums of the list. */
  summary?: ListSummary<string>
  /** Where the rows are grouped, in place of those of the page. */
  grouped?: Omit<ComponentProps<typeof GroupedRows>, 'frame'>
}

/** The rows of a list as a table that scrolls in its place, below a head that stays. The columns that have no room leave. */
export function ListTable<T extends object, S extends string>(props: ListTableProps<T, S>) {
  const { label, rowKey, columns, list, layout, rowActions, rowOpen, selection, saved, summary, grouped } = props
  const { isCompact, pinned, widths, setWithoutRoom } = layout
  const chosen = useMemo(() => [...layout.chosen, ...Object.keys(pinned)], [layout.chosen, pinned])
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const savedOf = (row: T) => (saved?.id === rowKey(row) ? saved : undefined)
  const partsOf = useRowParts({ selection, rowActions, rowOpen, savedOf })
  const cells = useMemo(() => columns.map((column) => cellColumn(column, widths[column.key])), [columns, widths])
  const canFold = rowActions?.canFold ?? false
  useFittingColumns(root, { columns, chosen, canFold, onHide: setWithoutRoom }, [
    cells,
    chosen,
    list.rows,
    rowActions === undefined,
    canFold,
  ])
  useSavedInView(root, saved, list.rows.some(savedOf))
  const tick = (row: T) => !selection?.isFixed?.(row) && partsOf(row).onTick(row)
  const keys = useCellKeys(root, list.rows, {
    onTick: selection && ((at) => void tick(list.rows[at]!)),
  })
  const drawn = (rows: readonly T[]) => rows.map((row) => <ListRow key={rowKey(row)} cells={cells} {...partsOf(row)} />)
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  useEffect(() => () => setWithoutRoom([]), [setWithoutRoom])
  const left = columns.flatMap((column, at) => (layout.hasRoom(column) ? [] : [at + (selection ? 2 : 1)]))
  return (
    <div
      ref={root}
      id={id}
      className={`${css.scroll} ${isCompact ? css.compact : ''} ${list.isStale ? css.stale : ''}`}
      role="region"
      aria-label={label}
      aria-busy={list.isStale}
      // A place that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...keys}
    >
      {left.length > 0 && <LeftColumns id={id} places={left} />}
      {Object.keys(pinned).length > 0 && <PinnedColumns {...{ root, id, pinned }} content={[cells, left.join()]} />}
      <table>
        <ListHead {...{ columns, cells, list, layout, selection }} hasActions={rowActions !== undefined} />
        {grouped ? <GroupedRows {...grouped} frame={tableFrame(width, drawn)} /> : <tbody>{drawn(list.rows)}</tbody>}
        {summary?.sums && (
          <TotalsRow
            {...{ summary, columns, cells }}
            filters={list.filters}
            hasTicks={selection !== undefined}
            hasActions={rowActions !== undefined}
          />
        )}
      </table>
    </div>
  )
}

/** Hides the columns that left. By a rule for the whole column, so that no row renders when one leaves or comes back. */
function LeftColumns({ id, places }: { id: string; places: readonly number[] }) {
  const cells = places.map((place) => `:nth-child(${place})`).join(', ')
  return <style>{`[id="${id}"]:not([data-measured]) tr:not([data-whole]) > :is(${cells}) { display: none }`}</style>
}

function cellColumn<T>(column: ListColumn<T, string>, chosen: number | undefined): CellColumn<T> {
  const { key, render, isTitle, align, width } = column
  const style = chosen === undefined ? { minWidth: width } : { width: chosen, minWidth: chosen, maxWidth: chosen }
  const classes = [chosen !== undefined && css.sized, align === 'right' && css.number]
  return {
    key,
    render,
    isTitle,
    className: classes.filter(Boolean).join(' '),
    style: { ...style, '--least': `${width ?? 0}px` },
  }
}
