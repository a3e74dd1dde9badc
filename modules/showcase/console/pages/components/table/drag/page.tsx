import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(import.meta.glob<ExampleModule>('./examples/*.tsx'), () => import('./examples?sources'))

export default function DragTablePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['@dnd-kit/react 0.5', 'PUT /api/table/demoRow/place', t('keys')]}
      files={files}
      examples={[
        { file: 'rows', title: t('rows'), note: t('rowsNote') },
        { file: 'columns', title: t('columns'), note: t('columnsNote') },
      ]}
    />
  )
}
