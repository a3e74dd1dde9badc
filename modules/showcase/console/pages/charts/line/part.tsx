import type { ChartOptionOf } from '#modules/showcase/parts/chart/echart'
import { useCallback } from 'react'
import { useText } from 'atrium/console/text'
import { chartPart } from '../../../chart-data/chart-part'
import { texts } from './text'
import { visits } from './visits'

const days = visits.slice(-14)

export const part = chartPart(() => {
  const t = useText(texts)
  const option = useCallback<ChartOptionOf>(
    ({ primary }) => ({
      grid: { left: 48, right: 16, top: 16, bottom: 32 },
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', boundaryGap: false, data: days.map(({ day }) => day.slice(5)) },
      yAxis: { type: 'value' },
      series: {
        name: t('visits'),
        type: 'line',
        smooth: 0.2,
        smoothMonotone: 'x',
        areaStyle: { color: primary, opacity: 0.12 },
        data: days.map(({ count }) => count),
      },
    }),
    [t],
  )
  const table = { head: [t('day'), t('visits')], rows: days.map(({ day, count }) => [day, count]) }
  return { label: t('lastVisits'), option, table, height: 240 }
})
