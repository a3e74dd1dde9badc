import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function CodeEditorPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/field/editor/code', '@uiw/react-codemirror 4', t('keys')]}
      files={files}
      examples={[
        { file: 'project', title: t('project'), note: t('projectNote') },
        { file: 'changes', title: t('changes'), note: t('changesNote') },
        { file: 'playground', title: t('playground'), note: t('playgroundNote') },
      ]}
    />
  )
}
