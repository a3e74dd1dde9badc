import type { ChartOptionOf, ECharts } from '#modules/showcase/parts/chart/echart'
import { Button } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { countText, useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { texts } from '../text'
import { visits } from '../visits'

export default function Traffic() {
  const t = useText(texts)
  const chart = useRef<ECharts>(undefined)
  const [[from, to], setSpan] = useState([0, visits.length - 1])
  const option = useCallback<ChartOptionOf>(
    ({ primary }) => ({
      grid: { left: 48, right: 16, top: 16, bottom: 72 },
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', data: visits.map(({ day }) => day.slice(5)) },
      yAxis: { type: 'value' },
      dataZoom: [{ type: 'slider', bottom: 12 }, { type: 'inside' }],
      brush: { xAxisIndex: 0, brushType: 'lineX', throttleType: 'debounce', throttleDelay: 60 },
      series: {
        name: t('visits'),
        type: 'line',
        smooth: 0.2,
        smoothMonotone: 'x',
        showSymbol: false,
        areaStyle: { color: primary, opacity: 0.12 },
        data: visits.map(({ count }) => count),
      },
    }),
    [t],
  )
  const listen = (made: ECharts) => {
    chart.current = made
    made.on('brushEnd', (event) => {
      const [area] = (event as { areas: { coordRange: [number, number] }[] }).areas
      const within = (end: number) => Math.max(0, Math.min(visits.length - 1, end))
      if (area) setSpan([within(area.coordRange[0]), within(area.coordRange[1])])
    })
  }
  const select = () =>
    chart.current?.dispatchAction({
      type: 'takeGlobalCursor',
      key: 'brush',
      brushOption: { brushType: 'lineX', brushMode: 'single' },
    })
  const month = () => {
    chart.current?.dispatchAction({ type: 'dataZoom', startValue: visits.length - 30, endValue: visits.length - 1 })
    setSpan([visits.length - 30, visits.length - 1])
  }
  const all = () => {
    chart.current?.dispatchAction({ type: 'dataZoom', start: 0, end: 100 })
    chart.current?.dispatchAction({ type: 'brush', areas: [] })
    setSpan([0, visits.length - 1])
  }
  const sum = visits.slice(from, to + 1).reduce((total, { count }) => total + count, 0)
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <Button onClick={select}>{t('selectSpan')}</Button>
        <Button onClick={month}>{t('lastMonth')}</Button>
        <Button onClick={all}>{t('everything')}</Button>
        <output>{t('visitsBetween', { from: visits[from]!.day, to: visits[to]!.day, sum: countText(sum) })}</output>
      </div>
      <LibraryChart
        label={t('traffic')}
        option={option}
        table={{ head: [t('day'), t('visits')], rows: visits.map(({ day, count }) => [day, count]) }}
        onReady={listen}
      />
    </div>
  )
}
