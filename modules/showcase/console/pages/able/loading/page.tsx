import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function LoadingPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/feedback/overlay', 'parts/feedback/loading-area']}
      files={files}
      examples={[
        { file: 'overlay', title: t('page'), note: t('pageNote') },
        { file: 'area', title: t('area'), note: t('areaNote') },
        { file: 'counted', title: t('counted'), note: t('countedNote') },
        { file: 'quick', title: t('quick'), note: t('quickNote') },
      ]}
    />
  )
}
