import type { Parsed } from '@atrium/contract/endpoint'
import type { verification } from '@atrium/contract/untrusted/verification'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { createToken } from '#server/credentials/tokens'
import { challengeMillis, waitMillis } from './challenge'
import { isOfHand } from './track'

/** How far from the right position a piece may be let go, in pixels of the picture. */
const tolerance = 5

/**
 * Checks a challenge and answers a pass. The challenge is used up before anything is compared, so that of two checks at the same time
 * one finds none.
 */
export async function checkChallenge(
  call: Call,
  { id, account, position, track }: Parsed<typeof verification.check>['body'],
): Promise<string> {
  const { db, now, deps, address } = call
  const challenge = await db
    .updateTable('verifications')
    .set({ state: 'missed' })
    .where('challengeHash', '=', deps.sha256(id))
    .where('state', '=', 'open')
    .where('address', '=', address)
    .where('countsFrom', '>', now - challengeMillis)
    .returning(['id', 'kind', 'answer', 'countsFrom'])
    .executeTakeFirst()
  if (!challenge) throw new AppError('verification.gone')
  const age = now - challenge.countsFrom
  if (challenge.kind === 'wait') {
    if (age < waitMillis) throw new AppError('verification.missed')
  } else {
    if (Math.abs(position - challenge.answer) > tolerance) throw new AppError('verification.missed')
    if (!isOfHand(track, { position, age })) throw new AppError('verification.unnatural')
  }
  const pass = createToken()
  await db
    .updateTable('verifications')
    .set({ state: 'passed', passHash: deps.sha256(pass), account: account.toLowerCase(), passedAt: now })
    .where('id', '=', challenge.id)
    .execute()
  return pass
}
