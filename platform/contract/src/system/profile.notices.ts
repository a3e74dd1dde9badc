import * as z from 'zod'
import { endpoint } from '../endpoint'
import { id, idList } from '../fields'

/** The lists of the bell, in their order. */
export const noticeLists = ['notifications', 'messages', 'todos'] as const
export type NoticeList = (typeof noticeLists)[number]

/** The icons that a notice can have. */
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
    icon: z.enum(noticeIcons),
    /** In the language of the reader, like `description`. */
    title: z.string(),
    description: z.string(),
    createdAt: z.int(),
    /** Of a to-do that has one. */
    dueAt: z.int().nullable(),
    state: z.enum(noticeStates).nullable(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notice' })
export type Notice = z.output<typeof Notice>

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
}
