import { lazyPart } from '#shared/feedback/part/lazy-part'

// Few lists count or sum.
export const GroupedRows = lazyPart(async () => (await import('./grouped-rows')).GroupedRows, { Waiting: () => null })
export const TotalsRow = lazyPart(async () => (await import('./totals-row')).TotalsRow, { Waiting: () => null })
export const TotalsLine = lazyPart(async () => (await import('./totals-row')).TotalsLine, { Waiting: () => null })
