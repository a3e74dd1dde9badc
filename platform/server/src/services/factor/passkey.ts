import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/db/schema'
import type { PasskeyTable } from '#server/db/tables/passkey-tables'
import { endUselessCodes } from './recovery-code'

export type PasskeyRow = Selectable<PasskeyTable>

/** Reads the passkeys of a user, the oldest first. */
export const readPasskeys = (db: Database, userId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').where('userId', '=', userId).selectAll().orderBy('passkeyId').execute()

/** Finds the passkey that an authenticator calls so, whose ever it is. */
export const findPasskey = (db: Database, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').where('credentialId', '=', credentialId).selectAll().executeTakeFirst()

/** Adds a passkey, unless there is one with its id. Returns whether it did. */
export async function addPasskey(db: Database, passkey: Insertable<PasskeyTable>): Promise<boolean> {
  const added = db.insertInto('passkeys').values(passkey)
  const row = await added
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('passkeyId')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes a use of a passkey. Returns whether it counts on from the one before: of two uses with the same count one does. An authenticator that
 * does not count says 0 each time.
 */
export async function usePasskey(
  db: Database,
  { passkeyId, counter }: Pick<PasskeyRow, 'passkeyId' | 'counter'>,
  use: { readonly agent: string; readonly now: number },
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, agent: use.agent, lastUsedAt: use.now })
    .where('passkeyId', '=', passkeyId)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .returning('passkeyId')
    .executeTakeFirst()
  return used !== undefined
}

export async function renamePasskey(db: Database, passkeyId: number, name: string): Promise<void> {
  await db.updateTable('passkeys').set({ name }).where('passkeyId', '=', passkeyId).execute()
}

/** Removes a passkey of a user. The last factor takes the recovery codes along. */
export async function removePasskey(db: Database, userId: number, passkeyId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('userId', '=', userId).where('passkeyId', '=', passkeyId).execute()
  await endUselessCodes(db, userId)
}
