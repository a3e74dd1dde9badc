import type { Database } from '#server/db/schema'

const dayMillis = 86_400_000
/** For how many days sizes are kept. */
const keptDays = 400

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Notes the size of the database for a day, in bytes, and deletes those of long ago. The latest size of a day counts. */
export async function noteDatabaseSize(db: Database, bytes: number, now: number): Promise<void> {
  await db
    .insertInto('databaseSizes')
    .values({ day: dayOf(now), bytes })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ bytes }))
    .execute()
  await db
    .deleteFrom('databaseSizes')
    .where('day', '<', dayOf(now - keptDays * dayMillis))
    .execute()
}

/** Reads the sizes of the last days that have one, the latest last. */
export async function readDatabaseSizes(db: Database, days: number): Promise<{ day: string; bytes: number }[]> {
  const rows = await db.selectFrom('databaseSizes').selectAll().orderBy('day', 'desc').limit(days).execute()
  return rows.toReversed()
}
