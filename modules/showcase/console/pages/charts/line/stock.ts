import { lastDays, noise } from '../../../chart-data/series'

const chance = noise(23)
let left = 300

/** Pieces of one article in a warehouse at the end of each of 45 days; a delivery comes when few are left. */
export const stock = lastDays(45).map((day) => {
  left = left < 70 ? left + 240 : left - Math.round(4 + chance() * 16)
  return { day, pieces: left }
})
