import type { NoticeReceivers } from '#server/call/message/notice'
import type { NoticeTable } from '#server/db/schema'

/** The columns that say who has a notice: a user, a role, or those who hold a permission. */
export type Receiver = Pick<NoticeTable, 'userId' | 'roleId' | 'permission'>

/** Returns the rows that a notice has. Throws an Error for a user without an id. */
export function receiversOf(to: NoticeReceivers): Receiver[] {
  if ('roleId' in to) return [{ userId: null, roleId: to.roleId, permission: '' }]
  if ('permission' in to) return [{ userId: null, roleId: null, permission: to.permission }]
  return [...new Set([to.userId].flat())].map((userId) => {
    // A row without a user is for everybody.
    if (!Number.isInteger(userId)) throw new Error(`A notice goes to the id of a user, not to ${String(userId)}.`)
    return { userId, roleId: null, permission: '' }
  })
}
