import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function PaginationPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Pagination', 'react-router useSearchParams', t('keys')]}
      files={files}
      examples={[
        { file: 'server-paging', title: t('serverPaging'), note: t('serverPagingNote') },
        { file: 'failing-page', title: t('failingPage'), note: t('failingPageNote') },
      ]}
    />
  )
}
