import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function MusicPlayerPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/media/music-player', 'lrc-kit 1.2', t('keys')]}
      files={files}
      examples={[
        { file: 'lyrics', title: t('lyricsTitle'), note: t('lyricsNote') },
        { file: 'mini', title: t('mini'), note: t('miniNote') },
        { file: 'modes', title: t('modes'), note: t('modesNote') },
        { file: 'missing', title: t('missing'), note: t('missingNote') },
      ]}
    />
  )
}
