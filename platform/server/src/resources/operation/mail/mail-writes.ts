import { mail } from 'atrium/contract/system/operation/mail.record'
import { AppError } from '#server/call/app-error'
import type { WriteCall } from '#server/call/write-call'
import { retryMessages } from '#server/services/outbox/outbox'

/** Lets mails that were given up be sent again, unless they are private. Throws `mail.notSetUp` without a mail server. */
export async function retryMails({ db, now, deps, changed }: WriteCall, messageIds: number[]): Promise<null> {
  if (!deps.mail) throw new AppError(mail.errors.notSetUp)
  const rows = await db
    .selectFrom('outbox')
    .where('messageId', 'in', messageIds)
    .where('kind', '=', 'mail')
    .where('state', '=', 'failed')
    .where('isPrivate', '=', 0)
    .select(['messageId', 'title', 'receiver'])
    .execute()
  const ids = rows.map(({ messageId }) => messageId)
  if (ids.length > 0) await retryMessages({ db, now }, ids)
  for (const { messageId: id, ...row } of rows) changed({ id, before: row, after: row })
  return null
}

/** Sends a mail to the actor. Throws `mail.notSetUp` without a mail server, and `mail.noAddress` where the actor has no address. */
export async function sendTest({ mail: send, actor, language }: WriteCall): Promise<null> {
  const outcome = await send({
    to: { userId: actor.userId },
    language,
    subject: { zh: '测试邮件', en: 'Test mail' },
    text: [{ zh: '收到这封邮件，说明邮件设置正确。', en: 'This mail has arrived, so mail is set up well.' }],
    link: { path: '/system/operation/mail', text: { zh: '查看邮件', en: 'See mails' } },
  })
  if (outcome === 'notSetUp' || outcome === 'noAddress') throw new AppError(mail.errors[outcome])
  return null
}
