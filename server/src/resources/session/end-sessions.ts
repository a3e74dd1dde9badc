import type { Database } from '../../db/schema'

/** Ends all sessions of these users, but the one to be kept. They answer 401 from the next call on. */
export async function endSessions(db: Database, userIds: readonly number[], keptSession = 0): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', 'in', [...userIds])
    .where('sessionId', '<>', keptSession)
    .execute()
}
