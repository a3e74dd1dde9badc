import type { ReactNode } from 'react'
import { countOf, type Part } from './part'
import { RankedBars } from './ranked-bars'
import { RingChart } from './ring-chart'

interface ShareChartProps {
  /** A description of the chart; the caption of its table. */
  label: string
  /** Names the parts, such as "Role", and the figures, such as "Users". */
  names: { part: string; count: string }
  parts: readonly Part[]
  /** Writes a figure, such as an amount of money; a count without it. */
  text?: ((figure: number) => string) | undefined
  /** The whole: in the middle of the ring, above the bars. */
  children: ReactNode
}

/** From here on one part fills the ring, and the others are slivers that cannot be compared. */
const mostOfRing = 0.6

/**
 * Shares of a whole: a ring, or ranked bars where one part is more than 60 % of it.
 * @example
 * <ShareChart label={t('shares')} names={{ part: t('role'), count: t('users') }} parts={parts}>
 *   <b>{countText(users)}</b>
 * </ShareChart>
 */
export function ShareChart(props: ShareChartProps) {
  const largest = Math.max(...props.parts.map(({ count }) => count))
  return largest > mostOfRing * countOf(props.parts) ? <RankedBars {...props} /> : <RingChart {...props} />
}
