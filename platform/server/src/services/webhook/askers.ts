import { isAskedFor } from 'atrium/contract/system/operation/webhook-events'
import type { Deps } from '#server/call/call'
import type { Database } from '#server/db/schema'
import { statement } from '#server/db/statement'
import type { Message } from '../outbox/outbox'

/** The parts that sending an event needs: a transaction, its moment, and the product. */
export interface EventSending {
  readonly db: Database
  readonly now: number
  readonly deps: Pick<Deps, 'product' | 'webhooks'>
}

/** A webhook that is enabled, with the events that it asks for. */
export interface Asker {
  readonly webhookId: number
  readonly webhookName: string
  readonly events: readonly string[]
}

const enabled = statement(
  (db) =>
    db
      .selectFrom('webhooks')
      .where('status', '=', 1)
      .select(['webhookId', 'webhookName', 'events'])
      .orderBy('webhookId'),
  { isPrepared: true },
)

/** Those of transactions that have read them: a write with an event of its own has that of its records besides. */
const known = new WeakMap<Database, Promise<readonly Asker[]>>()

/**
 * Returns the webhooks that are enabled, as the transaction found them: a change counts from the next write on, in every process. Returns none
 * where webhooks cannot be delivered.
 */
export async function readAskers({ db, deps }: EventSending): Promise<readonly Asker[]> {
  if (!deps.webhooks) return []
  const reading = known.get(db) ?? readEnabled(db)
  if (db.isTransaction) known.set(db, reading)
  return reading
}

async function readEnabled(db: Database): Promise<readonly Asker[]> {
  const rows = await enabled(db)
  return rows.map((row) => ({ ...row, events: JSON.parse(row.events) as string[] }))
}

/** An event: its type, and `data` of its payload. */
export interface WebhookEventData {
  readonly type: string
  readonly data: object
}

/** Returns the messages of an event to those of some webhooks that ask for it. */
export function messagesTo(askers: readonly Asker[], { type, data }: WebhookEventData, now: number): Message[] {
  const content = { type, timestamp: new Date(now).toISOString(), data }
  return askers
    .filter(({ events }) => isAskedFor(type, events))
    .map(({ webhookId, webhookName }) => ({
      kind: 'webhook',
      receiver: webhookName,
      title: type,
      content,
      isPrivate: false,
      targetId: webhookId,
    }))
}
