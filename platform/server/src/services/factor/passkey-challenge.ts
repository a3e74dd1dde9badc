import type { Deps } from '#server/call/call'
import { createToken } from '#server/credentials/tokens'
import type { Database } from '#server/db/schema'
import type { PasskeyPurpose } from '#server/db/tables/passkey-tables'

/** How long a challenge is good for, in milliseconds. */
export const challengeMillis = 5 * 60 * 1000

/** The most challenges of one address before a sign-in: behind it may be an office. A further one takes the place of the oldest. */
const mostOfAddress = 300

/** The use that a challenge is made for. */
export interface ChallengeUse {
  readonly purpose: PasskeyPurpose
  /** The session of the caller; null before there is one. */
  readonly sessionId: number | null
}

/** The parts of a call that challenges need. */
interface ChallengeCall {
  readonly db: Database
  readonly deps: Pick<Deps, 'sha256' | 'write'>
  readonly now: number
  readonly address: string
}

/** Makes a challenge and keeps its hash, with the handle of the person whom a new passkey is for. A session has one for each purpose. */
export async function makeChallenge(
  { deps, now, address }: ChallengeCall,
  use: ChallengeUse,
  userHandle: string | null = null,
): Promise<string> {
  const challenge = createToken()
  await deps.write(async (trx) => {
    const all = trx.deleteFrom('passkeyChallenges')
    await all.where('createdAt', '<=', now - challengeMillis).execute()
    if (use.sessionId === null) await makeRoom(trx, address)
    else await all.where('sessionId', '=', use.sessionId).where('purpose', '=', use.purpose).execute()
    const { purpose, sessionId } = use
    const values = { purpose, sessionId, userHandle, challengeHash: deps.sha256(challenge), address, createdAt: now }
    await trx.insertInto('passkeyChallenges').values(values).execute()
  })
  return challenge
}

async function makeRoom(trx: Database, address: string): Promise<void> {
  const ofAddress = trx.selectFrom('passkeyChallenges').where('address', '=', address).where('sessionId', 'is', null)
  const oldest = ofAddress
    .select('challengeHash')
    .orderBy('createdAt', 'desc')
    .limit(mostOfAddress)
    .offset(mostOfAddress - 1)
  await trx.deleteFrom('passkeyChallenges').where('challengeHash', 'in', oldest).execute()
}

/** Takes a challenge that was made for this a short while ago. Returns undefined where there was none: of two calls at once one gets it. */
export async function takeChallenge(
  { db, deps, now }: ChallengeCall,
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<{ userHandle: string | null } | undefined> {
  return db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', deps.sha256(challenge))
    .where('purpose', '=', purpose)
    .where('sessionId', sessionId === null ? 'is' : '=', sessionId)
    .where('createdAt', '>', now - challengeMillis)
    .returning('userHandle')
    .executeTakeFirst()
}
