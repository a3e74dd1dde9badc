import * as z from 'zod'
import { endpoint } from '../../endpoint'
import { id, idList } from '../../fields'
import { noticeWays } from './notice-kind'
import { noticeLists } from './notice-list'

/** The icons of the notices of the demo. A kind of notices has an icon of its own. */
export const noticeIcons = [
  'lucide:bell',
  'lucide:shield-check',
  'lucide:database-backup',
  'lucide:calendar-clock',
  'lucide:palette',
  'lucide:message-square',
  'lucide:at-sign',
  'lucide:user-round-check',
  'lucide:list-checks',
  'lucide:book-open-text',
] as const

/** How a to-do is coming along. */
export const noticeStates = ['urgent', 'inProgress', 'notStarted'] as const
export type NoticeState = (typeof noticeStates)[number]

/** One entry of the bell. Times are in milliseconds since 1970. */
export const Notice = z
  .strictObject({
    noticeId: id,
    list: z.enum(noticeLists),
    /** Such as `lucide:bell`. */
    icon: z.string(),
    /** In the language of the reader, like `description`. */
    title: z.string(),
    description: z.string(),
    createdAt: z.int(),
    /** Of a to-do that has one. */
    dueAt: z.int().nullable(),
    state: z.enum(noticeStates).nullable(),
    isRead: z.boolean(),
    /** The address in the console that it leads to, such as `/system/post`; empty for none. */
    link: z.string(),
  })
  .meta({ id: 'Notice' })
export type Notice = z.output<typeof Notice>

/** A kind of notices, or of mails alone, with how the signed-in person gets them. */
const ChosenKind = z
  .strictObject({
    /** Begins with the name of its module, such as `stock.low`. */
    kind: z.string(),
    /** In the language of the reader, like `description`. */
    name: z.string(),
    /** When such a notice comes, in a sentence. */
    description: z.string(),
    icon: z.string(),
    way: z.enum(noticeWays),
    /** The ways that there are: a kind of mails has no bell. */
    ways: z.array(z.enum(noticeWays)),
    /** Whether an administrator has switched off mails of this kind for everybody. */
    isMailOff: z.boolean(),
  })
  .meta({ id: 'NoticeKind' })
export type ChosenKind = z.output<typeof ChosenKind>

/** Why the signed-in person cannot get notices by mail; `none` where they can. */
const mailHindrances = ['none', 'notSetUp', 'noAddress'] as const

/** The most notices that a list call returns. */
export const mostNotices = 100

/** The notices of the signed-in person. What they read or cleared is kept for each person, not for each browser. */
export const notices = {
  list: endpoint('GET /api/notices', {
    access: 'signedIn',
    reply: z.array(Notice),
    isUse: false,
    summary: 'Read own notices, newest first',
  }),
  /** A cleared notice is in no list any more. Ids of notices that the person does not have are ignored. */
  mark: endpoint('POST /api/notices/marks', {
    access: 'signedIn',
    body: z.strictObject({ as: z.enum(['read', 'cleared']), noticeIds: idList(mostNotices).min(1) }),
    reply: z.null(),
    summary: 'Mark own notices as read or cleared',
  }),
  /** Of mails without a notice as well. */
  kinds: endpoint('GET /api/notices/kinds', {
    access: 'signedIn',
    reply: z.array(ChosenKind),
    summary: 'Read the kinds of notices with the own choices',
  }),
  /** Without a mail server, or an address of their own, nobody can choose `mail`. */
  mailHindrance: endpoint('GET /api/notices/mail', {
    access: 'signedIn',
    reply: z.strictObject({ hindrance: z.enum(mailHindrances) }).meta({ id: 'MailHindrance' }),
    summary: 'Read whether notices can come by mail',
  }),
  /** Throws `mail.notSetUp`, `mail.noAddress` or `mail.switchedOff` where `mail` cannot be had. */
  choose: endpoint('PUT /api/notices/kinds', {
    access: 'signedIn',
    body: z.strictObject({
      kind: z
        .string()
        .max(64)
        .meta({ examples: ['platform.roles'] }),
      way: z.enum(noticeWays),
    }),
    reply: z.null(),
    message: 'saved',
    summary: 'Choose how notices of a kind arrive',
  }),
}
