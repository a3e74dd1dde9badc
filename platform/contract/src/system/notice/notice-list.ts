/** The lists of the bell, in their order. */
export const noticeLists = ['notifications', 'messages', 'todos'] as const
export type NoticeList = (typeof noticeLists)[number]
