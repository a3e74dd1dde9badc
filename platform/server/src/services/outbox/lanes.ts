import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Database, OutboxTable, Schema } from '#server/db/schema'

/** Messages that go the same way: all mails, or those to one webhook. */
export type Lane = Pick<Selectable<OutboxTable>, 'kind' | 'targetId'>

/** Returns the name of a lane. */
export const laneOf = ({ kind, targetId }: Lane): string => `${kind} ${targetId ?? ''}`

type Messages = SelectQueryBuilder<Schema, 'outbox', object>

/** Those of some messages that are to be delivered now. */
export const isDue = (messages: Messages, now: number): Messages =>
  messages.where('state', '=', 'waiting').where('nextAt', '<=', now)

/** Those of some messages that are of a lane. */
export const ofLane = (messages: Messages, { kind, targetId }: Lane): Messages =>
  messages.where('kind', '=', kind).where('targetId', targetId === null ? 'is' : '=', targetId)

/** Returns the lanes of some messages, each with the time of its first one, the earliest first. */
export const firstOf = (messages: Messages) =>
  messages
    .groupBy(['kind', 'targetId'])
    .select(({ fn }) => ['kind', 'targetId', fn.min('nextAt').as('firstAt')])
    .orderBy('firstAt')
    .execute()

/** Lets a lane wait until a time. It is kept with messages of it, whose state does not count. */
export const pauseLane = (db: Database, messageIds: readonly number[], until: number) =>
  db
    .updateTable('outbox')
    .set({ downUntil: until })
    .where('messageId', 'in', [...messageIds])
    .execute()

/** Returns until when lanes wait, by their names. */
export async function pausesOf(db: Database, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('outbox')
    .where('downUntil', '>', now)
    .groupBy(['kind', 'targetId'])
    .select(({ fn }) => ['kind', 'targetId', fn.max('downUntil').as('until')])
    .execute()
  return new Map(rows.map((row) => [laneOf(row), Number(row.until)]))
}
