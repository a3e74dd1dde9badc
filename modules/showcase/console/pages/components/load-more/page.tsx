import { useText } from '#shared/i18n/text'
import { exampleFiles, type ExampleModule } from '#shared/showcase/example-files'
import { ShowcasePage } from '#shared/showcase/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function LoadMorePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['ui/interaction/infinite-list', '@tanstack/react-query', t('keys')]}
      files={files}
      examples={[
        { file: 'scrolling', title: t('scrolling'), note: t('scrollingNote') },
        { file: 'by-button', title: t('byButton'), note: t('byButtonNote') },
        { file: 'failing', title: t('failing'), note: t('failingNote') },
        { file: 'conversation', title: t('conversation'), note: t('conversationNote') },
      ]}
    />
  )
}
