import type { Database } from '#server/db/schema'

const day = 86_400_000
/** How long messages are kept, in milliseconds: one that was given up for longer, so that it can be sent again. */
const kept = { done: 30 * day, failed: 90 * day } as const
/** How many one call deletes at most of each, so that other writes get their turn. */
const mostRows = 5000

/** Deletes messages that were delivered or given up long ago. */
export async function sweepOutbox(db: Database, now: number): Promise<void> {
  for (const state of ['done', 'failed'] as const) {
    const old = db
      .selectFrom('outbox')
      .where('state', '=', state)
      .where('endedAt', '<', now - kept[state])
      .select('messageId')
      .orderBy('endedAt')
      .limit(mostRows)
    await db.deleteFrom('outbox').where('messageId', 'in', old).execute()
  }
}
