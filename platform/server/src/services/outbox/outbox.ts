import { runAhead, sendAhead } from '#server/db/engines/statements/ahead'
import { chunksOf } from '#server/db/chunks'
import type { Database, OutboxKind, OutboxTable } from '#server/db/schema'
import { statement, type Params } from '#server/db/statement'
import type { Insertable } from 'kysely'
import { planJob } from '../job/plan'
import { outboxSchedule } from './outbox-schedule'

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
  /** The webhook that it is for. */
  readonly targetId?: number
}

interface Adding {
  readonly db: Database
  readonly now: number
}

type NewRow = Omit<Insertable<OutboxTable>, 'messageId' | 'response'>

interface Added {
  readonly runsAt: number | null
}

/** Adds one message, and returns when the job runs next: one statement, since most writes that add some add one, and wait for it. */
const addOne = statement(
  (db, { row, key }: Params<{ row: NewRow; key: string }>) =>
    db
      .insertInto('outbox')
      .values(row as never)
      .returning((eb) => eb.selectFrom('jobs').where('jobKey', '=', key).select('nextAt').as('runsAt')),
  { isPrepared: true },
)

/** Adds messages in the transaction of a write. They are delivered after its commit, by one of the processes, until they are done or given up. */
export async function addMessages({ db, now }: Adding, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ content, isPrivate, targetId = null, ...message }): NewRow => ({
    ...message,
    targetId,
    messageKey: crypto.randomUUID(),
    content: JSON.stringify(content),
    isPrivate: isPrivate ? (1 as const) : (0 as const),
    state: 'waiting' as const,
    attempts: 0,
    createdAt: now,
    nextAt: now,
    endedAt: null,
    error: '',
    downUntil: null,
    responseStatus: null,
    duration: null,
  }))
  if (rows.length === 1) {
    const added = await sendAhead(db, addOne.compile(db, { row: rows[0]!, key: outboxSchedule.key }))
    await runAhead(db, planUnlessPlanned(db, now, added))
    return
  }
  for (const some of chunksOf(rows)) await db.insertInto('outbox').values(some).execute()
  await planJob(db, outboxSchedule, now)
}

/** Lets the job run for a message. Mostly it is about to run anyway. */
async function planUnlessPlanned(db: Database, now: number, added: () => Promise<Added[]>): Promise<void> {
  const [{ runsAt } = { runsAt: null }] = await added()
  if (runsAt === null || runsAt > now) await planJob(db, outboxSchedule, now)
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
  await planJob(db, outboxSchedule, now)
}

/** Deletes the messages to webhooks that are deleted. */
export async function removeMessagesTo(db: Database, webhookIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('targetId', 'in', [...webhookIds])
    .execute()
}

/** Deletes the mails to an address, also those that wait. */
export async function removeMailsTo(db: Database, address: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'mail')
    .where((eb) => eb(eb.fn<string>('lower', ['receiver']), '=', address.toLowerCase()))
    .execute()
}
