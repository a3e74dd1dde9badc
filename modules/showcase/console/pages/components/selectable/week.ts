export const days = ['mon', 'tue', 'wed', 'thu', 'fri'] as const

/** Half an hour of a room. */
export interface Slot {
  readonly id: string
  readonly day: (typeof days)[number]
  /** In half hours since midnight. */
  readonly half: number
  readonly isTaken: boolean
}

const firstHalf = 18
const lastHalf = 36
const taken = new Set(
  'mon-20 mon-21 mon-22 tue-28 tue-29 wed-19 wed-20 wed-30 wed-31 wed-32 thu-24 thu-25 fri-18 fri-19'.split(' '),
)

export const halves = Array.from({ length: lastHalf - firstHalf }, (_, index) => firstHalf + index)

/** The half hours of a week from nine to six, day by day. */
export const slots: readonly Slot[] = days.flatMap((day) =>
  halves.map((half) => ({ id: `${day}-${half}`, day, half, isTaken: taken.has(`${day}-${half}`) })),
)

/** A time of day: 19 half hours are "09:30". */
export const timeText = (half: number): string =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`

/** The selected half hours of a day, joined where they touch: "09:00–10:30". */
export function rangesOf(day: Slot['day'], selected: ReadonlySet<string>): string[] {
  const chosen = halves.filter((half) => selected.has(`${day}-${half}`))
  const starts = chosen.filter((half) => !chosen.includes(half - 1))
  const ends = chosen.filter((half) => !chosen.includes(half + 1))
  return starts.map((start, index) => `${timeText(start)}–${timeText(ends[index]! + 1)}`)
}
