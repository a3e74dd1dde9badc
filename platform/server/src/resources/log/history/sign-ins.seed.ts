import type { SignInResult } from 'atrium/contract/system/log/sign-in-log'
import type { RandomChoices } from '#server/db/random-sequence'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The demo's company is in China, which has one time zone. */
const zone = 8 * hour

export const agents = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  script: 'curl/8.5.0',
} as const

/** A computer or phone, on an address that is reserved for documentation. */
interface Device {
  readonly address: string
  readonly agent: string
}

/** Somebody who signs in. */
export interface Person {
  readonly userId: number
  readonly username: string
  /** How likely they sign in on a working day, on a day of the weekend, and a second time on the same day. */
  readonly weekday: number
  readonly weekend: number
  readonly again: number
  /** How likely they mistype the password at first. */
  readonly mistakes: number
  readonly office: Device
  readonly away: Device
  /** The moments between which they have an account that is enabled; without them all the time. */
  readonly from?: number
  readonly until?: number
}

const person = (
  [userId, username]: readonly [number, string],
  [weekday, weekend, again]: readonly [number, number, number],
  [office, away]: readonly [string, string],
): Person => ({
  userId,
  username,
  weekday,
  weekend,
  again,
  mistakes: 0.09,
  office: { address: `192.0.2.${10 + userId}`, agent: office },
  away: { address: `198.51.100.${40 + userId}`, agent: away },
})

/** The four of the demo. */
export const demoPeople: readonly Person[] = [
  person([1, 'admin'], [0.96, 0.22, 0.6], [agents.edge, agents.iphone]),
  person([2, 'editor'], [0.93, 0.12, 0.5], [agents.safari, agents.safari]),
  person([3, 'common'], [0.86, 0.06, 0.35], [agents.chrome, agents.android]),
  person([4, 'guest'], [0.4, 0.04, 0.1], [agents.firefox, agents.android]),
]

/** One try at signing in. */
export interface Attempt extends Device {
  readonly at: number
  readonly userId: number | null
  readonly username: string
  readonly result: SignInResult
}

/** A try at the name of one of the people, as a success. */
function visit({ userId, username }: Person, device: Device, at: number): Attempt {
  return { ...device, at, userId, username, result: 'success' }
}

/** A success, now and then after a mistyped password or, rarely, so many that the throttle stepped in. */
function withMistakes(random: RandomChoices, { mistakes: share }: Person, success: Attempt): Attempt[] {
  if (!random.isLikely(share)) return [success]
  const isThrottled = random.isLikely(0.2)
  const count = isThrottled ? 7 : 1 + random.below(2)
  const wait = isThrottled ? 18 * minute : 0
  const mistakes = Array.from({ length: count }, (_, index) => ({
    ...success,
    at: success.at - wait - (count - index) * 9_000,
    result: index < 5 ? ('wrongPassword' as const) : ('throttled' as const),
  }))
  return [...mistakes, success]
}

function dayOf(random: RandomChoices, who: Person, midnight: number): Attempt[] {
  if ((who.from ?? 0) > midnight || (who.until ?? Infinity) <= midnight + day) return []
  const isOff = isWeekend(midnight)
  if (!random.isLikely(isOff ? who.weekend : who.weekday)) return []
  const at = (from: number, hours: number) => midnight + from * hour + random.below(hours * hour)
  if (isOff) return withMistakes(random, who, visit(who, who.away, at(10, 11)))
  const morning = withMistakes(random, who, visit(who, who.office, at(8.4, 1.6)))
  if (!random.isLikely(who.again)) return morning
  const isLate = random.isLikely(0.2)
  const later = isLate ? visit(who, who.away, at(19.5, 3)) : visit(who, who.office, at(13, 4))
  return [...morning, ...withMistakes(random, who, later)]
}

/** Attempts with names of no user, by programs that scan for weak passwords. */
function scans(random: RandomChoices, midnight: number): Attempt[] {
  if (!random.isLikely(0.09)) return []
  const device = { address: `203.0.113.${60 + random.below(120)}`, agent: agents.script }
  const start = midnight + random.below(6 * hour)
  return ['root', 'administrator', 'test'].slice(random.below(2)).map((username, index) => ({
    ...device,
    at: start + index * 4_000,
    userId: null,
    username,
    result: 'unknownUser',
  }))
}

/** The midnight that the day of a moment began with. */
export function midnightOf(at: number): number {
  return Math.floor((at + zone) / day) * day - zone
}

/** Whether the day of that midnight is a Saturday or Sunday. */
export function isWeekend(midnight: number): boolean {
  return [0, 6].includes(new Date(midnight + zone).getUTCDay())
}

/** The tries of these people at signing in on so many days before `now`, oldest first: in office hours, and few at weekends. */
export function createAttempts(random: RandomChoices, now: number, people: readonly Person[], days: number): Attempt[] {
  const attempts = Array.from({ length: days }, (_, index) => {
    const midnight = midnightOf(now) - (days - 1 - index) * day
    const ofPeople = people.flatMap((who) => dayOf(random, who, midnight))
    return [...ofPeople, ...scans(random, midnight)]
  })
  return attempts
    .flat()
    .filter(({ at }) => at < now)
    .toSorted((a, b) => a.at - b.at)
}
