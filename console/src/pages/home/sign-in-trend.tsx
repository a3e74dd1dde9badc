import type { Dashboard } from '@atrium/contract/dashboard'
import { EmptyState } from '@atrium/ui/view-state'
import { useCallback } from 'react'
import { Chart } from '../../shared/chart/chart'
import { useText } from '../../shared/i18n/text'
import type { Palette } from '../../shared/theme/palette'
import { Panel } from './panel'
import { texts } from './text'

type Days = Dashboard['signInsPerDay']

export function SignInTrend({ days }: { days: Days }) {
  const t = useText(texts)
  const option = useCallback((palette: Palette) => areaOption(days, t('signIns'), palette), [days, t])
  return (
    <Panel title={t('trend')} note={t('lastDays')}>
      {days.some(({ count }) => count > 0) ? (
        <Chart
          label={t('trend')}
          height={220}
          option={option}
          table={{ head: [t('day'), t('signIns')], rows: days.map(({ day, count }) => [day, count]) }}
        />
      ) : (
        <EmptyState compact title={t('noSignIns')} />
      )}
    </Panel>
  )
}

function areaOption(days: Days, name: string, palette: Palette) {
  const digits = String(Math.max(...days.map(({ count }) => count))).length
  return {
    grid: { top: 16, right: 18, bottom: 30, left: 14 + 8 * digits, outerBoundsMode: 'none' as const },
    xAxis: {
      type: 'category' as const,
      boundaryGap: false,
      data: days.map(({ day }) => day.slice(5)),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: palette.ink3, margin: 12, hideOverlap: true },
    },
    yAxis: {
      type: 'value' as const,
      minInterval: 1,
      splitNumber: 4,
      axisLabel: { color: palette.ink3 },
      splitLine: { lineStyle: { color: palette.lineSoft } },
    },
    series: [
      {
        type: 'line' as const,
        name,
        smooth: 0.35,
        smoothMonotone: 'x' as const,
        symbol: 'circle',
        symbolSize: 8,
        showSymbol: false,
        data: days.map(({ count }) => count),
        lineStyle: { color: palette.primary, width: 2 },
        itemStyle: { color: palette.card, borderColor: palette.primary, borderWidth: 2 },
        areaStyle: {
          color: {
            type: 'linear' as const,
            x: 0,
            y: 0,
            x2: 0,
            y2: 1,
            colorStops: [
              { offset: 0, color: `${palette.primary}40` },
              { offset: 1, color: `${palette.primary}00` },
            ],
          },
        },
      },
    ],
  }
}
