import type { HandledRequest } from '#server/call/monitoring/monitoring'
import type { Traffic, TrafficMinute } from '#server/call/monitoring/operation'

/** The upper ends of the buckets that durations are counted in, in milliseconds. */
export const durationBounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const

export const minuteMillis = 60_000
/** How many minutes wait to be stored. Without a database, or in the browser, the oldest go. */
const mostMinutes = 24 * 60
/** How many calls of a minute are kept one by one. */
const mostSlow = 5
const mostFailed = 20

type Counting = {
  -readonly [Key in keyof TrafficMinute]: TrafficMinute[Key] extends readonly (infer Item)[]
    ? Item[]
    : TrafficMinute[Key]
}

/** Returns what counts the calls of a process. `process` is its name. */
export function createTraffic(process: string): Traffic {
  let minutes: Counting[] = []
  function minuteOf(at: number): Counting {
    const minute = Math.floor(at / minuteMillis) * minuteMillis
    const last = minutes.at(-1)
    // A clock that was set back counts on in the last minute.
    if (last && last.minute >= minute) return last
    const durations = Array.from({ length: durationBounds.length + 1 }, () => 0)
    const next: Counting = { minute, requests: 0, errors: 0, durations, slow: [], failed: [] }
    minutes.push(next)
    if (minutes.length > mostMinutes) minutes.shift()
    return next
  }
  return {
    process,
    record: (request, at) => count(minuteOf(at), request, at),
    minutes: () => minutes,
    forget: (stored) => {
      minutes = minutes.filter((one) => !stored.includes(one))
    },
  }
}

function count(
  into: Counting,
  { route, method, path, requestId, status, millis, error }: HandledRequest,
  at: number,
): void {
  into.requests += 1
  const bucket = durationBounds.findIndex((bound) => millis <= bound)
  into.durations[bucket < 0 ? durationBounds.length : bucket]! += 1
  // An address that is no endpoint may be anything, of any length.
  const call = { at: new Date(at).toISOString(), endpoint: `${method} ${route ?? path.slice(0, 100)}`, requestId }
  if (status >= 500) {
    into.errors += 1
    into.failed.push({ ...call, status, code: error ?? '' })
    if (into.failed.length > mostFailed) into.failed.shift()
  }
  if (into.slow.length < mostSlow || millis > into.slow.at(-1)!.millis) {
    into.slow.push({ ...call, millis })
    into.slow.sort((a, b) => b.millis - a.millis)
    into.slow.length = Math.min(into.slow.length, mostSlow)
  }
}

/**
 * Returns the milliseconds that a share of calls took at most, from 0 to 1, by the buckets that they were counted in; null where there was none. Within a bucket they count as
 * spread evenly; of those above the last bound it is known only that they took longer.
 */
export function durationOf(durations: readonly number[], share: number): number | null {
  const total = durations.reduce((sum, one) => sum + one, 0)
  if (total === 0) return null
  let before = 0
  for (const [index, inBucket] of durations.entries()) {
    if (inBucket > 0 && before + inBucket >= share * total) {
      const from = index === 0 ? 0 : durationBounds[index - 1]!
      const to = durationBounds[index] ?? from
      return Math.round((from + ((share * total - before) / inBucket) * (to - from)) * 10) / 10
    }
    before += inBucket
  }
  return durationBounds.at(-1)!
}

/** Returns the sum of counts, bucket by bucket. */
export const sumOf = (counts: readonly (readonly number[])[]): number[] =>
  Array.from({ length: durationBounds.length + 1 }, (_, index) =>
    counts.reduce((sum, one) => sum + (one[index] ?? 0), 0),
  )
