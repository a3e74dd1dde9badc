import type { Insertable } from 'kysely'
import type { Database } from '../db/schema'
import type { VerificationTable } from '../db/tables/session-tables'

/** Deletes challenges that no limit counts any more. */
export async function forgetChallenges(db: Database, until: number): Promise<void> {
  await db.deleteFrom('verifications').where('countsFrom', '<=', until).execute()
}

/** Keeps a new challenge. */
export async function insertChallenge(db: Database, challenge: Insertable<VerificationTable>): Promise<void> {
  await db.insertInto('verifications').values(challenge).execute()
}

/** Uses up an open challenge, which counts as missed until it is passed. Returns undefined where there is none. */
export function takeChallenge(
  db: Database,
  { challengeHash, address, after }: { challengeHash: string; address: string; after: number },
) {
  return db
    .updateTable('verifications')
    .set({ state: 'missed' })
    .where('challengeHash', '=', challengeHash)
    .where('state', '=', 'open')
    .where('address', '=', address)
    .where('countsFrom', '>', after)
    .returning(['id', 'kind', 'answer', 'countsFrom'])
    .executeTakeFirst()
}

/** Records that a challenge was passed, and the pass that was given for it. */
export async function passChallenge(
  db: Database,
  id: number,
  pass: { readonly passHash: string; readonly account: string; readonly passedAt: number },
): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ ...pass, state: 'passed' })
    .where('id', '=', id)
    .execute()
}

interface PassSearch {
  readonly passHash: string
  readonly purpose: string
  readonly account: string
  readonly address: string
  /** The pass was given after this moment. */
  readonly after: number
}

/** Uses a pass up. Returns whether there was one. */
export async function takePass(
  db: Database,
  { passHash, purpose, account, address, after }: PassSearch,
): Promise<boolean> {
  const row = await db
    .updateTable('verifications')
    .set({ state: 'spent' })
    .where('passHash', '=', passHash)
    .where('purpose', '=', purpose)
    .where('account', '=', account)
    .where('address', '=', address)
    .where('state', '=', 'passed')
    .where('passedAt', '>', after)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
