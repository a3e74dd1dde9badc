import type { TrackPoint } from 'atrium/contract/untrusted/verification'

/** The fewest points and the shortest time of a drag by hand. */
const fewestPoints = 5
const shortestMillis = 200
/** A step over more than this share of the way is a jump. */
const longestStep = 0.6
/** How far a hand gets from an even movement at least, in pixels. */
const leastUneven = 2
/** Clocks of client and server need not agree about the length of a drag to a second. */
const clockMillis = 1000

/**
 * Whether a track can be one of a hand, with a pointer or with the arrow keys: it ends at `position`, takes a moment but no longer
 * than the challenge is old, and goes neither in jumps nor as evenly as a loop does. `age` is in milliseconds.
 */
export function isOfHand(track: readonly TrackPoint[], { position, age }: { position: number; age: number }): boolean {
  const [first, last] = [track[0], track.at(-1)]
  if (!first || !last || track.length < fewestPoints) return false
  if (first.x !== 0 || first.t !== 0 || last.x !== position) return false
  if (last.t < shortestMillis || last.t > age + clockMillis) return false
  const steps = track.slice(1).map(({ x, t }, index) => ({ x: x - track[index]!.x, t: t - track[index]!.t }))
  if (steps.some(({ x, t }) => t < 0 || Math.abs(x) > position * longestStep)) return false
  return track.some(({ x, t }) => Math.abs(x - (position * t) / last.t) >= leastUneven)
}
