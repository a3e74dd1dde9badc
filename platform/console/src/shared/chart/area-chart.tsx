import { useId } from 'react'
import { countText } from '../i18n/number-text'
import css from './area-chart.module.css'
import { ChartFrame, type ChartPoint } from './chart-frame'
import { Legend } from './legend'
import { linePath } from './shape/line'
import { isLabelled, ticksOf } from './shape/scale'

/** Two counts of one moment: the present range, and the one it is compared with. */
interface AreaPoint {
  name: string
  /** On the axis, where there is room for about 40 pixels. */
  short: string
  count: number
  before: number
}

interface AreaChartProps {
  /** A description of the chart; the caption of its table. */
  label: string
  /** Names the points, such as "Day", and the two lines. */
  names: { point: string; count: string; before: string }
  /** How much each of the two lines counts in all, for the legend; without the second there is one line. */
  totals: { count: number; before: number | null }
  /** Writes a figure, such as an amount of money; a count without it. */
  text?: ((figure: number) => string) | undefined
  /** One at least, from left to right. */
  points: readonly AreaPoint[]
  /** Returns the function that opens a point. */
  onOpen?: ((index: number) => () => void) | undefined
}

const mark = <i className={css.mark} />
const markBefore = <i className={css.markBefore} />

/** A line with an area below, and a dashed line to compare it with. As wide as its place; the axis has as many labels as fit. */
export function AreaChart({ label, names, totals, text = countText, points, onOpen }: AreaChartProps) {
  const hasBefore = totals.before !== null
  const ticks = ticksOf(Math.max(...points.flatMap(({ count, before }) => (hasBefore ? [count, before] : [count]))))
  const across = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * 100 : 50)
  const down = (count: number) => 100 - (count / ticks.at(-1)!) * 100
  const places = points.map(({ count, before }, index) => ({
    x: across(index),
    count: down(count),
    before: down(before),
  }))
  const described = points.map(({ name, count, before }, index): ChartPoint => {
    const { x, count: y, before: yBefore } = places[index]!
    const rows = [
      { name: names.count, value: text(count), mark },
      ...(hasBefore ? [{ name: names.before, value: text(before), mark: markBefore }] : []),
    ]
    return { title: name, rows, x, y: hasBefore ? Math.min(y, yBefore) : y }
  })
  const table = {
    head: [names.point, names.count, ...(hasBefore ? [names.before] : [])],
    rows: points.map(({ name, count, before }) => [name, text(count), ...(hasBefore ? [text(before)] : [])]),
  }
  return (
    <ChartFrame label={label} table={table} points={described} onOpen={onOpen}>
      {(active, tooltip) => (
        <>
          <div className={css.chart}>
            <div className={css.counts}>
              {ticks.map((tick) => (
                <span key={tick}>{text(tick)}</span>
              ))}
            </div>
            <div className={css.plot}>
              <Lines ticks={ticks.map(down)} places={places} hasBefore={hasBefore} />
              {active !== undefined && <Marks {...places[active]!} hasBefore={hasBefore} />}
              {tooltip}
            </div>
            <div className={css.names}>
              {points.map(({ name, short }, index) => (
                <span key={name} className={roomsFor(index, points.length)} style={{ left: `${across(index)}%` }}>
                  {short}
                </span>
              ))}
            </div>
          </div>
          <Legend
            text={text}
            parts={[
              { name: names.count, count: totals.count, mark },
              ...(totals.before === null ? [] : [{ name: names.before, count: totals.before, mark: markBefore }]),
            ]}
          />
        </>
      )}
    </ChartFrame>
  )
}

interface Place {
  x: number
  count: number
  before: number
}

/** In a square of 100, stretched to the size of the plot; lines keep their width. */
function Lines({ ticks, places, hasBefore }: { ticks: number[]; places: Place[]; hasBefore: boolean }) {
  const fill = useId()
  const line = linePath(places.map(({ x, count }) => [x, count]))
  const width = 100 / Math.max(1, places.length - 1)
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
        <stop className={css.from} offset="0" />
        <stop className={css.to} offset="1" />
      </linearGradient>
      {ticks.map((y) => (
        <path key={y} className={css.grid} d={`M0,${y}H100`} />
      ))}
      <g className={css.rising}>
        <path d={`${line}V100H${places[0]!.x}Z`} fill={`url(#${fill})`} />
        {hasBefore && <path className={css.before} d={linePath(places.map(({ x, before }) => [x, before]))} />}
        <path className={css.line} d={line} />
      </g>
      {places.map(({ x }, index) => (
        <rect key={x} data-point={index} x={x - width / 2} width={width} height="100" fill="transparent" />
      ))}
    </svg>
  )
}

function Marks({ x, count, before, hasBefore }: Place & { hasBefore: boolean }) {
  return (
    <>
      <i className={css.rule} style={{ left: `${x}%` }} />
      {hasBefore && <i className={css.dotBefore} style={{ left: `${x}%`, top: `${before}%` }} />}
      <i className={css.dot} style={{ left: `${x}%`, top: `${count}%` }} />
    </>
  )
}

/** At which widths of the chart a point has a label. The stylesheet chooses, so that the first paint has them right. */
function roomsFor(index: number, count: number): string {
  const rooms = [
    [5, css.few],
    [8, css.some],
    [14, css.many],
  ] as const
  return rooms.flatMap(([room, name]) => (isLabelled(index, count, room) ? [name] : [])).join(' ')
}
