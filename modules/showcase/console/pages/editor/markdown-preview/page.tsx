import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function MarkdownPreviewPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/field/editor/markdown', 'marked 18', 'dompurify 3', '@lezer/javascript', t('keys')]}
      files={files}
      examples={[
        { file: 'library', title: t('library'), note: t('libraryNote') },
        { file: 'hostile', title: t('hostile'), note: t('hostileNote') },
        { file: 'answer', title: t('answer'), note: t('answerNote') },
      ]}
    />
  )
}
