import { lastDays, noise } from '../../../chart-data/series'

const chance = noise(7)

/** Visits of a shop over 120 days: fewer at weekends, more around the sale. */
export const visits = lastDays(120).map((day, index) => {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const sale = 900 * Math.exp(-(((index - 82) / 5) ** 2))
  return { day, count: Math.round((isWeekend ? 620 : 980) + index * 3 + sale + chance() * 160) }
})
