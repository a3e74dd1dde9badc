import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function ParallelChartPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/chart/echart', 'echarts 6.1', t('keys')]}
      files={files}
      examples={[
        { file: 'servers', title: t('servers'), note: t('serversNote') },
        { file: 'cars', title: t('cars'), note: t('carsNote') },
        { file: 'exams', title: t('exams'), note: t('examsNote') },
      ]}
    />
  )
}
