import { SelectableArea } from '#modules/showcase/parts/interaction/selectable-area'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'
import { days, halves, rangesOf, slots, timeText } from '../week'

export default function Slots() {
  const t = useText(texts)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className={`${css.card} ${css.booking}`}>
      <div className={css.calendar}>
        <b className={sample.title}>{t('room')}</b>
        <div className={css.days} aria-hidden="true">
          {days.map((day) => (
            <span key={day}>{t(day)}</span>
          ))}
        </div>
        <div className={css.times} aria-hidden="true">
          {halves.map((half) => (
            <span key={half}>{half % 2 ? '' : timeText(half)}</span>
          ))}
        </div>
        <SelectableArea
          label={t('hours')}
          items={slots}
          idOf={({ id }) => id}
          nameOf={({ day, half, isTaken }) => t(isTaken ? 'taken' : 'slot', { day: t(day), time: timeText(half) })}
          isDisabled={({ isTaken }) => isTaken}
          selected={selected}
          onSelect={setSelected}
          className={css.week}
          itemClassName={css.slot}
        >
          {() => null}
        </SelectableArea>
      </div>
      <div className={css.mine}>
        <b className={sample.title}>{t('mine')}</b>
        <dl>
          {days.map((day) => {
            const ranges = rangesOf(day, selected)
            return (
              ranges.length > 0 && (
                <div key={day}>
                  <dt>{t(day)}</dt>
                  <dd>{ranges.join(', ')}</dd>
                </div>
              )
            )
          })}
        </dl>
        <p className={sample.hint} role="status">
          {selected.size > 0 ? t('total', { hours: selected.size / 2 }) : t('nothing')}
        </p>
        {selected.size > 0 && <Button onClick={() => setSelected(new Set())}>{t('clear')}</Button>}
      </div>
    </div>
  )
}
