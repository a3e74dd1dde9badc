import type { ChartOptionOf, ECharts } from '#modules/showcase/parts/chart/echart'
import { Button, Slider } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { useText } from 'atrium/console/text'
import { LibraryChart } from '#modules/showcase/console/chart-data/library-chart'
import css from '../../../../chart-data/chart-page.module.css'
import { activeRows } from '../active-rows'
import { machines } from '../machines'
import { ServerList } from '../server-list'
import { texts } from '../text'

const axes = ['cores', 'memory', 'disk', 'load', 'price'] as const
const loadAxis = axes.indexOf('load')

export default function Servers() {
  const t = useText(texts)
  const chart = useRef<ECharts>(undefined)
  const [active, setActive] = useState<readonly number[]>(machines.map((_, index) => index))
  const [load, setLoad] = useState([0, 100])
  const option = useCallback<ChartOptionOf>(
    ({ primary }) => ({
      parallel: { left: 40, right: 56, top: 48, bottom: 24 },
      parallelAxis: axes.map((axis, dim) => ({
        dim,
        // In two lines, for there is little room between the axes on a phone.
        name: t(axis).replace(' ', '\n'),
        ...(axis === 'load' && { min: 0, max: 100 }),
      })),
      series: {
        type: 'parallel',
        lineStyle: { color: primary, width: 1.5, opacity: 0.55 },
        inactiveOpacity: 0.06,
        data: machines.map((machine) => axes.map((axis) => machine[axis])),
      },
    }),
    [t],
  )
  const listen = (made: ECharts) => {
    chart.current = made
    made.on('axisareaselected', () => setActive(activeRows(made, machines.length)))
  }
  const select = (axis: number, intervals: number[][]) =>
    chart.current?.dispatchAction({ type: 'axisAreaSelect', parallelAxisIndex: axis, intervals })
  const limit = (between: number[]) => {
    setLoad(between)
    select(loadAxis, [between])
  }
  const clear = () => {
    setLoad([0, 100])
    for (const axis of axes.keys()) select(axis, [])
  }
  return (
    <div className={css.wide}>
      <div className={css.bar}>
        <span id="server-load">{t('load')}</span>
        <Slider
          range
          className={css.slider}
          value={load}
          onChange={limit}
          ariaLabelledByForHandle={['server-load', 'server-load']}
        />
        <Button onClick={clear}>{t('clear')}</Button>
        <output>{t('found', { count: active.length, all: machines.length })}</output>
      </div>
      <LibraryChart
        label={t('servers')}
        option={option}
        onReady={listen}
        table={{
          head: [t('server'), ...axes.map((axis) => t(axis))],
          rows: machines.map(({ name, ...machine }) => [name, ...axes.map((axis) => machine[axis])]),
        }}
      />
      <ServerList machines={active.map((index) => machines[index]!)} />
    </div>
  )
}
