import type { SettingHost } from '#server/call/setting/runtime-settings'
import { isOpen, readSessionTimes } from '#server/call/setting/session-times'
import type { Database } from '#server/db/schema'

/** Returns how many sessions have not ended at a moment, in milliseconds since 1970. */
export async function countSessions(db: Database, deps: SettingHost, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOpen(await readSessionTimes(db, deps), now))
    .executeTakeFirstOrThrow()
  return count
}
