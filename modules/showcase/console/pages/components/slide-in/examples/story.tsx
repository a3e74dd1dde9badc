import { useText } from 'atrium/console/text'
import { SlideIn } from '#modules/showcase/parts/motion/slide-in'
import css from '../page.module.css'
import { Picture } from '../pictures'
import { texts } from '../text'

const scenes = ['dawn', 'noon', 'dusk', 'night'] as const

export default function Story() {
  const t = useText(texts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
    <div className={css.story} role="group" aria-label={t('storyBox')} tabIndex={0}>
      {scenes.map((scene) => (
        <figure key={scene} className={css.scene}>
          <SlideIn again from="right" distance={0} duration={900}>
            <Picture of={scene} />
          </SlideIn>
          <SlideIn again delay={200} distance={24}>
            <figcaption>{t(scene)}</figcaption>
          </SlideIn>
        </figure>
      ))}
    </div>
  )
}
