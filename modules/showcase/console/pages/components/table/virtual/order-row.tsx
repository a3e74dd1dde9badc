import { Marked } from '#modules/showcase/parts/data/marked'
import { memo, useMemo } from 'react'
import { countText, moneyText, useText } from 'atrium/console/text'
import { StatusTag, type Tone } from 'atrium/ui'
import type { Order } from './orders'
import { texts } from './text'
import css from './page.module.css'

const tones: Readonly<Record<Order['state'], Tone>> = {
  paid: 'warning',
  sent: 'info',
  done: 'success',
  refunded: 'neutral',
}

interface OrderRowProps {
  order: Order
  /** From 0. */
  row: number
  /** In CSS pixels, from the top of all rows. */
  top: number
  isCurrent: boolean
  search: string
}

/** One of the few rows that are in the document. */
export const OrderRow = memo(function OrderRow({ order, row, top, isCurrent, search }: OrderRowProps) {
  const t = useText(texts)
  const style = useMemo(() => ({ transform: `translateY(${top}px)` }), [top])
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-current={isCurrent || undefined}
      className={isCurrent ? `${css.row} ${css.current}` : css.row}
      style={style}
    >
      <span role="rowheader" className={css.fixed}>
        {countText(order.number)}
      </span>
      <span role="cell">
        <Marked text={order.customer} search={search} />
      </span>
      <span role="cell">{order.city}</span>
      <span role="cell">{order.product}</span>
      <span role="cell" className={css.number}>
        {order.quantity}
      </span>
      <span role="cell" className={css.number}>
        {moneyText(order.cents)}
      </span>
      <span role="cell">
        <StatusTag tone={tones[order.state]}>{t(order.state)}</StatusTag>
      </span>
      <span role="cell">{order.day}</span>
    </div>
  )
})
