import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function SummaryTablePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['antd Table.Summary', 'POST /api/table/getDemoSummary', t('keys')]}
      files={files}
      examples={[
        { file: 'totals', title: t('totals'), note: t('totalsNote') },
        { file: 'selection', title: t('selection'), note: t('selectionNote') },
      ]}
    />
  )
}
