import { SelectableArea } from '#modules/showcase/parts/interaction/selectable-area'
import { useState } from 'react'
import { countText, useText } from 'atrium/console/text'
import { mostSeats, seats } from '../hall'
import css from '../page.module.css'
import { texts } from '../text'

export default function Seats() {
  const t = useText(texts)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isOver, setOver] = useState(false)
  const chosen = seats.filter(({ id }) => selected.has(id))
  const price = chosen.reduce((sum, seat) => sum + seat.price, 0)
  const choose = (next: ReadonlySet<string>) => {
    setOver(next.size > mostSeats)
    setSelected(new Set([...next].slice(0, mostSeats)))
  }
  return (
    <div className={`${css.card} ${css.hall}`}>
      <div className={css.scene}>{t('stage')}</div>
      <SelectableArea
        label={t('plan')}
        items={seats}
        idOf={({ id }) => id}
        nameOf={({ isSold, ...seat }) => t(isSold ? 'sold' : 'seat', { ...seat })}
        isDisabled={({ isSold }) => isSold}
        selected={selected}
        onSelect={choose}
        className={css.seats}
        itemClassName={css.seat}
      >
        {({ number, price: cost }) => <span data-front={cost > 300 || undefined}>{number}</span>}
      </SelectableArea>
      <ul className={css.legend}>
        <li data-front>{t('front')}</li>
        <li>{t('back')}</li>
        <li data-sold>{t('soldOut')}</li>
      </ul>
      <p role="status" className={isOver ? css.over : undefined}>
        {isOver && `${t('tooMany')} · `}
        {chosen.length > 0 ? t('chosen', { count: chosen.length, price: countText(price) }) : t('noSeats')}
      </p>
    </div>
  )
}
