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

/** Returns the lanes with messages that wait, each with the time of its first one. */
export const firstDue = (db: Database) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .groupBy(['kind', 'targetId'])
    .select(({ fn }) => ['kind', 'targetId', fn.min('nextAt').as('nextAt')])
    .execute()
