import { SlideIn, type SlideInProps } from '#modules/showcase/parts/motion/slide-in'
import { Segmented, Slider } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { splitText } from '../split-text'
import { texts } from '../text'

const sides = ['bottom', 'top', 'left', 'right'] as const
const days = ['monday', 'tuesday', 'wednesday'] as const
const most = { distance: 160, duration: 2000, delay: 1000, stagger: 500 }
const numbers = ['distance', 'duration', 'delay', 'stagger'] as const

export default function Workbench() {
  const t = useText(texts)
  const [options, setOptions] = useState<Omit<SlideInProps, 'children'>>({
    from: 'bottom',
    distance: 48,
    duration: 600,
    delay: 0,
    stagger: 120,
  })
  return (
    <div className={css.features}>
      <SlideIn key={JSON.stringify(options)} {...options} className={css.grid}>
        {days.map((day) => {
          const { title, body } = splitText(t(day))
          return (
            <article key={day} className={css.feature}>
              <h3>{title}</h3>
              <p>{body}</p>
            </article>
          )
        })}
      </SlideIn>
      <div className={css.options}>
        <div>
          {t('from')}
          <Segmented
            block
            aria-label={t('from')}
            options={sides.map((value) => ({ value, label: t(value) }))}
            value={options.from}
            onChange={(from) => setOptions({ ...options, from })}
          />
        </div>
        {numbers.map((key) => (
          <div key={key}>
            {t(key)}
            <Slider
              max={most[key]}
              step={20}
              value={options[key]}
              onChange={(value) => setOptions({ ...options, [key]: value })}
              ariaLabelForHandle={t(key)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
