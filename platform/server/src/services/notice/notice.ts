import type { Insertable } from 'kysely'
import type { Deps } from '#server/call/call'
import type { SettingHost } from '#server/call/setting/runtime-settings'
import type { NoticeToSend } from '#server/call/message/notice'
import { sendAhead } from '#server/db/engines/statements/ahead'
import { chunksOf } from '#server/db/chunks'
import type { Database, NoticeTable } from '#server/db/schema'
import { statement, type Params } from '#server/db/statement'
import { sendEvent } from './notice-event'
import { mailNotice } from './notice-mail'
import { receiversOf } from './receiver'

/** The longest title and description, in characters. */
const most = { title: 100, description: 500 }

/** The parts that sending needs: a transaction, its moment, and the product. */
interface Sending {
  readonly db: Database
  readonly now: number
  readonly deps: SettingHost & Pick<Deps, 'product' | 'messages' | 'mail'>
}

/** Cuts a text, and never in the middle of a character. */
const cut = (text: string, length: number) => [...text].slice(0, length).join('')

/**
 * Sends a notice in the transaction of a write: it is there once that is committed, and the browsers of those who get it hear of it at once. Those who
 * chose so, or of a kind that is mailed have not chosen otherwise, get a mail besides.
 * Throws an Error where no module declares the kind, a user has no id, or the link is no path of the console.
 */
export async function sendNotice(
  { db, now, deps }: Sending,
  { kind, to, text, link = '', dueAt, state }: NoticeToSend,
): Promise<void> {
  const declared = deps.product.contract.noticeKinds[kind]
  if (!declared) throw new Error(`No module declares the kind of notices "${kind}".`)
  if (link !== '' && !/^\/(?![/\\])/.test(link))
    throw new Error(`A notice links to a path of the console, not "${link}".`)
  const { title, description = { zh: '', en: '' } } = text
  const content = {
    kind,
    link,
    list: declared.list ?? 'notifications',
    icon: declared.icon ?? 'lucide:bell',
    title: cut(title.zh, most.title),
    titleEn: cut(title.en, most.title),
    description: cut(description.zh, most.description),
    descriptionEn: cut(description.en, most.description),
    state: state ?? null,
    dueAt: dueAt ?? null,
    createdAt: now,
  } as const
  const receivers = receiversOf(to)
  if (receivers.length === 0) return
  await addNotices(
    db,
    receivers.map((receiver) => ({ ...content, ...receiver })),
  )
  await sendEvent(deps.messages, db, { userIds: receivers.map(({ userId }) => userId) })
  await mailNotice({ db, now, deps }, receivers, { kind, text, link })
}

type NewRow = Insertable<NoticeTable>

/** Adds one notice: a statement, since most writes that send one send it to one person. */
const addOne = statement((db, row: Params<NewRow>) => db.insertInto('notices').values(row as never), {
  isPrepared: true,
})

/** Adds rows, of which nobody hears. */
export async function addNotices(db: Database, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 1) await sendAhead(db, addOne.compile(db, rows[0]!))
  else for (const some of chunksOf(rows)) await db.insertInto('notices').values(some).execute()
}
