import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function CountToPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/motion/count-to', 'parts/motion/rolling-number', 'countup.js 2.10', 'Intl.NumberFormat']}
      files={files}
      examples={[
        { file: 'dashboard', title: t('dashboard'), note: t('dashboardNote') },
        { file: 'bill', title: t('bill'), note: t('billNote') },
        { file: 'scoreboard', title: t('scoreboard'), note: t('scoreboardNote') },
        { file: 'sale', title: t('sale'), note: t('saleNote') },
        { file: 'workbench', title: t('workbench'), note: t('workbenchNote') },
      ]}
    />
  )
}
