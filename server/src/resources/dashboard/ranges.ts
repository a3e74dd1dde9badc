/** Days of a range, today included. */
const days = 14
const dayMillis = 86_400_000
/** How long a range and the one before it are apart, in milliseconds. */
export const rangeMillis = days * dayMillis

/** The first moment of the last 14 days in UTC, today included. */
function startOfRange(now: number): number {
  return Math.floor(now / dayMillis) * dayMillis - rangeMillis + dayMillis
}

/** The days of the range that ends with the day of `now`, as moments, oldest first. */
export function daysOfRange(now: number): number[] {
  return Array.from({ length: days }, (_, index) => now - (days - 1 - index) * dayMillis)
}

/** The moments between which rows are counted. */
export interface Range {
  /** The first moment of the range before. */
  readonly earliest: number
  /** The first moment of the range. */
  readonly start: number
  /** Up to here the range before is counted: the same time of its last day. */
  readonly before: number
}

export function rangeOf(now: number): Range {
  const start = startOfRange(now)
  return { earliest: start - rangeMillis, start, before: now - rangeMillis }
}
