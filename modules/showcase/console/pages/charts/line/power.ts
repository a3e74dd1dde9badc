export const sources = ['coal', 'water', 'wind', 'sun'] as const

/** The power that the plants of a region fed into the grid in each hour of a day, in MW, in the order of `sources`. */
export const power = Array.from({ length: 24 }, (_, hour) => {
  const sun = Math.max(0, Math.round(420 * Math.sin(((hour - 6) / 12) * Math.PI)))
  const wind = Math.round(210 + 70 * Math.cos((hour / 24) * 2 * Math.PI))
  const water = 160 + (hour >= 17 && hour <= 21 ? 90 : 0)
  const demand = Math.round(820 + 180 * Math.sin(((hour - 8) / 16) * Math.PI) + (hour >= 18 && hour <= 21 ? 120 : 0))
  return {
    hour: `${String(hour).padStart(2, '0')}:00`,
    values: [Math.max(120, demand - sun - wind - water), water, wind, sun],
  }
})
