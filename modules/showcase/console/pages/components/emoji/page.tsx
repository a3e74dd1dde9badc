import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function EmojiPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/input/picker/emoji-picker', 'emoji-picker-react 5.1', t('keys')]}
      files={files}
      examples={[
        { file: 'composer', title: t('composer'), note: t('composerNote') },
        { file: 'reactions', title: t('reactions'), note: t('reactionsNote') },
        { file: 'mood', title: t('mood'), note: t('moodNote') },
        { file: 'broken', title: t('broken'), note: t('brokenNote') },
      ]}
    />
  )
}
