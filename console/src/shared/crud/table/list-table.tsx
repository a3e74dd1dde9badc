import { Table, type TableColumnType, type TableProps } from 'antd'
import type { Key, ReactNode } from 'react'
import type { ListColumn } from './list-column'
import css from './list-table.module.css'
import { useText, type Translate } from '../../i18n/text'
import type { List } from '../rows/use-list'
import type { Ticks } from '../rows/use-ticks'
import { texts } from '../text'
import { RowActions, type RowActionsOf } from './row-actions'

export interface ListTableProps<T extends object, S extends string> {
  /** What the table holds; its name for those who listen. */
  label: string
  rowKey: (row: T) => Key
  columns: readonly ListColumn<T, S>[]
  list: List<T, string, S>
  isCompact: boolean
  rowActions?: RowActionsOf<T>
  ticks?: Ticks<T>
}

/** The rows of a list as a table that scrolls in its place, below a head that stays. */
export function ListTable<T extends object, S extends string>(props: ListTableProps<T, S>) {
  const { label, rowKey, columns, list, isCompact, rowActions, ticks } = props
  const t = useText(texts)
  return (
    <div
      className={`${css.scroll} ${isCompact ? css.compact : ''} ${list.isStale ? css.stale : ''}`}
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
          ...columns.map((column) => tableColumn(column, list)),
          ...(rowActions ? [actionColumn(rowActions, t('actions'))] : []),
        ]}
        rowSelection={ticks && rowSelection(ticks, t)}
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

function tableColumn<T, S extends string>(column: ListColumn<T, S>, list: List<T, string, S>): TableColumnType<T> {
  const { key, title, render, sort, width, align } = column
  return {
    key,
    title,
    align,
    render: (_value: unknown, row: T) => <Cell content={render(row)} />,
    onCell: () => ({ style: { minWidth: width } }),
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

function rowSelection<T>(ticks: Ticks<T>, t: Translate<typeof texts.pairs>): TableProps<T>['rowSelection'] {
  return {
    selectedRowKeys: ticks.ticked.map(ticks.id),
    onChange: (_keys, rows) => ticks.set(rows),
    columnWidth: 48,
    getTitleCheckboxProps: () => ({ 'aria-label': t('tickAll') }),
    getCheckboxProps: (row) => ({
      disabled: ticks.isFixed?.(row),
      'aria-label': t('tick', { name: ticks.name(row) }),
    }),
  }
}
