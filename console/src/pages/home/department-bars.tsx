import type { Dashboard } from '@atrium/contract/dashboard'
import { EmptyState } from '@atrium/ui/view-state'
import { useCallback } from 'react'
import { Chart } from '../../shared/chart/chart'
import { useText } from '../../shared/i18n/text'
import type { Palette } from '../../shared/theme/palette'
import { Panel } from './panel'
import { texts } from './text'

type Departments = Dashboard['usersByDepartment']

/** So many departments fit the panel; the largest come first. */
const most = 6

export function DepartmentBars({ departments }: { departments: Departments }) {
  const t = useText(texts)
  const option = useCallback(
    (palette: Palette) => pictorialOption(largest(departments), t('users'), palette),
    [departments, t],
  )
  const shown = largest(departments)
  return (
    <Panel title={t('byDepartment')}>
      {shown.length > 0 ? (
        <Chart
          label={t('byDepartment')}
          height={shown.length * 33 + 12}
          option={option}
          table={{ head: [t('department'), t('users')], rows: shown.map(({ name, count }) => [name, count]) }}
        />
      ) : (
        <EmptyState compact title={t('noDepartments')} />
      )}
    </Panel>
  )
}

function largest(departments: Departments): Departments {
  return departments
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
}

function pictorialOption(departments: Departments, name: string, palette: Palette) {
  const widest = Math.max(...departments.map(({ count }) => count))
  const blocks = {
    type: 'pictorialBar' as const,
    symbol: 'roundRect',
    symbolSize: [10, 10],
    symbolMargin: 3,
    symbolRepeat: 'fixed' as const,
    symbolClip: true,
    symbolBoundingData: widest,
  }
  return {
    grid: { top: 6, right: 36, bottom: 0, left: 112, outerBoundsMode: 'none' as const },
    xAxis: { type: 'value' as const, show: false, max: widest },
    yAxis: {
      type: 'category' as const,
      inverse: true,
      data: departments.map((department) => department.name),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: palette.ink2,
        fontSize: 13,
        align: 'left' as const,
        margin: 112,
        width: 104,
        overflow: 'truncate' as const,
      },
    },
    series: [
      {
        ...blocks,
        silent: true,
        tooltip: { show: false },
        itemStyle: { color: palette.lineSoft },
        data: departments.map(() => widest),
        label: {
          show: true,
          position: 'right' as const,
          distance: 12,
          color: palette.ink,
          fontSize: 13,
          formatter: ({ dataIndex }: { dataIndex: number }) => String(departments[dataIndex]?.count ?? ''),
        },
      },
      { ...blocks, name, itemStyle: { color: palette.primary }, data: departments.map(({ count }) => count), z: 10 },
    ],
  }
}
