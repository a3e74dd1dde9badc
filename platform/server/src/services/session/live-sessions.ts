import { isOpen, type SessionTimes } from '#server/call/setting/session-times'
import { chunksOf } from '#server/db/chunks'
import type { Database } from '#server/db/schema'

/** Returns those of the tokens, by their hashes, whose session could go on with a call now. */
export async function liveSessions(
  db: Database,
  tokenHashes: readonly string[],
  { now, times }: { readonly now: number; readonly times: SessionTimes },
): Promise<Set<string>> {
  const live = new Set<string>()
  for (const some of chunksOf(tokenHashes)) {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.userId', 'sessions.userId')
      .where('tokenHash', 'in', some)
      .where(isOpen(times, now))
      .where('sessions.locked', '=', 0)
      .where('users.status', '=', 1)
      .select('tokenHash')
      .execute()
    rows.forEach(({ tokenHash }) => live.add(tokenHash))
  }
  return live
}
