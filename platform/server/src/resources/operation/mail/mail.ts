import type { Output, Parsed } from 'atrium/contract/endpoint'
import type { mails, SentMail } from 'atrium/contract/system/operation/mail'
import type { Call } from '#server/call/call'
import { found } from '#server/call/checks/found'
import type { MailContent } from '#server/call/message/mail'
import { contains } from '#server/db/engines/like'
import { list, type RowOrder } from '#server/db/page'
import type { OutboxTable, Schema } from '#server/db/schema'
import type { Params } from '#server/db/statement'
import type { Selectable } from 'kysely'

type Query = Parsed<typeof mails.list>['query']
type Asked = Omit<Query, 'page' | 'size'>

const columns = [
  'messageId',
  'receiver',
  'title',
  'state',
  'attempts',
  'createdAt',
  'nextAt',
  'endedAt',
  'error',
  'isPrivate',
] as const

const moment = (at: number) => new Date(at).toISOString()

function presented({
  createdAt,
  nextAt,
  endedAt,
  isPrivate,
  ...row
}: Pick<Selectable<OutboxTable>, (typeof columns)[number]>): SentMail {
  return {
    ...row,
    createdAt: moment(createdAt),
    nextAt: row.state === 'waiting' ? moment(nextAt) : null,
    endedAt: endedAt === null ? null : moment(endedAt),
    isPrivate: isPrivate === 1,
  }
}

const readPage = list({
  from: (db, { receiver, title, state }: Params<Asked>) => {
    let query = db.selectFrom('outbox').where('kind', '=', 'mail')
    if (receiver) query = query.where((eb) => contains(eb, 'receiver', receiver))
    if (title) query = query.where((eb) => contains(eb, 'title', title))
    return state ? query.where('state', '=', state) : query
  },
  order: (): RowOrder<Schema, 'outbox'> => [
    ['createdAt', 'desc'],
    ['messageId', 'desc'],
  ],
  select: (all) => all.select(columns),
})

/** Returns mails, the latest first, without their text. */
export async function pageOfMails({ db }: Call, { page, size, ...asked }: Query): Promise<Output<typeof mails.list>> {
  const { items, pageInfo } = await readPage(db, asked, { page, size })
  return { items: items.map(presented), pageInfo }
}

export const readSetup = async ({ deps }: Call): Promise<Output<typeof mails.setup>> => ({
  isSetUp: deps.mail !== undefined,
  from: deps.mail?.from ?? '',
})

/** Returns the text of a mail; null where nobody may read it. */
export async function readText({ db }: Call, messageId: number): Promise<Output<typeof mails.text>> {
  const all = db.selectFrom('outbox').where('kind', '=', 'mail').where('messageId', '=', messageId)
  const { content, isPrivate } = found(await all.select(['content', 'isPrivate']).executeTakeFirst())
  if (isPrivate === 1) return null
  const { text, html } = JSON.parse(content) as MailContent
  return { text, html }
}
