import type { Insertable } from 'kysely'
import type { Database } from '#server/db/schema'
import type { SessionTable } from '#server/db/tables/session-tables'

/** Adds sessions. */
export async function insertSessions(db: Database, sessions: readonly Insertable<SessionTable>[]): Promise<void> {
  if (sessions.length > 0) await db.insertInto('sessions').values(sessions).execute()
}

/** Locks a session, with all its tries before it. One that is locked keeps its password. */
export async function lockSession(db: Database, tokenHash: string, lockHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ locked: 1, lockHash, lockTries: 0 })
    .where('tokenHash', '=', tokenHash)
    .where('locked', '=', 0)
    .execute()
}

/** Counts a try at unlocking. Returns the hash of the lock-screen password, or undefined where `most` tries were made. */
export function takeLockTry(
  db: Database,
  tokenHash: string,
  most: number,
): Promise<{ lockHash: string | null } | undefined> {
  return db
    .updateTable('sessions')
    .set((eb) => ({ lockTries: eb('lockTries', '+', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('lockTries', '<', most)
    .returning('lockHash')
    .executeTakeFirst()
}

/** Gives back a try that was counted. */
export async function returnLockTry(db: Database, tokenHash: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({ lockTries: eb('lockTries', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('lockTries', '>', 0)
    .execute()
}

/** Gives a session another token and unlocks it. Returns whether there still was one with the old token. */
export async function replaceTokenHash(
  db: Database,
  tokenHash: string,
  changed: { readonly tokenHash: string; readonly lastSeenAt: number },
): Promise<boolean> {
  const replaced = await db
    .updateTable('sessions')
    .set({ ...changed, locked: 0, lockHash: null, lockTries: 0 })
    .where('tokenHash', '=', tokenHash)
    .returning('sessionId')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Notes that the person behind a session showed that it is them. */
export async function setReauthenticated(db: Database, sessionId: number, reauthAt: number): Promise<void> {
  await db.updateTable('sessions').set({ reauthAt }).where('sessionId', '=', sessionId).execute()
}
