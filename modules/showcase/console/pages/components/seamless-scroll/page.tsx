import { useText } from '#shared/i18n/text'
import { exampleFiles, type ExampleModule } from '#shared/showcase/example-files'
import { ShowcasePage } from '#shared/showcase/showcase-page'
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
      chips={['ui/motion/seamless-scroll', 'Web Animations', 'WCAG 2.2.2', t('keys')]}
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
