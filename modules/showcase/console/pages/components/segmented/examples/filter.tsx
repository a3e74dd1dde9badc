import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { priceText } from '#modules/showcase/console/price-text'
import css from '../page.module.css'
import { payments, ranges } from '../payments'
import { texts } from '../text'

const paymentStates = ['all', 'paid', 'open'] as const

export default function Filter() {
  const t = useText(texts)
  const [range, setRange] = useState<keyof typeof ranges>('week')
  const [state, setState] = useState<(typeof paymentStates)[number]>('all')
  const found = payments.filter(
    (payment) => payment.daysAgo < ranges[range] && (state === 'all' || payment.isPaid === (state === 'paid')),
  )
  const sum = found.reduce((total, { cents }) => total + cents, 0)
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <Segmented
          aria-label={t('range')}
          options={(['week', 'month', 'quarter'] as const).map((value) => ({ value, label: t(value) }))}
          value={range}
          onChange={setRange}
        />
        <Segmented
          aria-label={t('state')}
          options={paymentStates.map((value) => ({ value, label: t(value) }))}
          value={state}
          onChange={setState}
        />
      </div>
      <ul className={css.payments}>
        {found.map(({ number, cents, isPaid }) => (
          <li key={number}>
            <code>{number}</code>
            <span>{t(isPaid ? 'paid' : 'open')}</span>
            <b>{priceText(cents)}</b>
          </li>
        ))}
      </ul>
      <p role="status" className={css.total}>
        {found.length > 0 ? t('total', { count: found.length, sum: priceText(sum) }) : t('none')}
      </p>
    </div>
  )
}
