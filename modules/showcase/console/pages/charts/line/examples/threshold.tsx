import { Slider } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { stock } from '../stock'
import { texts } from '../text'

export default function Threshold() {
  const t = useText(texts)
  const [least, setLeast] = useState(120)
  const below = stock.filter(({ pieces }) => pieces < least)
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <span id="least-stock">{t('least')}</span>
        <Slider
          className={css.slider}
          min={40}
          max={240}
          step={10}
          value={least}
          onChange={setLeast}
          ariaLabelledByForHandle="least-stock"
        />
        <output>{t('daysBelow', { least, count: below.length })}</output>
      </div>
      <LibraryChart
        label={t('stock')}
        option={({ primary, series }) => ({
          grid: { left: 48, right: 24, top: 24, bottom: 32 },
          tooltip: { trigger: 'axis' },
          xAxis: { type: 'category', data: stock.map(({ day }) => day.slice(5)) },
          yAxis: { type: 'value', name: t('pieces') },
          series: {
            name: t('stock'),
            type: 'line',
            step: 'end',
            showSymbol: false,
            color: primary,
            data: stock.map(({ pieces }) => pieces),
            markLine: {
              silent: true,
              symbol: 'none',
              lineStyle: { color: series[4], type: 'dashed' },
              label: { position: 'insideStartTop', color: series[4], formatter: t('reorder', { least }) },
              data: [{ yAxis: least }],
            },
            markArea: {
              silent: true,
              itemStyle: { color: series[4], opacity: 0.08 },
              data: [[{ yAxis: 0 }, { yAxis: least }]],
            },
          },
        })}
        table={{
          head: [t('day'), t('pieces'), t('state')],
          rows: stock.map(({ day, pieces }) => [day, pieces, t(pieces < least ? 'low' : 'enough')]),
        }}
      />
    </div>
  )
}
