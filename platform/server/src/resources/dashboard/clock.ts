/** The clock of a reader from a moment on: how far it is ahead of UTC, in milliseconds. */
interface Setting {
  readonly from: number
  readonly ahead: number
}

const dayMillis = 86_400_000
const minuteMillis = 60_000

/** The calendar of a reader. A day has 24 hours but where the clock is changed; moments are milliseconds since 1970. */
export interface Clock {
  /** The days since 1970 that a moment is on. */
  readonly dayAt: (moment: number) => number
  /** The first moment of a day. */
  readonly startOf: (day: number) => number
  /** The same time of day, some days earlier. */
  readonly daysBefore: (moment: number, days: number) => number
  /** A stretch of time cut where the clock changes: within each piece days have 24 hours. */
  readonly pieces: (from: number, to: number) => { from: number; to: number; ahead: number }[]
}

/** Reads the `clock` of the dashboard's call. */
export function clockOf(text: string): Clock {
  const settings = text
    .split(',')
    .map((part): Setting => {
      const [minutes, from] = part.split('@')
      return { ahead: Number(minutes) * minuteMillis, from: Number(from ?? 0) }
    })
    .toSorted((a, b) => a.from - b.from)
  const settingAt = (moment: number) => settings.findLast(({ from }) => from <= moment) ?? settings[0]!
  const aheadAt = (moment: number) => settingAt(moment).ahead
  const shown = (moment: number) => moment + aheadAt(moment)
  /** When the clock shows a time. One that it never shows, as it is put forward, is that moment. */
  function momentOf(time: number): number {
    const [first, second] = [time - aheadAt(time - dayMillis), time - aheadAt(time + dayMillis)]
    return [first, second].find((moment) => shown(moment) === time) ?? settingAt(first).from
  }
  return {
    dayAt: (moment) => Math.floor(shown(moment) / dayMillis),
    startOf: (day) => momentOf(day * dayMillis),
    daysBefore: (moment, days) => momentOf(shown(moment) - days * dayMillis),
    pieces(from, to) {
      const cuts = settings.map((one) => one.from).filter((cut) => cut > from && cut < to)
      const starts = [from, ...cuts]
      return starts.map((start, index) => ({ from: start, to: cuts[index] ?? to, ahead: aheadAt(start) }))
    },
  }
}

/** A day as YYYY-MM-DD. */
export const dateOf = (day: number): string => new Date(day * dayMillis).toISOString().slice(0, 10)
