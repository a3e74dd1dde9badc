/** A figure of a shop in a period, compared with the period before. */
interface Figure {
  key: 'revenue' | 'orders' | 'conversion' | 'refunds'
  icon: string
  to: number
  decimals?: number
  /** In percent. */
  change: number
  /** Less is better. */
  isCost?: boolean
}

export type Period = 'today' | 'week' | 'year'

const rows: Record<Period, readonly (readonly [to: number, change: number])[]> = {
  today: [
    [18_640.5, 12.4],
    [236, 8.1],
    [3.42, 0.3],
    [4, -20],
  ],
  week: [
    [142_305.8, 6.9],
    [1_874, 5.2],
    [3.18, -0.4],
    [31, 6.9],
  ],
  year: [
    [6_328_911.2, 21.7],
    [84_206, 18.3],
    [2.97, 0.5],
    [1_502, -3.8],
  ],
}

export function figuresOf(period: Period): Figure[] {
  const [revenue, orders, conversion, refunds] = rows[period].map(([to, change]) => ({ to, change }))
  return [
    { key: 'revenue', icon: 'lucide:wallet', decimals: 2, ...revenue! },
    { key: 'orders', icon: 'lucide:shopping-bag', ...orders! },
    { key: 'conversion', icon: 'lucide:percent', decimals: 2, ...conversion! },
    { key: 'refunds', icon: 'lucide:undo-2', isCost: true, ...refunds! },
  ]
}
