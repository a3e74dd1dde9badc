import type { Messages } from '#server/db/engines/messages/messages'
import type { Database } from '#server/db/schema'

/** More people than these are not named in a message, which has a limit: then everybody reads their notices. */
const mostNamed = 500

/** Who has new notices: these users, or perhaps everybody. */
export interface NoticeEvent {
  readonly userIds: readonly number[] | 'all'
}

/** Tells all processes, once the transaction is committed, who has new notices. */
export async function sendEvent(
  messages: Messages,
  db: Database,
  { userIds }: { readonly userIds: readonly (number | null)[] },
): Promise<void> {
  const named = userIds.flatMap((userId) => userId ?? [])
  const isForAll = named.length < userIds.length || named.length > mostNamed
  await messages.send(db, JSON.stringify({ notices: isForAll ? 'all' : named }))
}

/** Returns who has new notices by a message; undefined where it is about something else, as one of another version can be. */
export function readEvent(text: string): NoticeEvent | undefined {
  try {
    const { notices } = JSON.parse(text) as { notices?: unknown }
    if (notices === 'all') return { userIds: 'all' }
    return Array.isArray(notices) ? { userIds: notices.filter((id) => typeof id === 'number') } : undefined
  } catch {
    return undefined
  }
}
