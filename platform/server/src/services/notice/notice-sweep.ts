import type { Database } from '#server/db/schema'

/** How long notices are kept, in milliseconds: 90 days. */
const keptMillis = 90 * 86_400_000
/** How many one call deletes at most, so that other writes get their turn. */
const mostRows = 5000

/** Deletes notices that are too old, with the marks of people on them, but no to-do before it is due. */
export async function sweepNotices(db: Database, now: number): Promise<void> {
  const old = db
    .selectFrom('notices')
    .where('createdAt', '<', now - keptMillis)
    .where((eb) => eb.or([eb('dueAt', 'is', null), eb('dueAt', '<', now)]))
    .select('noticeId')
    .orderBy('createdAt')
    .limit(mostRows)
  await db.deleteFrom('notices').where('noticeId', 'in', old).execute()
}
