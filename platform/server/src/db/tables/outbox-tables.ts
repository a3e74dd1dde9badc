import type { MessageState } from 'atrium/contract/system/operation/message'
import type { Generated } from 'kysely'
import type { Flag, Millis } from './column-types'

/** The kinds of messages in the outbox, each with a way of its own to be delivered. */
export type OutboxKind = 'mail' | 'webhook'

/** A message to a place outside, such as a mail, see `services/outbox`. */
export interface OutboxTable {
  messageId: Generated<number>
  kind: OutboxKind
  /** The same in each attempt, so that a receiver recognises a message that comes twice. */
  messageKey: string
  receiver: string
  title: string
  /** JSON; of a private one empty once it is delivered or given up. */
  content: string
  /** Whether nobody may read the content. */
  isPrivate: Flag
  state: MessageState
  /** How often delivery was tried. */
  attempts: number
  createdAt: Millis
  /** When it is tried next; during an attempt, when another process may take it. */
  nextAt: Millis
  endedAt: Millis | null
  /** Why the latest attempt failed. */
  error: string
  /** The webhook that a message is for; null for a mail. */
  targetId: number | null
  /** Until when all messages of its kind and target wait, since this one met a receiver that is down; null where it did not. */
  downUntil: Millis | null
  /** The HTTP status of the latest response of a webhook; null without one. */
  responseStatus: number | null
  /** How long the latest attempt took, in milliseconds; null for a mail. */
  duration: number | null
  /** The beginning of the body of that response. */
  response: Generated<string>
}

/** An address outside that is sent events. */
export interface WebhookTable {
  webhookId: Generated<number>
  webhookName: string
  url: string
  /** JSON: types of events. */
  events: string
  status: Generated<Flag>
  remark: string
  version: Generated<number>
}

/** A secret that a webhook signs with, apart from it so that no list and no log can have it. */
export interface WebhookSecretTable {
  secretId: Generated<number>
  webhookId: number
  secret: string
  /** When it signs no longer; null for the newest one. */
  endsAt: Millis | null
}
