import { sessionSeconds } from 'atrium/contract/session'
import { noPassword } from '#server/credentials/no-password'
import type { RandomChoices } from '#server/db/random-sequence'
import type { Database } from '#server/db/schema'
import {
  agents,
  createAttempts,
  demoPeople,
  type Attempt,
  type Person,
} from '#server/resources/log/history/sign-ins.seed'
import { insertSessions } from '#server/services/session/session'
import { companyDays, type Employee } from './people.seed'
import { roleIds } from './roles.seed'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const computers = [agents.edge, agents.edge, agents.chrome, agents.chrome, agents.safari, agents.firefox]
const phones = [agents.iphone, agents.android, agents.android]

/** People of one office share its addresses. */
const offices: Readonly<Record<string, number>> = { 杭州市: 0, 上海市: 8, 深圳市: 12, 北京市: 16 }

/** How likely somebody signs in on a working day. */
function eagerness(random: RandomChoices, roles: readonly number[]): number {
  if (roles.includes(roleIds.head) || roles.includes(roleIds.hr)) return 0.9
  if (roles.length > 1) return 0.8
  if (roles.includes(roleIds.intern)) return 0.05
  return random.pick([0.06, 0.1, 0.16, 0.24, 0.4])
}

function personOf(
  random: RandomChoices,
  { userId, username, roleIds: roles, city, createdAt, leftAt }: Employee,
): Person {
  const weekday = eagerness(random, roles)
  return {
    userId,
    username,
    weekday,
    weekend: weekday / 20,
    again: weekday / 4,
    mistakes: 0.04,
    from: createdAt,
    ...(leftAt !== undefined && { until: leftAt }),
    office: { address: `192.0.2.${20 + offices[city]! + random.below(4)}`, agent: random.pick(computers) },
    away: { address: `198.51.100.${1 + random.below(250)}`, agent: random.pick(phones) },
  }
}

/** Some try again after their account was disabled, or with a one-time password that is too old. */
function lateTries(random: RandomChoices, employees: readonly Employee[], now: number): Attempt[] {
  return employees.flatMap(({ userId, username, createdAt, leftAt, isKnown }): Attempt[] => {
    const device = { address: `198.51.100.${1 + random.below(250)}`, agent: random.pick(phones) }
    const later = (from: number) => from + day + random.below(3 * day)
    const tries: Attempt[] = []
    if (leftAt !== undefined && random.isLikely(0.5))
      tries.push({ ...device, userId, username, at: later(leftAt), result: 'disabled' })
    if (!isKnown && createdAt > now - 100 * day && random.isLikely(0.5))
      tries.push({ ...device, userId, username, at: later(createdAt), result: 'passwordExpired' })
    return tries.filter(({ at }) => at < now)
  })
}

/** All tries at signing in, oldest first. */
export function createCompanyAttempts(random: RandomChoices, employees: readonly Employee[], now: number): Attempt[] {
  const people = [
    ...demoPeople,
    ...employees.filter(({ isKnown }) => isKnown).map((employee) => personOf(random, employee)),
  ]
  const attempts = createAttempts(random, now, people, companyDays)
  return [...attempts, ...lateTries(random, employees, now)].toSorted((a, b) => a.at - b.at)
}

const mostSessions = 60

/** Sessions of those who signed in last and are not signed out. Their tokens are nowhere: no text with these hashes is known. */
export async function seedSessions(db: Database, random: RandomChoices, attempts: readonly Attempt[], now: number) {
  const signedIn = attempts.filter(({ result, userId, at }) => result === 'success' && userId && at > now - 3 * day)
  const latest = new Map(signedIn.map((attempt) => [attempt.userId!, attempt]))
  const hex = () => Array.from({ length: 64 }, () => random.below(16).toString(16)).join('')
  const rows = [...latest.values()].slice(-mostSessions).map(({ userId, at, address, agent }) => {
    const lock = random.isLikely(0.1) ? ({ locked: 1, lockHash: noPassword } as const) : { locked: 0 as const }
    const lastSeenAt = Math.min(now - random.below(20 * minute), at + random.below(8 * hour))
    const times = { createdAt: at, lastSeenAt: Math.max(at, lastSeenAt), expiresAt: at + sessionSeconds * 1000 }
    return { userId: userId!, address, agent, lockHash: null, tokenHash: hex(), ...times, ...lock }
  })
  await insertSessions(db, rows)
}
