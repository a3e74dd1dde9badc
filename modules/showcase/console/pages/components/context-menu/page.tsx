import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function ContextMenuPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/overlay/context-menu', 'parts/overlay/use-context-menu', t('keys')]}
      files={files}
      examples={[
        { file: 'files', title: t('files'), note: t('filesNote') },
        { file: 'rows', title: t('rows'), note: t('rowsNote') },
        { file: 'canvas', title: t('canvas'), note: t('canvasNote') },
      ]}
    />
  )
}
