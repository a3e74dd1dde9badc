import { chunksOf } from '#server/db/chunks'
import type { Database, OutboxKind } from '#server/db/schema'
import { planJob } from '../job/plan'
import { outbox } from './outbox-job'

/** A message to a place outside. */
export interface Message {
  readonly kind: OutboxKind
  /** Its receiver, in a form that people read. */
  readonly receiver: string
  readonly title: string
  /** The values that its delivery needs. */
  readonly content: object
  /** Whether nobody may read the content, which is deleted once the message is delivered or given up. */
  readonly isPrivate: boolean
}

interface Adding {
  readonly db: Database
  readonly now: number
}

/** Adds messages in the transaction of a write. They are delivered after its commit, by one of the processes, until they are done or given up. */
export async function addMessages({ db, now }: Adding, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ content, isPrivate, ...message }) => ({
    ...message,
    messageKey: crypto.randomUUID(),
    content: JSON.stringify(content),
    isPrivate: isPrivate ? (1 as const) : (0 as const),
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    nextAt: now,
    endedAt: null,
    error: '',
  }))
  for (const some of chunksOf(rows)) await db.insertInto('outbox').values(some).execute()
  await planJob(db, outbox, now)
}

/** Lets messages that were given up be delivered again. Those without a content, and others, stay as they are. */
export async function retryMessages({ db, now }: Adding, messageIds: readonly number[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, nextAt: now, endedAt: null })
    .where('messageId', 'in', [...messageIds])
    .where('state', '=', 'failed')
    .where('content', '<>', '')
    .execute()
  await planJob(db, outbox, now)
}
