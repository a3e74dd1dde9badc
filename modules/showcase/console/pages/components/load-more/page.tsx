import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
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
      chips={['parts/interaction/infinite-list', '@tanstack/react-query', t('keys')]}
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
