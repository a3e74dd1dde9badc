import type { Permission } from '@atrium/contract/access'

/** What a notice is about, and so who may see it: holders of the permission, or admins alone. Everybody without `needs`. */
export interface NoticeEntry {
  readonly id: number
  readonly needs?: Permission | 'admin'
}

export const noticeKinds = ['notifications', 'messages', 'todos'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The notices of each list. What they say loads with the panel. */
export const noticeEntries: Readonly<Record<NoticeKind, readonly NoticeEntry[]>> = {
  notifications: [{ id: 1, needs: 'admin' }, { id: 2, needs: 'admin' }, { id: 3 }, { id: 11 }],
  messages: [{ id: 4, needs: 'admin' }, { id: 5, needs: 'system:post:list' }, { id: 9 }],
  todos: [
    { id: 6, needs: 'admin' },
    { id: 7, needs: 'admin' },
    { id: 8, needs: 'system:dict:list' },
    { id: 12 },
    { id: 10 },
  ],
}
