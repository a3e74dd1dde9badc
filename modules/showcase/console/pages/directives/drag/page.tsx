import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function DragPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/interaction/drag/draggable', t('arrowKeys'), t('homeKey')]}
      files={files}
      examples={[
        { file: 'notes', title: t('notes'), note: t('notesNote') },
        { file: 'tables', title: t('tables'), note: t('tablesNote') },
        { file: 'call', title: t('call'), note: t('callNote') },
        { file: 'help', title: t('help'), note: t('helpNote') },
      ]}
    />
  )
}
