import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function MarkdownPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/field/editor/markdown', 'CodeMirror 6', 'marked 18', 'dompurify 3', t('keys')]}
      files={files}
      examples={[
        { file: 'minutes', title: t('minutes'), note: t('minutesNote') },
        { file: 'comment', title: t('comment'), note: t('commentNote') },
      ]}
    />
  )
}
