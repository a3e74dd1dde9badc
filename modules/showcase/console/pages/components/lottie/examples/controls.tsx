import { LottiePlayer } from '#modules/showcase/parts/media/lottie-player'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { openBox } from '../animations'
import { useLottieLabels } from '../labels'
import css from '../page.module.css'
import { texts } from '../text'

const parts = { whole: undefined, opening: [0, 74], floating: [74, 149] } as const

export default function Controls() {
  const t = useText(texts)
  const [speed, setSpeed] = useState(1)
  const [direction, setDirection] = useState<'forwards' | 'backwards'>('forwards')
  const [part, setPart] = useState<keyof typeof parts>('whole')
  const settings = { speed, isReversed: direction === 'backwards', segment: parts[part] }
  return (
    <div className={css.controls}>
      <LottiePlayer src={openBox} labels={useLottieLabels('openBox')} size={240} hasControls {...settings} />
      <div className={css.settings}>
        <span>{t('speed')}</span>
        <Segmented
          aria-label={t('speed')}
          options={[0.5, 1, 2].map((value) => ({ value, label: `${value}×` }))}
          value={speed}
          onChange={setSpeed}
        />
        <span>{t('direction')}</span>
        <Segmented
          aria-label={t('direction')}
          options={(['forwards', 'backwards'] as const).map((value) => ({ value, label: t(value) }))}
          value={direction}
          onChange={setDirection}
        />
        <span>{t('part')}</span>
        <Segmented
          aria-label={t('part')}
          options={(['whole', 'opening', 'floating'] as const).map((value) => ({ value, label: t(value) }))}
          value={part}
          onChange={setPart}
        />
      </div>
    </div>
  )
}
