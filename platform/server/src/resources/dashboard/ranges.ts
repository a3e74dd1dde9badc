import { clockOf, type Clock } from './clock'

const dayMillis = 86_400_000

/** A range of days and the one before it, by the clock of the reader. */
export interface Ranges {
  readonly clock: Clock
  /** The days of the range, oldest first, counted since 1970. */
  readonly days: readonly number[]
  /** The moments between which rows are counted. */
  readonly bounds: Bounds
  /** Whether the logs are kept since the first day of the range before. */
  readonly isComparable: boolean
}

export interface Bounds {
  /** The first moment of the range before. */
  readonly earliest: number
  /** The first moment of the range. */
  readonly start: number
  /** Up to here the range before is counted: the same time of its last day. */
  readonly before: number
}

/** The last `count` days, today included, and the same number before them. `logDays` is how long the logs are kept. */
export function rangesOf(now: number, query: { days: number; clock: string }, logDays: number): Ranges {
  const clock = clockOf(query.clock)
  const count = query.days
  const first = clock.dayAt(now) - count + 1
  const earliest = clock.startOf(first - count)
  return {
    clock,
    days: Array.from({ length: count }, (_, index) => first + index),
    bounds: { earliest, start: clock.startOf(first), before: clock.daysBefore(now, count) },
    isComparable: earliest >= now - logDays * dayMillis,
  }
}
