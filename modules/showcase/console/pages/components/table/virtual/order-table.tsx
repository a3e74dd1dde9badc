import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { OrderRow } from './order-row'
import type { SortKey } from './order-steps'
import { orderCount } from './orders'
import css from './page.module.css'
import { texts } from './text'
import type { useOrders } from './use-orders'

const rowHeight = 36

const columns = [
  { key: 'number', sorts: true },
  { key: 'customer', sorts: true },
  { key: 'city' },
  { key: 'product' },
  { key: 'quantity', sorts: true },
  { key: 'cents', sorts: true },
  { key: 'state' },
  { key: 'day', sorts: true },
] as const

interface OrderTableProps {
  orders: ReturnType<typeof useOrders>
  /** The row to be brought into view and marked, from 0. */
  current: number | undefined
}

/** All orders in one table that scrolls. Only the rows in view, and some around them, are in the document. */
export function OrderTable({ orders, current }: OrderTableProps) {
  const t = useText(texts)
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its answer is used in this component alone.
  const { getVirtualItems, getTotalSize, scrollToIndex } = useVirtualizer({
    count: orderCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollPaddingStart: rowHeight,
  })
  useEffect(() => {
    if (current !== undefined) scrollToIndex(current, { align: 'center' })
  }, [current, scrollToIndex])
  const { sorting, sortBy, sorted, rowAt, search } = orders
  const sortOf = (key: string) => (sorting.key === key ? (sorting.isDescending ? 'descending' : 'ascending') : 'none')
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={css.scroller} role="region" aria-label={t('orders')} tabIndex={0}>
      <div
        role="table"
        aria-label={t('orders')}
        aria-rowcount={orderCount + 1}
        aria-busy={sorted !== undefined}
        className={css.table}
      >
        <div role="rowgroup" className={css.head}>
          <div role="row" aria-rowindex={1} className={css.titles}>
            {columns.map((column) => (
              <span
                key={column.key}
                role="columnheader"
                aria-sort={'sorts' in column ? sortOf(column.key) : undefined}
                className={column.key === 'number' ? css.fixed : undefined}
              >
                {'sorts' in column ? (
                  <button type="button" className={css.sort} onClick={() => sortBy(column.key satisfies SortKey)}>
                    {t(column.key)}
                    <Icon
                      name={
                        sorting.key !== column.key
                          ? 'lucide:chevrons-up-down'
                          : sorting.isDescending
                            ? 'lucide:arrow-down'
                            : 'lucide:arrow-up'
                      }
                      size={14}
                    />
                  </button>
                ) : (
                  t(column.key)
                )}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={css.rows} style={{ height: getTotalSize() }}>
          {getVirtualItems().map(({ index, start }) => (
            <OrderRow
              key={index}
              row={index}
              top={start}
              order={rowAt(index)}
              isCurrent={index === current}
              search={search}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
