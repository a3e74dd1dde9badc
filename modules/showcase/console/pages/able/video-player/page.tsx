import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function VideoPlayerPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/media/video-player', 'artplayer 5.4', t('keys')]}
      files={files}
      examples={[
        { file: 'film', title: t('film'), note: t('filmNote') },
        { file: 'plain', title: t('plain'), note: t('plainNote') },
        { file: 'missing', title: t('missing'), note: t('missingNote') },
      ]}
    />
  )
}
