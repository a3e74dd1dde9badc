import { Input } from 'antd'
import { createElement, useId, useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

const hall = 'oooxx.ooooo\noooox.xxooo\noooooooooox'

export default function Seats() {
  const t = useText(texts)
  const id = useId()
  const [plan, setPlan] = useState(hall)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (seat: string) =>
    setChosen(chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat])
  const rows = plan.split('\n')
  const count = chosen.filter((seat) => seatAt(rows, seat) === 'o').length
  return (
    <div className={css.cinema}>
      <label htmlFor={id}>{t('plan')}</label>
      <Input.TextArea id={id} rows={3} value={plan} maxLength={200} onChange={({ target }) => setPlan(target.value)} />
      <span className={css.hint}>{t('planHint')}</span>
      <div className={css.screen}>{t('screen')}</div>
      {rows.map((row, index) => (
        // The rows never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={css.seats}>
          {[...row].map((kind, place) => {
            const seat = `${index}-${place}`
            const names = { row: index + 1, seat: place + 1 }
            if (kind !== 'o' && kind !== 'x') return createElement('span', { key: seat })
            return createElement('button', {
              key: seat,
              type: 'button',
              disabled: kind === 'x',
              'aria-label': t(kind === 'x' ? 'sold' : 'seat', names),
              'aria-pressed': chosen.includes(seat) && kind === 'o',
              onClick: () => toggle(seat),
            })
          })}
        </div>
      ))}
      <span role="status">{t('chosen', { count })}</span>
    </div>
  )
}

function seatAt(rows: readonly string[], seat: string): string | undefined {
  const [row = 0, place = 0] = seat.split('-').map(Number)
  return rows[row]?.[place]
}
