import type { Parsed } from 'atrium/contract/endpoint'
import { platform } from 'atrium/contract/module/platform'
import type { Challenge, PurposeKind, verification, VerificationKind } from 'atrium/contract/untrusted/verification'
import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { createToken } from '#server/credentials/tokens'
import { forgetChallenges, insertChallenge } from '#server/credentials/verification-record'
import type { Database } from '#server/db/schema'
import { pieceSide, puzzleWidth, randomPlace } from './picture/place'
import { withPicture } from './picture/puzzle-queue'

/** How long a challenge can be checked, and how long one of the kind `wait` lasts at least, in milliseconds. */
export const challengeMillis = 2 * 60 * 1000
export const waitMillis = 20 * 1000

/** How long a challenge counts for the limits of its address, in milliseconds. */
const windowMillis = 15 * 60 * 1000
const mostChallenges = 100
const mostMisses = 15

const travel = puzzleWidth - pieceSide

/**
 * Makes a challenge of the kind that its purpose is declared with, and keeps what is right. Throws `verification.tooMany` for an address that
 * made or missed too many, and `verification.busy` where too many pictures are to be drawn.
 */
export async function startChallenge(
  call: Call,
  { purpose, wait }: Parsed<typeof verification.challenge>['body'],
): Promise<Challenge> {
  const declared = kindOf(call, purpose)
  if (declared === 'slide')
    return { kind: 'slide', ...(await keepChallenge(call, { purpose, kind: 'slide', answer: travel })), travel }
  if (wait) return startWait(call, purpose)
  // The place in the queue comes before the write, so that of a challenge without one nothing is kept.
  return withPicture(async (draw) => {
    const place = randomPlace()
    const kept = await keepChallenge(call, { purpose, kind: 'puzzle', answer: place.x })
    return { kind: 'puzzle', ...kept, travel, puzzle: await draw(place) }
  })
}

async function startWait(call: Call, purpose: string): Promise<Challenge> {
  const { id, seconds } = await keepChallenge(call, { purpose, kind: 'wait', answer: 0 })
  // A wait can be checked for as long as any other challenge, from its end on.
  return { kind: 'wait', id, seconds, wait: seconds - (challengeMillis - waitMillis) / 1000 }
}

interface Kept {
  readonly purpose: string
  readonly kind: VerificationKind
  readonly answer: number
}

/** Keeps what is right; returns the id of the challenge, and for how many seconds it can be checked. */
async function keepChallenge(call: Call, { purpose, kind, answer }: Kept) {
  const { deps, now, address } = call
  const id = createToken()
  const countsFrom = await deps.write(async (trx) => {
    await forgetChallenges(trx, now - windowMillis)
    await rejectTooMany(trx, call)
    const from = kind === 'wait' ? await endOfWaits(trx, call) : now
    const challenge = { purpose, kind, answer, address, at: now, countsFrom: from, state: 'open' as const }
    await insertChallenge(trx, { ...challenge, challengeHash: deps.sha256(id) })
    return from
  })
  return { id, seconds: Math.ceil((countsFrom + challengeMillis - now) / 1000) }
}

function kindOf({ deps }: Call, purpose: string): PurposeKind {
  const { declared: all } = deps.product.contract
  const running = all.filter((module) => module.name === platform.name || deps.modules.includes(module.name))
  const declared = running.find(({ verifications = {} }) => Object.hasOwn(verifications, purpose))
  return declared?.verifications?.[purpose] ?? rejectField('purpose', 'notOffered')
}

/** When the last open wait of an address ends, so that its waits run one after the other; now where there is none. */
async function endOfWaits(db: Database, { now, address }: Call): Promise<number> {
  const last = await db
    .selectFrom('verifications')
    .where('address', '=', address)
    .where('state', '=', 'open')
    .where('kind', '=', 'wait')
    .orderBy('countsFrom', 'desc')
    .limit(1)
    .select('countsFrom')
    .executeTakeFirst()
  return Math.max(now, (last?.countsFrom ?? 0) + waitMillis)
}

async function rejectTooMany(db: Database, { now, address }: Call): Promise<void> {
  const ofAddress = db
    .selectFrom('verifications')
    .where('address', '=', address)
    .where('at', '>', now - windowMillis)
    .orderBy('at', 'desc')
    .limit(1)
    .select('at')
  const missed = ofAddress.where('state', '=', 'missed').offset(mostMisses - 1)
  const oldest = [await missed.executeTakeFirst(), await ofAddress.offset(mostChallenges - 1).executeTakeFirst()]
  const reached = oldest.flatMap((row) => row?.at ?? [])
  if (!reached.length) return
  const millis = Math.max(...reached) + windowMillis - now
  throw new AppError('verification.tooMany', {
    retryAfter: Math.ceil(millis / 1000),
    values: { minutes: Math.ceil(millis / 60_000) },
  })
}
