import type { MouseEvent } from 'react'
import { useText } from '#shared/i18n/text'
import { withNext } from '#shared/crud/rows/sorts'
import type { List } from '#shared/crud/rows/use-list'
import { useSelected, type Selection } from '#shared/crud/rows/use-selection'
import { texts } from '#shared/crud/text'
import { ColumnResize } from '../columns/column-resize'
import type { UsedLayout } from '../columns/use-list-layout'
import type { ListColumn } from '../list-column'
import type { CellColumn } from '../row/list-row'
import css from '../list-table.module.css'
import { TickBox } from '../row/tick-box'

interface ListHeadProps<T, S extends string> {
  columns: readonly ListColumn<T, S>[]
  /** How the cells of these columns are drawn. */
  cells: readonly CellColumn<T>[]
  list: List<T, string, S>
  layout: UsedLayout<ListColumn<T, S>>
  selection: Selection<T> | undefined
  hasActions: boolean
}

/** The head of a table, which stays in view above its rows. */
export function ListHead<T, S extends string>(props: ListHeadProps<T, S>) {
  const { columns, cells, list, layout, selection, hasActions } = props
  const t = useText(texts)
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={css.tick}>
            <SelectAll selection={selection} />
          </th>
        )}
        {columns.map((column, at) => (
          <ColumnHead key={column.key} column={column} cell={cells[at]!} list={list} layout={layout} />
        ))}
        {hasActions && (
          <th scope="col" className={css.actions} data-actions>
            <span>{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface ColumnHeadProps<T, S extends string> extends Pick<ListHeadProps<T, S>, 'list' | 'layout'> {
  column: ListColumn<T, S>
  cell: CellColumn<T>
}

/**
 * The head of a column, which sorts where the call does: a click for each order, a third for none. With Shift the column decides after those
 * that sort already.
 */
function ColumnHead<T, S extends string>({ column, cell, list, layout }: ColumnHeadProps<T, S>) {
  const { key, title, sort } = column
  const t = useText(texts)
  const rank = list.sorts.findIndex((one) => one.sort === sort)
  const order = list.sorts[rank]?.order
  const isRanked = list.sorts.length > 1 && rank >= 0
  const canFollow = sort !== undefined && list.canThenBy(sort)
  const change = ({ shiftKey }: MouseEvent) => {
    if (sort === undefined) return
    const alone = isRanked ? [] : list.sorts.filter((one) => one.sort === sort)
    list.setSorts(withNext(shiftKey && canFollow ? list.sorts : alone, sort))
  }
  return (
    <th
      scope="col"
      className={sort ? `${cell.className} ${css.sorts}` : cell.className}
      style={cell.style}
      data-column={key}
      // Of one column alone, says ARIA: the others have a text.
      aria-sort={rank === 0 ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {sort ? (
        <button
          type="button"
          className={css.sort}
          title={canFollow && list.sorts.length > 0 ? t('sortMore') : undefined}
          onClick={change}
        >
          {title}
          <SortMark order={order} />
          {isRanked && (
            <small className={css.rank}>
              <span aria-hidden="true">{rank + 1}</span>
              <span className="visually-hidden">{t(order === 'asc' ? 'rankUp' : 'rankDown', { rank: rank + 1 })}</span>
            </small>
          )}
        </button>
      ) : (
        title
      )}
      <ColumnResize name={title} width={layout.widths[key]} onChange={(width) => layout.setWidth(key, width)} />
    </th>
  )
}

/** The checkbox above those of the rows: all of this page, or none of it. */
function SelectAll<T>({ selection }: { selection: Selection<T> }) {
  const t = useText(texts)
  const { id, isFixed, rows, set } = selection
  const selected = new Set(useSelected(selection).map(id))
  const selectable = rows.filter((row) => !isFixed?.(row))
  const ticked = selectable.filter((row) => selected.has(id(row))).length
  const isAll = ticked > 0 && ticked === selectable.length
  return (
    <TickBox
      label={t('selectAll')}
      isTicked={isAll}
      isPartly={ticked > 0 && !isAll}
      isFixed={selectable.length === 0}
      onChange={() => set(isAll ? [] : selectable)}
    />
  )
}

/** Two carets, of which the one of the order has the colour. */
function SortMark({ order }: { order: 'asc' | 'desc' | undefined }) {
  return (
    <svg className={css.carets} viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
      <path d="m4 1 3 4H1z" className={order === 'asc' ? css.ordered : undefined} />
      <path d="m4 11 3-4H1z" className={order === 'desc' ? css.ordered : undefined} />
    </svg>
  )
}
