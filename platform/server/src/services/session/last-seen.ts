import type { Actor } from '#server/call/actor'
import type { Deps } from '#server/call/call'
import type { Database } from '#server/db/schema'

/** How long a session may go unwritten: `lastSeenAt` is this exact, in milliseconds. */
const seenMillis = 60_000
/** How long a call waits for its mark, in milliseconds. A mark that takes longer is written behind it. */
const patienceMillis = 50

/** Until when a database gets no marks: one takes long, or the last one failed. */
const pauses = new WeakMap<Database, number>()

/** Marks the session of a call as seen, see `markUse`. */
export const markSeen = (deps: Deps, actor: Actor, now: number): Promise<void> =>
  markUse(deps, actor, now, (db) =>
    db.updateTable('sessions').set({ lastSeenAt: now }).where('sessionId', '=', actor.sessionId).execute(),
  )

/**
 * Marks what a call came with as used, where the last mark is a minute old. A database that stores nothing at the moment
 * neither fails the call nor holds it up: it is a warning in the log, and another try a minute later.
 */
export async function markUse(
  { db, log }: Deps,
  { lastSeenAt }: Actor,
  now: number,
  mark: (db: Database) => Promise<unknown>,
): Promise<void> {
  if (now - lastSeenAt <= seenMillis || now < (pauses.get(db) ?? 0)) return
  const marked = mark(db).then(
    () => void pauses.delete(db),
    (error: unknown) => {
      pauses.set(db, now + seenMillis)
      log('warn', 'session not marked as seen', { error: String(error) })
    },
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      pauses.set(db, Infinity)
      resolve()
    }, patienceMillis)
  })
  await Promise.race([marked, late])
  clearTimeout(timer)
}
