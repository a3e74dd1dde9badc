import type { Database } from '#server/db/schema'

const dayMillis = 86_400_000
/** How many one call deletes at most, so that other writes get their turn. */
const mostRows = 5000

interface Limit {
  readonly now: number
  readonly days: number
}

/** Selects the notices that are older than so many days, but no to-do before it is due. */
export const selectOldNotices = (db: Database, { now, days }: Limit) =>
  db
    .selectFrom('notices')
    .where('createdAt', '<', now - days * dayMillis)
    .where((eb) => eb.or([eb('dueAt', 'is', null), eb('dueAt', '<', now)]))

/** Deletes notices that are too old, with the marks of people on them. */
export async function sweepNotices(db: Database, limit: Limit): Promise<void> {
  const old = selectOldNotices(db, limit).select('noticeId').orderBy('createdAt').limit(mostRows)
  await db.deleteFrom('notices').where('noticeId', 'in', old).execute()
}

/** Deletes the notices that are for one person alone. */
export async function removeNoticesTo(db: Database, userId: number): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('userId', '=', userId)
    .where('roleId', 'is', null)
    .where('permission', '=', '')
    .execute()
}
