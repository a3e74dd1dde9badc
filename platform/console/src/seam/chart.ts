// Charts with keyboard, values and a table
export { AreaChart } from '#shared/chart/area-chart'
export { ChartFrame } from '#shared/chart/chart-frame'
export { RankedBars } from '#shared/chart/ranked-bars'
export { RingChart } from '#shared/chart/ring-chart'
export { ShareChart } from '#shared/chart/share-chart'
export { countOf, type Part } from '#shared/chart/part'
