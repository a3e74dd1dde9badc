import { useText } from 'atrium/console/text'
import { SlideIn } from '#modules/showcase/parts/motion/slide-in'
import css from '../page.module.css'
import { splitText } from '../split-text'
import { texts } from '../text'

const years = [2016, 2018, 2020, 2022, 2024, 2026] as const

export default function Timeline() {
  const t = useText(texts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
    <div className={css.timeline} role="group" aria-label={t('timelineBox')} tabIndex={0}>
      {years.map((year, index) => {
        const { title, body } = splitText(t(`y${year}`))
        return (
          <SlideIn key={year} from={index % 2 ? 'right' : 'left'} distance={48} className={css.event}>
            <article>
              <time>{year}</time>
              <h3>{title}</h3>
              <p>{body}</p>
            </article>
          </SlideIn>
        )
      })}
    </div>
  )
}
