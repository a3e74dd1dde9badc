import type { ChartOptionOf } from '#modules/showcase/parts/chart/echart'
import { useCallback } from 'react'
import { useText } from 'atrium/console/text'
import { chartPart } from '../../../chart-data/chart-part'
import { machines } from './machines'
import { texts } from './text'

const axes = ['cores', 'memory', 'disk', 'price'] as const
const few = machines.filter(({ cores }) => cores <= 32).slice(0, 12)

export const part = chartPart(() => {
  const t = useText(texts)
  const option = useCallback<ChartOptionOf>(
    ({ primary }) => ({
      parallel: { left: 40, right: 56, top: 48, bottom: 24 },
      // In two lines, for there is little room between the axes on a phone.
      parallelAxis: axes.map((axis, dim) => ({ dim, name: t(axis).replace(' ', '\n') })),
      series: {
        type: 'parallel',
        lineStyle: { color: primary, width: 1.5, opacity: 0.7 },
        inactiveOpacity: 0.06,
        data: few.map((machine) => axes.map((axis) => machine[axis])),
      },
    }),
    [t],
  )
  const table = {
    head: [t('server'), ...axes.map((axis) => t(axis))],
    rows: few.map((machine) => [machine.name, ...axes.map((axis) => machine[axis])]),
  }
  return { label: t('fewServers'), option, table, height: 260 }
})
