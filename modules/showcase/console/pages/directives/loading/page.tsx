import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function BoundLoadingPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/feedback/loading-area', 'shared/feedback/overlay', 'aria-busy', 'inert']}
      files={files}
      examples={[
        { file: 'bound', title: t('bound'), note: t('boundNote') },
        { file: 'text', title: t('steps'), note: t('stepsNote') },
        { file: 'rows', title: t('rows'), note: t('rowsNote') },
        { file: 'screen', title: t('screen'), note: t('screenNote') },
      ]}
    />
  )
}
