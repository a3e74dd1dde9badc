import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function SlideInPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/motion/slide-in', 'IntersectionObserver', 'prefers-reduced-motion']}
      files={files}
      examples={[
        { file: 'timeline', title: t('timeline'), note: t('timelineNote') },
        { file: 'features', title: t('features'), note: t('featuresNote') },
        { file: 'story', title: t('story'), note: t('storyNote') },
        { file: 'workbench', title: t('workbench'), note: t('workbenchNote') },
      ]}
    />
  )
}
