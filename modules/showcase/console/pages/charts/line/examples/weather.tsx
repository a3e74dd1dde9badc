import { useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { monthNames } from '../month-names'
import { texts } from '../text'

// Hangzhou, means of a year: highest and lowest temperature in °C, rain in mm.
const months = [
  [8.3, 1.8, 81],
  [10.5, 3.6, 88],
  [15.2, 7.2, 141],
  [21.6, 12.6, 123],
  [26.6, 17.9, 129],
  [29.0, 21.9, 219],
  [33.6, 25.9, 173],
  [33.0, 25.6, 162],
  [28.5, 21.7, 124],
  [23.5, 16.0, 78],
  [17.4, 9.8, 73],
  [11.2, 4.0, 54],
] as const

const keys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

export default function Weather() {
  const t = useText(texts)
  const month = useText(monthNames)
  const names = keys.map((key) => month(key))
  const column = (index: number) => months.map((values) => values[index]!)
  return (
    <div className={css.wide}>
      <LibraryChart
        label={t('weather')}
        option={({ ink3, series }) => ({
          grid: { left: 48, right: 56, top: 48, bottom: 32 },
          legend: { top: 0 },
          tooltip: { trigger: 'axis' },
          xAxis: { type: 'category', data: names, boundaryGap: false },
          yAxis: [
            { type: 'value', name: '°C', axisLabel: { color: ink3 } },
            { type: 'value', name: 'mm', max: 300, splitLine: { show: false } },
          ],
          series: [
            { name: t('highest'), type: 'line', color: series[2], smooth: true, smoothMonotone: 'x', data: column(0) },
            { name: t('lowest'), type: 'line', color: series[3], smooth: true, smoothMonotone: 'x', data: column(1) },
            {
              name: t('rain'),
              type: 'line',
              color: series[1],
              yAxisIndex: 1,
              smooth: true,
              smoothMonotone: 'x',
              lineStyle: { type: 'dashed' },
              areaStyle: { opacity: 0.1 },
              data: column(2),
            },
          ],
        })}
        table={{
          head: [t('monthHead'), `${t('highest')} (°C)`, `${t('lowest')} (°C)`, `${t('rain')} (mm)`],
          rows: months.map((values, index) => [names[index]!, ...values]),
        }}
      />
    </div>
  )
}
