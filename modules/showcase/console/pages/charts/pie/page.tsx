import { useText } from 'atrium/console/text'
import { exampleFiles, type ExampleModule } from '#modules/showcase/kit/example-files'
import { ShowcasePage } from '#modules/showcase/kit/showcase-page'
import { texts } from './text'

const files = exampleFiles(
  import.meta.glob<ExampleModule>('./examples/*.tsx'),
  () => import('./examples?sources'),
  () => import('./part'),
)

export default function PieChartPage() {
  const t = useText(texts)
  return (
    <ShowcasePage
      title={t('title')}
      intro={t('intro')}
      chips={['parts/chart/echart', 'echarts 6.1', t('keys')]}
      files={files}
      examples={[
        { file: 'ring', title: t('spending'), note: t('spendingNote') },
        { file: 'nested', title: t('channels'), note: t('channelsNote') },
        { file: 'rose', title: t('hours'), note: t('hoursNote') },
        { file: 'folded', title: t('parcels'), note: t('parcelsNote') },
        { file: 'states', title: t('tickets'), note: t('ticketsNote') },
      ]}
    />
  )
}
