import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
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
      chips={['parts/data/cell-grid', 'antd Form', t('keys')]}
      files={files}
      examples={[
        { file: 'cells', title: t('cells'), note: t('cellsNote') },
        { file: 'rows', title: t('rows'), note: t('rowsNote') },
      ]}
    />
  )
}
