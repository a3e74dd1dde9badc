import { sql } from 'kysely'
import type { Computed } from '#server/crud/kind-table'

/** A value of the latest message to the webhook of the row that was tried. */
const ofLatest = (value: ReturnType<typeof sql>) =>
  sql`(select ${value} from outbox where target_id = webhooks.webhook_id and attempts > 0 order by created_at desc, message_id desc limit 1)`

export const lastStateOf: Computed = () => sql`coalesce(${ofLatest(sql`state`)}, '')`

/** When it ended; of one that waits for another attempt, when it was sent. */
export const lastAtOf: Computed = () => ofLatest(sql`coalesce(ended_at, created_at)`)

export const waitingOf: Computed = () =>
  sql`(select count(*) from outbox where target_id = webhooks.webhook_id and state = 'waiting')`
