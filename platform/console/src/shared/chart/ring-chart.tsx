import type { ReactNode } from 'react'
import { countText } from '../i18n/number-text'
import { useText } from '../i18n/text'
import { usePalette } from '../theme/palette'
import { useScheme } from '../theme/use-scheme'
import { ChartFrame, type ChartPoint } from './chart-frame'
import { Legend } from './legend'
import { withOthers, type DrawnPart, type Part } from './part'
import { percentTexts } from './percent-texts'
import css from './ring-chart.module.css'
import { onCircle, ringPath, turnsOf, type Turn } from './shape/ring'
import { shareColours } from './share-colours'
import { texts } from './text'

interface RingChartProps {
  /** A description of the chart; the caption of its table. */
  label: string
  /** Names the parts, such as "Role", and the figures, such as "Users". */
  names: { part: string; count: string }
  /**
   * Clockwise from the top; parts of 0 are in the table and the legend alone. Of more than eight the seven largest are drawn, and the
   * others together as one; the table has all of them.
   */
  parts: readonly Part[]
  /** Writes a figure, such as an amount of money; a count without it. */
  text?: ((figure: number) => string) | undefined
  /** In the middle of the ring. */
  children: ReactNode
}

const size = 172
const inner = 58
const outer = 83
/** So many rows of a tooltip say what shares a part. */
const mostListed = 6

const markOf = (colour: string) => <i className={css.mark} style={{ background: colour }} />

interface Drawn extends DrawnPart {
  colour: string
}

/** Shares of a whole as a ring, with a legend that counts them. */
export function RingChart({ label, names, parts, text = countText, children }: RingChartProps) {
  const t = useText(texts)
  const colours = shareColours(usePalette(), useScheme())
  const grouped = withOthers(parts, colours.length, (count) => t('others', { count }))
  const shown = grouped.map((part, index): Drawn => ({ ...part, colour: colours[index]! }))
  const drawn = shown.filter(({ count }) => count > 0)
  const turns = turnsOf(drawn.map(({ count }) => count))
  const percents = percentTexts(turns.map(({ from, to }) => to - from))
  const points = drawn.map((part, index) =>
    pointOf(part, turns[index]!, { text, percent: percents[index]!, nameOfMore: (count) => t('more', { count }) }),
  )
  const table = { head: [names.part, names.count], rows: parts.map(({ name, count }) => [name, text(count)]) }
  return (
    <ChartFrame
      label={label}
      table={table}
      points={points}
      onOpen={drawn.some(({ open }) => open) ? (index) => drawn[index]!.open : undefined}
    >
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
          <Legend parts={shown.map(({ name, count, colour }) => ({ name, count, mark: markOf(colour) }))} text={text} />
        </>
      )}
    </ChartFrame>
  )
}

/** Returns the tooltip of a part. Of one that several share, those that fit are listed too. */
function pointOf(
  { name, count, colour, together = [] }: Drawn,
  { from, to }: Turn,
  {
    text,
    percent,
    nameOfMore,
  }: { text: (figure: number) => string; percent: string; nameOfMore: (count: number) => string },
): ChartPoint {
  const [x, y] = onCircle((from + to) / 2, outer)
  // Outside of the ring, which stays to be seen.
  const isBelow = y > 0
  const own = { name, value: `${text(count)} (${percent})`, mark: markOf(colour) }
  const listed = withOthers(together, mostListed, nameOfMore)
  const rows = [own, ...listed.map((part) => ({ name: part.name, value: text(part.count) }))]
  return { rows, x: 50 + (x / size) * 100, y: isBelow ? 100 : 0, isBelow }
}
