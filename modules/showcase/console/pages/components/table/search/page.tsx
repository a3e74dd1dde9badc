import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function SearchTablePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/crud/filter/search-form', 'parts/data/marked', t('keys')]}
      files={files}
      examples={[
        { file: 'filters', title: t('filters'), note: t('filtersNote') },
        { file: 'instant', title: t('instant'), note: t('instantNote') },
      ]}
    />
  )
}
