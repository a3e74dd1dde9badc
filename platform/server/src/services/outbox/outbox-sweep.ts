import type { Database } from '#server/db/schema'

const dayMillis = 86_400_000
/** How many one call deletes at most of each, so that other writes get their turn. */
const mostRows = 5000

interface Limits {
  readonly now: number
  /** How long messages are kept that were delivered, in days. */
  readonly messageDays: number
  /** How long those are that were given up. */
  readonly failedMessageDays: number
}

/** Selects messages of one state that ended more than so many days ago. */
export const selectOldMessages = (
  db: Database,
  state: 'done' | 'failed',
  { now, days }: { readonly now: number; readonly days: number },
) =>
  db
    .selectFrom('outbox')
    .where('state', '=', state)
    .where('endedAt', '<', now - days * dayMillis)

/** Deletes messages that were delivered or given up long ago. */
export async function sweepOutbox(db: Database, { now, messageDays, failedMessageDays }: Limits): Promise<void> {
  const kept = { done: messageDays, failed: failedMessageDays } as const
  for (const state of ['done', 'failed'] as const) {
    const old = selectOldMessages(db, state, { now, days: kept[state] })
      .select('messageId')
      .orderBy('endedAt')
      .limit(mostRows)
    await db.deleteFrom('outbox').where('messageId', 'in', old).execute()
  }
}
