import type { ChartOptionOf } from '#modules/showcase/parts/chart/echart'
import { useCallback } from 'react'
import { useText } from 'atrium/console/text'
import { chartPart } from '../../../chart-data/chart-part'
import { hours } from './shares'
import { texts, weekdays } from './text'

const keys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export const part = chartPart(() => {
  const t = useText(texts)
  const day = useText(weekdays)
  const option = useCallback<ChartOptionOf>(
    ({ card }) => ({
      legend: { bottom: 0 },
      tooltip: {},
      series: {
        type: 'pie',
        radius: ['42%', '70%'],
        center: ['50%', '40%'],
        label: { show: false },
        itemStyle: { borderColor: card, borderWidth: 2 },
        data: hours.map((value, index) => ({ name: day(keys[index]!), value })),
      },
    }),
    [day],
  )
  const table = { head: [t('weekday'), t('hour')], rows: hours.map((count, index) => [day(keys[index]!), count]) }
  return { label: t('hoursByDay'), option, table, height: 260 }
})
