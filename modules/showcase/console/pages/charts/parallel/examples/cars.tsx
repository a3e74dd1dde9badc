import { useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { cars } from '../machines'
import { texts } from '../text'

const axes = ['power', 'weight', 'range', 'seats', 'cost'] as const
const regions = ['asia', 'europe', 'america'] as const

export default function Cars() {
  const t = useText(texts)
  const rows = regions.flatMap((region) =>
    cars[region].map((values, index) => ({ region, index, name: `${t(region)} ${index + 1}`, values })),
  )
  return (
    <div className={css.wide}>
      <LibraryChart
        label={t('cars')}
        option={() => ({
          legend: { top: 0 },
          parallel: { left: 40, right: 48, top: 80, bottom: 24 },
          parallelAxis: axes.map((axis, dim) => ({ dim, name: t(axis).replace(' ', '\n') })),
          tooltip: {},
          series: regions.map((region) => ({
            name: t(region),
            type: 'parallel' as const,
            smooth: 0.3,
            lineStyle: { width: 2, opacity: 0.6 },
            emphasis: { lineStyle: { width: 4, opacity: 1 } },
            data: rows.filter((row) => row.region === region).map(({ name, values }) => ({ name, value: [...values] })),
          })),
        })}
        pointOf={(row) => ({ seriesIndex: regions.indexOf(rows[row]!.region), dataIndex: rows[row]!.index })}
        table={{
          head: [t('car'), ...axes.map((axis) => t(axis))],
          rows: rows.map(({ name, values }) => [name, ...values]),
        }}
      />
    </div>
  )
}
