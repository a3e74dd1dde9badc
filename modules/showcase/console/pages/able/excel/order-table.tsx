import { Button, Table } from 'antd'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { orderColumns } from './orders'
import css from './page.module.css'
import { texts } from './text'
import type { ImportResult } from './use-order-import'

interface OrderTableProps {
  orders: readonly (readonly string[])[]
  result: ImportResult | undefined
  onUndo: () => void
}

/** The orders that were imported, and what the last import did. */
export function OrderTable({ orders, result, onUndo }: OrderTableProps) {
  const t = useText(texts)
  const { added = 0, skipped = 0, isUndone } = result ?? {}
  return (
    <>
      <div role="status">
        {result && (
          <div className={css.result}>
            <Icon name={isUndone ? 'lucide:undo-2' : 'lucide:circle-check'} size={18} />
            <span>
              {isUndone ? t('importUndone', { count: added }) : t('imported', { count: added })}
              {!isUndone && skipped > 0 && t('skipped', { count: skipped })}
            </span>
            {!isUndone && (
              <Button size="small" onClick={onUndo}>
                {t('undo')}
              </Button>
            )}
          </div>
        )}
      </div>
      {orders.length > 0 && (
        <TableFrame title={t('importedOrders')} note={t('rowsRead', { count: orders.length })}>
          <Table
            rowKey={([number]) => number!}
            size="small"
            pagination={{ pageSize: 8, size: 'small', showSizeChanger: false, hideOnSinglePage: true }}
            dataSource={orders.toReversed()}
            columns={orderColumns().map(({ title, format }, column) => ({
              title,
              align: format === 'text' || format === 'date' ? undefined : ('right' as const),
              render: (_value: unknown, cells: readonly string[]) => <span className={css.value}>{cells[column]}</span>,
            }))}
          />
        </TableFrame>
      )}
    </>
  )
}
