import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function SegmentedPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Segmented', t('keys')]}
      files={files}
      examples={[
        { file: 'views', title: t('views'), note: t('viewsNote') },
        { file: 'filter', title: t('filter'), note: t('filterNote') },
        { file: 'shapes', title: t('shapes'), note: t('shapesNote') },
        { file: 'states', title: t('states'), note: t('statesNote') },
      ]}
    />
  )
}
