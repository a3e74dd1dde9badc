import { useText } from '#shared/i18n/text'
import { exampleFiles, type ExampleModule } from '#shared/showcase/example-files'
import { ShowcasePage } from '#shared/showcase/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function EditCellPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/data/cell-grid', 'antd Form', t('keys')]}
      files={files}
      examples={[
        { file: 'cells', title: t('cells'), note: t('cellsNote') },
        { file: 'rows', title: t('rows'), note: t('rowsNote') },
      ]}
    />
  )
}
