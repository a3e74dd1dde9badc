import type { Deps } from '#server/call/call'
import { createOneTimePassword } from '#server/credentials/one-time-password'
import { plainCode } from '#server/credentials/totp'
import { countOf } from '#server/db/count'
import type { Database } from '#server/db/schema'

/** How many recovery codes a set has. */
const setSize = 10

/** A plain hash does for 74 random bits. That of one user says nothing about the code of another. */
const hashOf = ({ sha256 }: Pick<Deps, 'sha256'>, userId: number, code: string) =>
  sha256(`${userId}:${plainCode(code)}`)

/** Counts the recovery codes that a user has left. */
export const countCodes = (db: Database, userId: number): Promise<number> =>
  countOf(db.selectFrom('recoveryCodes').where('userId', '=', userId).where('usedAt', 'is', null))

/** Ends the recovery codes of a user. */
export async function endCodes(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
}

/** Ends the recovery codes of a user without a factor, for whom they would open nothing. */
export async function endUselessCodes(db: Database, userId: number): Promise<void> {
  const app = db.selectFrom('factors').where('userId', '=', userId).where('confirmedAt', 'is not', null)
  const passkey = db.selectFrom('passkeys').where('userId', '=', userId)
  const hasFactor = (await countOf(app)) + (await countOf(passkey)) > 0
  if (!hasFactor) await endCodes(db, userId)
}

/** Gives a user new recovery codes in place of those before, and returns them: only their hashes are kept. */
export async function replaceCodes(db: Database, deps: Pick<Deps, 'sha256'>, userId: number): Promise<string[]> {
  const codes = Array.from({ length: setSize }, createOneTimePassword)
  await endCodes(db, userId)
  const values = codes.map((code) => ({ userId, codeHash: hashOf(deps, userId, code), usedAt: null }))
  await db.insertInto('recoveryCodes').values(values).execute()
  return codes
}

/** Marks a recovery code of a user as used. Returns false for an unknown or used code; of two calls with one code at the same time only one gets true. */
export async function takeCode(
  db: Database,
  deps: Pick<Deps, 'sha256'>,
  { userId, code, now }: { userId: number; code: string; now: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOf(deps, userId, code))
    .where('usedAt', 'is', null)
    .returning('codeId')
    .executeTakeFirst()
  return taken !== undefined
}
