import { SlideIn } from '#modules/showcase/parts/motion/slide-in'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { splitText } from '../split-text'
import { texts } from '../text'

const features = [
  ['roster', 'lucide:calendar-range'],
  ['approval', 'lucide:stamp'],
  ['stock', 'lucide:package-search'],
  ['report', 'lucide:chart-column'],
  ['rights', 'lucide:key-round'],
  ['audit', 'lucide:footprints'],
] as const

export default function Features() {
  const t = useText(texts)
  const [round, setRound] = useState(0)
  return (
    <div className={css.features}>
      <SlideIn key={round} stagger={90} className={css.grid}>
        {features.map(([key, icon]) => {
          const { title, body } = splitText(t(key))
          return (
            <article key={key} className={css.feature}>
              <Icon name={icon} size={22} />
              <h3>{title}</h3>
              <p>{body}</p>
            </article>
          )
        })}
      </SlideIn>
      <Button icon={<Icon name="lucide:rotate-ccw" />} onClick={() => setRound(round + 1)}>
        {t('replay')}
      </Button>
    </div>
  )
}
