import { CountTo } from '#modules/showcase/parts/motion/count-to'
import { RollingNumber } from '#modules/showcase/parts/motion/rolling-number'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'
import { useSecondsLeft } from '../use-seconds-left'

const inSeconds = (seconds: number) => Date.now() + seconds * 1000

export default function Sale() {
  const t = useText(texts)
  const [end, setEnd] = useState(() => inSeconds(2 * 3600 + 15 * 60))
  const left = useSecondsLeft(end)
  const isOver = left === 0
  const clock = [
    [Math.floor(left / 3600), t('hours')],
    [Math.floor(left / 60) % 60, t('minutes')],
    [left % 60, t('seconds')],
  ] as const
  return (
    <div className={css.sale}>
      <b>{t('saleTitle')}</b>
      <p className={css.price}>
        <CountTo from={168} to={isOver ? 168 : 99} prefix={t('currency')} />
        {!isOver && <del>{t('currency')}168</del>}
      </p>
      <p role="status">{t(isOver ? 'ended' : 'left')}</p>
      <div className={css.clock} role="timer" aria-label={t('left')} data-over={isOver}>
        {clock.map(([value, unit]) => (
          <span key={unit}>
            <RollingNumber value={value} digits={2} className={css.pair} />
            <small>{unit}</small>
          </span>
        ))}
      </div>
      <Button block onClick={() => setEnd(inSeconds(isOver ? 8100 : 5))}>
        {t(isOver ? 'again' : 'endNow')}
      </Button>
    </div>
  )
}
