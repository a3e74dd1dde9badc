import type { Selectable } from 'kysely'
import type { Database } from '#server/db/schema'
import type { FactorTable } from '#server/db/tables/factor-tables'
import { endCodes, endUselessCodes } from './recovery-code'

export type FactorRow = Selectable<FactorTable>

/** How long a factor may take from its beginning to its first code, in milliseconds. */
const setUpMillis = 15 * 60 * 1000

const ofUser = (db: Database, userId: number) => db.selectFrom('factors').where('userId', '=', userId)

/** Reads the factors of a user that count at a sign-in, the oldest first. */
export const readFactors = (db: Database, userId: number): Promise<FactorRow[]> =>
  ofUser(db, userId).where('confirmedAt', 'is not', null).selectAll().orderBy('factorId').execute()

/** Adds a factor that counts for nothing until `confirmFactor`, in place of others that were begun and not confirmed. */
export async function beginFactor(
  db: Database,
  factor: Pick<FactorRow, 'userId' | 'kind' | 'name' | 'secret'>,
  now: number,
): Promise<number> {
  await db.deleteFrom('factors').where('userId', '=', factor.userId).where('confirmedAt', 'is', null).execute()
  const added = db.insertInto('factors').values({ ...factor, createdAt: now, confirmedAt: null, lastUsedAt: null })
  return (await added.returning('factorId').executeTakeFirstOrThrow()).factorId
}

/** Reads a factor of a user that was begun a short while ago and is not confirmed. */
export const readBegun = (db: Database, userId: number, factorId: number, now: number) =>
  ofUser(db, userId)
    .where('factorId', '=', factorId)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', now - setUpMillis)
    .selectAll()
    .executeTakeFirst()

/** Makes a factor count, whose code of a step was right. That code is used. */
export async function confirmFactor(db: Database, factorId: number, step: number, now: number): Promise<void> {
  await db.updateTable('factors').set({ confirmedAt: now, lastStep: step }).where('factorId', '=', factorId).execute()
}

/** Takes the code of a step, unless it or a later one was taken already. Returns whether it did: of two calls at once one does. */
export async function takeStep(db: Database, factorId: number, step: number, now: number): Promise<boolean> {
  const taken = await db
    .updateTable('factors')
    .set({ lastStep: step, lastUsedAt: now })
    .where('factorId', '=', factorId)
    .where('lastStep', '<', step)
    .returning('factorId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function renameFactor(db: Database, factorId: number, name: string): Promise<void> {
  await db.updateTable('factors').set({ name }).where('factorId', '=', factorId).execute()
}

/** Removes an app of a user. The last factor takes the recovery codes along. */
export async function removeFactor(db: Database, userId: number, factorId: number): Promise<void> {
  await db.deleteFrom('factors').where('userId', '=', userId).where('factorId', '=', factorId).execute()
  await endUselessCodes(db, userId)
}

/** Removes all apps, passkeys and recovery codes of a user, also those that are being set up. */
export async function removeFactors(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('factors').where('userId', '=', userId).execute()
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute()
  await endCodes(db, userId)
}
