import type { Parsed } from 'atrium/contract/endpoint'
import type { MissReason, verification, VerificationOutcome } from 'atrium/contract/untrusted/verification'
import type { Call } from '#server/call/call'
import { createToken } from '#server/credentials/tokens'
import { passChallenge, takeChallenge } from '#server/credentials/verification-record'
import { challengeMillis, waitMillis } from './challenge'
import { isOfHand } from './track'

/** How far from the right position a piece may be let go, in pixels of the picture. */
const tolerance = 5

/**
 * Checks a challenge and returns a pass, or why there is none. The challenge is used up before anything is compared, so that of two checks at the same time
 * one finds none.
 */
export async function checkChallenge(
  call: Call,
  { id, account, position, track }: Parsed<typeof verification.check>['body'],
): Promise<VerificationOutcome> {
  const { db, now, deps, address } = call
  const challengeHash = deps.sha256(id)
  const challenge = await takeChallenge(db, { challengeHash, address, after: now - challengeMillis })
  if (!challenge) return { passed: false, reason: 'gone' }
  const reason = missOf(challenge, { position, track, age: now - challenge.countsFrom })
  if (reason) return { passed: false, reason }
  const pass = createToken()
  const given = { passHash: deps.sha256(pass), account: account.toLowerCase(), passedAt: now }
  await passChallenge(db, challenge.id, given)
  return { passed: true, pass }
}

interface Try extends Pick<Parsed<typeof verification.check>['body'], 'position' | 'track'> {
  /** Of the challenge, in milliseconds. */
  age: number
}

/** Why a try is wrong; undefined for a right one. */
function missOf(
  { kind, answer }: { kind: string; answer: number },
  { position, track, age }: Try,
): MissReason | undefined {
  if (kind === 'wait') return age < waitMillis ? 'missed' : undefined
  if (Math.abs(position - answer) > tolerance) return 'missed'
  return isOfHand(track, { position, age }) ? undefined : 'unnatural'
}
