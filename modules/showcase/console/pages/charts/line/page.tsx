import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function LineChartPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/chart/echart', 'echarts 6.1', t('keys')]}
      files={files}
      examples={[
        { file: 'traffic', title: t('traffic'), note: t('trafficNote') },
        { file: 'weather', title: t('weather'), note: t('weatherNote') },
        { file: 'stacked', title: t('power'), note: t('powerNote') },
        { file: 'live', title: t('requests'), note: t('requestsNote') },
        { file: 'threshold', title: t('stock'), note: t('stockNote') },
      ]}
    />
  )
}
