import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function SeamlessScrollPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/motion/seamless-scroll', 'Web Animations', 'WCAG 2.2.2', t('keys')]}
      files={files}
      examples={[
        { file: 'board', title: t('board'), note: t('boardNote') },
        { file: 'logos', title: t('logos'), note: t('logosNote') },
        { file: 'feed', title: t('feed'), note: t('feedNote') },
        { file: 'ranking', title: t('ranking'), note: t('rankingNote') },
      ]}
    />
  )
}
