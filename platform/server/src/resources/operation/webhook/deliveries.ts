import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { Delivery, webhooks } from 'atrium/contract/system/operation/webhook'
import type { Language } from 'atrium/contract/language'
import type { Selectable } from 'kysely'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import { webhookErrorText } from '#server/call/message/webhook-error'
import { list, type RowOrder } from '#server/db/page'
import type { OutboxTable, Schema } from '#server/db/schema'
import type { Params } from '#server/db/statement'

type Query = Parsed<typeof webhooks.deliveries>['query']
type Asked = Omit<Query, 'page' | 'size'>

const columns = [
  'messageId',
  'messageKey',
  'title',
  'state',
  'attempts',
  'createdAt',
  'nextAt',
  'endedAt',
  'responseStatus',
  'duration',
  'error',
] as const

const moment = (at: number) => new Date(at).toISOString()

type Row = Pick<Selectable<OutboxTable>, (typeof columns)[number]>

const presented = ({ title: type, createdAt, nextAt, endedAt, error, ...row }: Row, language: Language): Delivery => ({
  ...row,
  type,
  createdAt: moment(createdAt),
  nextAt: row.state === 'waiting' ? moment(nextAt) : null,
  endedAt: endedAt === null ? null : moment(endedAt),
  error: webhookErrorText(error, language),
})

const readPage = list({
  from: (db, { webhookId, state }: Params<Asked>) => {
    const query = db.selectFrom('outbox').where('targetId', '=', webhookId)
    return state ? query.where('state', '=', state) : query
  },
  order: (): RowOrder<Schema, 'outbox'> => [
    ['createdAt', 'desc'],
    ['messageId', 'desc'],
  ],
  select: (all) => all.select(columns),
})

/** Returns the deliveries of a webhook, the latest first, without their payload. */
export async function pageOfDeliveries(
  { db, language }: Call,
  { page, size, ...asked }: Query,
): Promise<Output<typeof webhooks.deliveries>> {
  const { items, pageInfo } = await readPage(db, asked, { page, size })
  return { items: items.map((row) => presented(row, language)), pageInfo }
}

/** Returns the payload of a delivery and the beginning of its latest response. */
export async function readDelivery({ db }: Call, messageId: number): Promise<Output<typeof webhooks.delivery>> {
  const row = await db
    .selectFrom('outbox')
    .where('messageId', '=', messageId)
    .where('kind', '=', 'webhook')
    .select(['content', 'response'])
    .executeTakeFirst()
  const { content: payload, response } = found(row)
  return { payload, response }
}
