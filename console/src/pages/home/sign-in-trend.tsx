import type { Compared, Dashboard } from '@atrium/contract/dashboard'
import { EmptyState } from '@atrium/ui/view-state'
import { useCallback } from 'react'
import { Chart } from '#shared/chart/chart'
import { useText } from '#shared/i18n/text'
import type { Palette } from '#shared/theme/palette'
import { Change } from './change'
import css from './page.module.css'
import { Panel } from './panel'
import { texts } from './text'

type Days = Dashboard['signInsPerDay']

export function SignInTrend({ days, compared }: { days: Days; compared: Compared }) {
  const t = useText(texts)
  const option = useCallback(
    (palette: Palette) => areaOption(days, { now: t('lastDays'), before: t('daysBefore') }, palette),
    [days, t],
  )
  return (
    <Panel title={t('trend')} note={<Change of={compared} />}>
      {days.some(({ count, before }) => count + before > 0) ? (
        <>
          <Chart
            label={t('trend')}
            height={220}
            option={option}
            table={{
              head: [t('day'), t('lastDays'), t('daysBefore')],
              rows: days.map(({ day, count, before }) => [day, count, before]),
            }}
          />
          <ul className={css.lines} aria-hidden="true">
            <li>
              <i />
              {t('lastDays')}
              <b>{compared.count}</b>
            </li>
            <li className={css.before}>
              <i />
              {t('daysBefore')}
              <b>{compared.before}</b>
            </li>
          </ul>
        </>
      ) : (
        <EmptyState compact title={t('noSignIns')} />
      )}
    </Panel>
  )
}

const line = {
  type: 'line' as const,
  smooth: 0.35,
  smoothMonotone: 'x' as const,
  symbol: 'circle',
  symbolSize: 8,
  showSymbol: false,
}

function areaOption(days: Days, names: { now: string; before: string }, palette: Palette) {
  const digits = String(Math.max(...days.flatMap(({ count, before }) => [count, before]))).length
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
        ...line,
        name: names.before,
        data: days.map(({ before }) => before),
        lineStyle: { color: palette.tick, width: 1.5, type: 'dashed' as const },
        itemStyle: { color: palette.card, borderColor: palette.tick, borderWidth: 2 },
      },
      {
        ...line,
        name: names.now,
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
