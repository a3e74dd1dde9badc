import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import { power, sources } from '../power'
import css from '../../../../chart-data/chart-page.module.css'
import { texts } from '../text'

const looks = ['amount', 'share'] as const

export default function Stacked() {
  const t = useText(texts)
  const [look, setLook] = useState<(typeof looks)[number]>('amount')
  const shown = power.map(({ hour, values }) => {
    const total = values.reduce((sum, value) => sum + value, 0)
    return { hour, values: look === 'share' ? values.map((value) => Math.round((value / total) * 100)) : values }
  })
  const unit = look === 'share' ? '%' : 'MW'
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <Segmented
          aria-label={t('look')}
          options={looks.map((value) => ({ value, label: t(value) }))}
          value={look}
          onChange={setLook}
        />
      </div>
      <LibraryChart
        label={t('power')}
        option={() => ({
          grid: { left: 56, right: 16, top: 56, bottom: 32 },
          legend: { top: 0 },
          tooltip: { trigger: 'axis', valueFormatter: (value) => `${String(value)} ${unit}` },
          xAxis: { type: 'category', boundaryGap: false, data: shown.map(({ hour }) => hour) },
          yAxis: { type: 'value', name: unit, max: look === 'share' ? 100 : 1200 },
          series: sources.map((source, index) => ({
            name: t(source),
            type: 'line' as const,
            stack: 'all',
            showSymbol: false,
            lineStyle: { width: 1 },
            areaStyle: { opacity: 0.55 },
            emphasis: { focus: 'series' as const },
            data: shown.map(({ values }) => values[index]!),
          })),
        })}
        table={{
          head: [t('hour'), ...sources.map((source) => `${t(source)} (${unit})`)],
          rows: shown.map(({ hour, values }) => [hour, ...values]),
        }}
      />
    </div>
  )
}
