import { useClickOutside } from '#modules/showcase/parts/interaction/use-click-outside'
import { Button, Switch } from 'antd'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from 'atrium/console/text'
import { priceText } from '#modules/showcase/console/price-text'
import css from '../page.module.css'
import { texts } from '../text'

const orders = [
  { number: '20261122-0917', date: '2026-11-22', cents: 1_280_000 },
  { number: '20261121-0871', date: '2026-11-21', cents: 246_000 },
  { number: '20261120-0833', date: '2026-11-20', cents: 38_650 },
]
const dates = ['', ...orders.map((order) => order.date)]

/** In CSS pixels, with a margin: the list stays in the window. */
const listHeight = 180

export default function Portal() {
  const t = useText(texts)
  const filter = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [counts, setCounts] = useState(true)
  const [isOpen, setOpen] = useState(false)
  const [date, setDate] = useState('')
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const close = () => {
    setOpen(false)
    setPlace(undefined)
  }
  useClickOutside(counts ? [filter, list] : [filter], isOpen, close)
  return (
    <div className={css.card}>
      <label className={css.switch}>
        <Switch checked={counts} onChange={setCounts} />
        {t('counts')}
      </label>
      <div ref={filter}>
        <Button type="primary" aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpen(true))}>
          {t('filter')}
        </Button>
        {isOpen && (
          <div role="group" aria-label={t('filter')} className={css.filter}>
            <span>{t('day')}</span>
            <Button
              onClick={({ currentTarget }) => {
                const { left, bottom } = currentTarget.getBoundingClientRect()
                setPlace({ left, top: Math.min(bottom + 4, innerHeight - listHeight) })
              }}
            >
              {date || t('any')}
            </Button>
          </div>
        )}
      </div>
      <ul className={css.orders}>
        {orders
          .filter((order) => date === '' || order.date === date)
          .map((order) => (
            <li key={order.number}>
              <div>
                {order.number}
                <span>{order.date}</span>
              </div>
              <b>{priceText(order.cents)}</b>
            </li>
          ))}
      </ul>
      {place &&
        createPortal(
          <div ref={list} role="group" aria-label={t('dates')} className={css.dates} style={place}>
            {dates.map((one) => (
              <button
                key={one}
                type="button"
                className="bare-control"
                onClick={() => {
                  setDate(one)
                  setPlace(undefined)
                }}
              >
                {one || t('any')}
              </button>
            ))}
          </div>,
          document.body,
        )}
    </div>
  )
}
