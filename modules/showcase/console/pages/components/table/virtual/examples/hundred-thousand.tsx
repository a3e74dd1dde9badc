import { Button, Input, InputNumber } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { countText, useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { OrderTable } from '../order-table'
import { orderCount } from '../orders'
import css from '../page.module.css'
import { texts } from '../text'
import { useOrders } from '../use-orders'

export default function HundredThousand() {
  const t = useText(texts)
  const orders = useOrders()
  const { hits, search, setSearch, sorted, found, numberAt, rowOf } = orders
  const [hit, setHit] = useState(0)
  // Its number: in another order it is in another row.
  const [current, setCurrent] = useState<number>()
  const show = (next: number) => {
    if (hits.length === 0) return
    const at = (next + hits.length) % hits.length
    setHit(at)
    setCurrent(numberAt(hits[at]!))
  }
  // Enter goes to the first hit as soon as it is known.
  const [isAwaited, setAwaited] = useState(false)
  if (isAwaited && found === undefined) {
    setAwaited(false)
    show(0)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && found !== undefined) setAwaited(true)
    else if (event.key === 'Enter') show(current === undefined ? 0 : hit + (event.shiftKey ? -1 : 1))
    if (event.key === 'Escape') find('')
  }
  const find = (text: string) => {
    setSearch(text)
    setAwaited(false)
    setHit(0)
    setCurrent(undefined)
  }
  return (
    <div className={css.frame}>
      <div className={css.bar}>
        <b>
          {t('total', { total: countText(orderCount) })}
          <small role="status">{sorted !== undefined && t('sorting', { percent: sorted * 100 })}</small>
        </b>
        <span className={css.find}>
          <Input
            allowClear
            prefix={<Icon name="lucide:search" />}
            aria-label={t('find')}
            placeholder={t('find')}
            value={search}
            onChange={(event) => find(event.target.value)}
            onKeyDown={press}
          />
          <small aria-live="polite">
            {search.trim() !== '' &&
              (found !== undefined
                ? t('finding', { percent: found * 100 })
                : hits.length > 0
                  ? t('hits', { at: countText(current === undefined ? 0 : hit + 1), total: countText(hits.length) })
                  : t('noHits'))}
          </small>
          <Button
            icon={<Icon name="lucide:chevron-up" />}
            aria-label={t('former')}
            disabled={hits.length === 0}
            onClick={() => show(hit - 1)}
          />
          <Button
            icon={<Icon name="lucide:chevron-down" />}
            aria-label={t('next')}
            disabled={hits.length === 0}
            onClick={() => show(current === undefined ? 0 : hit + 1)}
          />
        </span>
        <Jump onJump={setCurrent} />
      </div>
      <OrderTable orders={orders} current={current === undefined ? undefined : rowOf(current)} />
    </div>
  )
}

function Jump({ onJump }: { onJump: (number: number) => void }) {
  const t = useText(texts)
  const [number, setNumber] = useState<number | null>(null)
  return (
    <form
      className={css.jump}
      onSubmit={(event) => {
        event.preventDefault()
        if (number !== null) onJump(number)
      }}
    >
      <InputNumber
        min={1}
        max={orderCount}
        precision={0}
        aria-label={t('jumpTo')}
        placeholder={t('jumpTo')}
        value={number}
        onChange={setNumber}
      />
      <Button htmlType="submit">{t('jump')}</Button>
    </form>
  )
}
