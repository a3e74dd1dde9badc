import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function TurntablePage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/motion/lucky-wheel', 'SVG', 'Web Animations', t('keys')]}
      files={files}
      examples={[
        { file: 'party', title: t('party'), note: t('partyNote') },
        { file: 'odds', title: t('odds'), note: t('oddsNote') },
        { file: 'server', title: t('server'), note: t('serverNote') },
      ]}
    />
  )
}
