import type { ReactNode } from 'react'
import { countText, percentText } from '../i18n/number-text'
import { ChartFrame, type ChartPoint } from './chart-frame'
import { Legend } from './legend'
import css from './ring-chart.module.css'
import { onCircle, ringPath, turnsOf } from './shape/ring'

interface RingChartProps {
  /** Says what the chart shows; the caption of its table. */
  label: string
  /** What the parts are, such as "Role", and what is counted, such as "Users". */
  names: { part: string; count: string }
  /** Clockwise from the top; parts of 0 are in the table and the legend alone. */
  parts: readonly { name: string; count: number; colour: string }[]
  /** In the middle of the ring. */
  children: ReactNode
}

const size = 172
const inner = 58
const outer = 83

const markOf = (colour: string) => <i className={css.mark} style={{ background: colour }} />

/** Shares of a whole as a ring, with a legend that counts them. */
export function RingChart({ label, names, parts, children }: RingChartProps) {
  const drawn = parts.filter(({ count }) => count > 0)
  const turns = turnsOf(drawn.map(({ count }) => count))
  const points = drawn.map(({ name, count, colour }, index): ChartPoint => {
    const { from, to } = turns[index]!
    const [x, y] = onCircle((from + to) / 2, outer)
    const value = `${countText(count)} (${percentText(to - from)})`
    // Outside of the ring, which stays to be seen.
    const isBelow = y > 0
    return { rows: [{ name, value, mark: markOf(colour) }], x: 50 + (x / size) * 100, y: isBelow ? 100 : 0, isBelow }
  })
  const table = { head: [names.part, names.count], rows: parts.map(({ name, count }) => [name, count]) }
  return (
    <ChartFrame label={label} table={table} points={points}>
      {(active, tooltip) => (
        <>
          <div className={css.ring}>
            <svg className={css.turning} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
              {drawn.map(({ name, colour }, index) => (
                <path
                  key={name}
                  data-point={index}
                  className={index === active ? css.active : undefined}
                  d={ringPath(turns[index]!, inner, outer)}
                  fill={colour}
                />
              ))}
            </svg>
            <div className={css.middle}>{children}</div>
            {tooltip}
          </div>
          <Legend parts={parts.map(({ colour, ...part }) => ({ ...part, mark: markOf(colour) }))} />
        </>
      )}
    </ChartFrame>
  )
}
