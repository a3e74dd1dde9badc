import { Table, type TableColumnType, type TableProps } from 'antd'
import { useEffect, useRef, type Key, type ReactNode } from 'react'
import { ColumnResize } from './columns/column-resize'
import type { ListColumn } from './list-column'
import css from './list-table.module.css'
import { useText, type Translate } from '#shared/i18n/text'
import scroll from '#shared/theme/table-scroller.module.css'
import type { List } from '../rows/use-list'
import type { SavedRow } from '../rows/use-saved-row'
import type { Selection } from '../rows/use-selection'
import { texts } from '../text'
import { RowActions, type RowActionsOf } from './row-actions'
import { SavedMark, savedRow, useSavedInView } from './saved-mark'
import type { UsedLayout } from './columns/use-list-layout'
import { selectByRow } from './select-by-row'
import { useFittingColumns } from './columns/use-fitting-columns'

export interface ListTableProps<T extends object, S extends string> {
  /** What the table holds; its accessible name. */
  label: string
  rowKey: (row: T) => Key
  columns: readonly ListColumn<T, S>[]
  list: List<T, string, S>
  layout: UsedLayout<ListColumn<T, S>>
  rowActions?: RowActionsOf<T>
  selection?: Selection<T>
  saved?: SavedRow
}

/** The rows of a list as a table that scrolls in its place, below a head that stays. The columns that have no room leave. */
export function ListTable<T extends object, S extends string>(props: ListTableProps<T, S>) {
  const { label, rowKey, columns, list, layout, rowActions, selection, saved } = props
  const { isCompact, chosen, setLeaving } = layout
  const t = useText(texts)
  const root = useRef<HTMLDivElement>(null)
  useFittingColumns(root, { columns, chosen, onLeave: setLeaving })
  const savedOf = (row: T) => (saved?.id === rowKey(row) ? saved : undefined)
  useSavedInView(root, saved, list.rows.some(savedOf))
  useEffect(() => () => setLeaving([]), [setLeaving])
  return (
    <div
      ref={root}
      className={`${scroll.scroller} ${css.scroll} ${isCompact ? css.compact : ''} ${list.isStale ? css.stale : ''}`}
      role="region"
      aria-label={label}
      aria-busy={list.isStale}
      // A place that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <Table<T>
        rowKey={rowKey}
        columns={[
          ...columns.map((column) => tableColumn(column, list, layout, savedOf)),
          ...(rowActions ? [actionColumn(rowActions, t('actions'))] : []),
        ]}
        rowSelection={selection && rowSelection(selection, t)}
        onRow={(row) => ({ ...selectByRow(selection, row), ...(savedOf(row) && savedRow) })}
        dataSource={list.rows}
        pagination={false}
        size={isCompact ? 'small' : 'large'}
        showSorterTooltip={false}
        tableLayout="auto"
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
          const sort = columns.find(({ key }) => key === columnKey)?.sort
          list.setSort(order ? sort : undefined, order === 'descend' ? 'desc' : 'asc')
        }}
      />
    </div>
  )
}

/** Text that is too long for its column is cut, and there as a whole in the tooltip. */
function Cell({ content }: { content: ReactNode }) {
  if (typeof content !== 'string') return content
  return (
    <span className={css.text} title={content}>
      {content}
    </span>
  )
}

function tableColumn<T extends object, S extends string>(
  column: ListColumn<T, S>,
  list: List<T, string, S>,
  { widths, setWidth, hasRoom }: ListTableProps<T, S>['layout'],
  savedOf: (row: T) => SavedRow | undefined,
): TableColumnType<T> {
  const { key, title, render, sort, align, isTitle } = column
  const chosen = widths[key]
  const classes = [chosen !== undefined && css.sized, align === 'right' && css.number, !hasRoom(column) && css.left]
  const style =
    chosen === undefined ? { minWidth: column.width } : { width: chosen, minWidth: chosen, maxWidth: chosen }
  return {
    key,
    title: (
      <>
        {title}
        <ColumnResize name={title} width={chosen} onChange={(width) => setWidth(key, width)} />
      </>
    ),
    align,
    className: classes.filter(Boolean).join(' '),
    onHeaderCell: () => ({ style, 'data-column': key }),
    render: (_value: unknown, row: T) => (
      <SavedMark saved={isTitle ? savedOf(row) : undefined}>
        <Cell content={render(row)} />
      </SavedMark>
    ),
    onCell: () => ({ style: { ...style, '--least': `${column.width ?? 0}px` } }),
    ...(sort && {
      sorter: true,
      sortOrder: list.sort === sort ? (list.order === 'desc' ? 'descend' : 'ascend') : null,
    }),
  }
}

function actionColumn<T>({ name, of }: RowActionsOf<T>, title: string): TableColumnType<T> {
  return {
    key: 'actions',
    title,
    className: css.actions,
    render: (_value: unknown, row: T) => <RowActions name={name(row)} actions={of(row)} />,
  }
}

function rowSelection<T>(selection: Selection<T>, t: Translate<typeof texts.pairs>): TableProps<T>['rowSelection'] {
  return {
    selectedRowKeys: selection.selected.map(selection.id),
    onChange: (_keys, rows) => selection.set(rows),
    columnWidth: 48,
    getTitleCheckboxProps: () => ({ 'aria-label': t('selectAll') }),
    getCheckboxProps: (row) => ({
      disabled: selection.isFixed?.(row),
      'aria-label': t('selectRow', { name: selection.name(row) }),
    }),
  }
}
