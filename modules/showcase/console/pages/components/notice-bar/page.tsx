import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function NoticeBarPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/motion/notice-bar', 'Web Animations', 'WCAG 2.2.2']}
      files={files}
      examples={[
        { file: 'maintenance', title: t('maintenance'), note: t('maintenanceNote') },
        { file: 'company', title: t('company'), note: t('companyNote') },
        { file: 'tones', title: t('tones'), note: t('tonesNote') },
        { file: 'own', title: t('own'), note: t('ownNote') },
      ]}
    />
  )
}
