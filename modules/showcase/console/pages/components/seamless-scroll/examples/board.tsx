import { SeamlessScroll } from '#modules/showcase/parts/motion/seamless-scroll'
import { Segmented, Slider } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Avatar } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'
import { useGuests } from '../use-guests'
import { useLabels } from '../use-labels'

const directions = ['up', 'down', 'left', 'right'] as const

export default function Board() {
  const t = useText(texts)
  const labels = { list: t('signIns'), ...useLabels() }
  const { guests, count } = useGuests()
  const [direction, setDirection] = useState<(typeof directions)[number]>('up')
  const [speed, setSpeed] = useState(40)
  const sideways = direction === 'left' || direction === 'right'
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <b>{t('meeting')}</b>
        <span>{t('present', { count })}</span>
      </header>
      <SeamlessScroll
        items={guests}
        itemKey={({ id }) => id}
        renderItem={({ name, company, time }) => (
          <div className={css.guest}>
            <Avatar name={name} size={32} />
            <b>{name}</b>
            <small>{company}</small>
            <time>{time}</time>
          </div>
        )}
        labels={labels}
        direction={direction}
        speed={speed}
        className={sideways ? css.strip : css.box}
      />
      <div className={css.controls}>
        <Segmented
          aria-label={t('direction')}
          options={directions.map((value) => ({ value, label: t(value) }))}
          value={direction}
          onChange={setDirection}
        />
        <Slider min={10} max={160} value={speed} onChange={setSpeed} ariaLabelForHandle={t('speed')} />
      </div>
    </div>
  )
}
