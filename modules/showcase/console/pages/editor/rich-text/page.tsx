import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function RichTextPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['shared/field/editor/rich-text', 'Tiptap 3', 'dompurify 3', t('keys')]}
      files={files}
      examples={[
        { file: 'notice', title: t('notice'), note: t('noticeNote') },
        { file: 'reply', title: t('reply'), note: t('replyNote') },
        { file: 'hostile', title: t('hostile'), note: t('hostileNote') },
      ]}
    />
  )
}
