import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function CoolTextPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/motion/text-effect', 'CSS', 'prefers-reduced-motion']}
      files={files}
      examples={[
        { file: 'launch', title: t('launch'), note: t('launchNote') },
        { file: 'not-found', title: t('notFound'), note: t('notFoundNote') },
        { file: 'event', title: t('event'), note: t('eventNote') },
        { file: 'gallery', title: t('gallery'), note: t('galleryNote') },
      ]}
    />
  )
}
