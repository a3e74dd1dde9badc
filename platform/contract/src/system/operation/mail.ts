import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint, pageOf } from '../../endpoint'
import { filter, id, idList, moment, paging, queryId } from '../../fields'
import { mail } from './mail.record'
import { messageStates } from './message'

/** A mail that was sent, waits or was given up, without its text. */
export const SentMail = z
  .strictObject({
    messageId: id,
    receiver: z.string(),
    title: z.string(),
    state: z.enum(messageStates),
    attempts: z.int(),
    createdAt: moment,
    /** When one that waits is tried next; null for others. */
    nextAt: moment.nullable(),
    endedAt: moment.nullable(),
    /** Why the latest attempt failed, in the words of the server that rejected it. */
    error: z.string(),
    /** Whether nobody may read its text, as that of a link that works once. It cannot be sent again. */
    isPrivate: z.boolean(),
  })
  .meta({ id: 'SentMail' })
export type SentMail = z.output<typeof SentMail>

/** The text of a mail, as it was sent in both formats. */
const MailText = z.strictObject({ text: z.string(), html: z.string() }).meta({ id: 'MailText' })

/** Whether mails can be sent, and from which address. */
const MailSetup = z.strictObject({ isSetUp: z.boolean(), from: z.string() }).meta({ id: 'MailSetup' })

/** The most mails that can be sent again at a time. */
const mostAgain = 100

export const mails = {
  list: endpoint('GET /api/system/mail/list', {
    access: 'system:mail:list',
    query: z.strictObject({ ...paging, receiver: filter, title: filter, state: z.enum(messageStates).optional() }),
    reply: pageOf(SentMail),
    message: 'queried',
    summary: 'List mails',
  }),
  setup: endpoint('GET /api/system/mail/setup', {
    access: 'system:mail:list',
    reply: MailSetup,
    message: 'queried',
    summary: 'Read whether mails can be sent',
  }),
  /** Returns null for a mail whose text is private. */
  text: endpoint('GET /api/system/mail/text', {
    access: 'system:mail:text',
    query: z.strictObject({ messageId: queryId }),
    reply: MailText.nullable(),
    message: 'queried',
    summary: 'Read the text of a mail',
  }),
  /** Lets mails that were given up be sent again. Others, and private ones, stay as they are. */
  retry: endpoint('POST /api/system/mail/retry', {
    access: 'system:mail:send',
    body: z.strictObject({ messageIds: idList(mostAgain).min(1) }),
    reply: z.null(),
    audit: audit('run', mail, '重新发送邮件', 'Send mails again'),
  }),
  /** Sends a mail to the address of the signed-in person. */
  test: endpoint('POST /api/system/mail/test', {
    access: 'system:mail:send',
    body: z.strictObject({}),
    reply: z.null(),
    audit: audit('run', mail, '发送测试邮件', 'Send a test mail'),
  }),
}
