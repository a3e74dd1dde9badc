import { useContextMenu } from '#modules/showcase/parts/overlay/use-context-menu'
import { useState } from 'react'
import { copyText, notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { StatusTag } from 'atrium/ui'
import { priceText } from '#modules/showcase/console/price-text'
import css from '../page.module.css'
import { texts } from '../text'

const orders = [
  { number: '20261122-0917', customer: 'arcade', cents: 1_280_000 },
  { number: '20261122-0912', customer: 'north', cents: 38_650 },
  { number: '20261121-0871', customer: 'hill', cents: 246_000 },
] as const
const tones = { unpaid: 'warning', paid: 'info', shipped: 'success' } as const

export default function Rows() {
  const t = useText(texts)
  const [states, setStates] = useState<readonly (keyof typeof tones)[]>(['paid', 'unpaid', 'shipped'])
  const { areaOf, menu, opened } = useContextMenu(t('orderMenu'), (at: number) => {
    const { number } = orders[at]!
    const say = (action: string) => notify.info(t('done', { name: number, action }))
    const ofState = {
      unpaid: { key: 'remind', label: t('remind'), icon: 'lucide:bell', onSelect: () => say(t('remind')) },
      paid: {
        key: 'ship',
        label: t('ship'),
        icon: 'lucide:truck',
        onSelect: () => setStates(states.with(at, 'shipped')),
      },
      shipped: { key: 'track', label: t('track'), icon: 'lucide:map-pin', onSelect: () => say(t('track')) },
    }
    return [
      ofState[states[at]!],
      { key: 'copy', label: t('copy'), icon: 'lucide:copy', apart: true, onSelect: () => void copyText(number) },
    ]
  })
  return (
    <div className={css.wide}>
      <table className={css.table} aria-label={t('orders')}>
        <thead>
          <tr>
            <th>{t('number')}</th>
            <th>{t('customer')}</th>
            <th>{t('amount')}</th>
            <th>{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ number, customer, cents }, at) => (
            <tr key={number} tabIndex={0} data-open={at === opened} {...areaOf(at)}>
              <td>
                {number}
                <small>
                  {t(customer)} · {priceText(cents)}
                </small>
              </td>
              <td>{t(customer)}</td>
              <td>{priceText(cents)}</td>
              <td>
                <StatusTag tone={tones[states[at]!]} dot>
                  {t(states[at]!)}
                </StatusTag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {menu}
    </div>
  )
}
