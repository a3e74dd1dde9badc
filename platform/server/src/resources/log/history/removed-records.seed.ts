import { api } from '@atrium/contract'
import { operationRow, type Origin } from '#server/audit/operation-log'
import type { Database } from '#server/db/schema'
import { nameAvatar } from '#server/call/drawn-avatar'
import { userColumns as columns } from '#server/services/user/user'
import { blank } from '#server/resources/user/user-writes'
import { noPassword } from '#server/credentials/no-password'

/** Rows of records that were added and are gone. They are added and deleted here too, so that nothing else gets their ids. */
export async function rowsOfRemovedRecords(db: Database, [start, end]: readonly [Origin, Origin]) {
  const post = { postCode: 'intern', postName: '实习生', postNameEn: 'Intern', postSort: 5, remark: '' }
  const removedPost = await db
    .insertInto('posts')
    .values({ ...post, status: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.deleteFrom('posts').where('postId', '=', removedPost.postId).execute()
  const account = { passwordHash: noPassword, mustChangePassword: 1, createdAt: start.now } as const
  const user = { ...blank, username: 'intern01', nickname: '实习生一', deptId: 7, avatar: nameAvatar('intern01') }
  const insert = db.insertInto('users').values({ ...user, ...account })
  const removedUser = { ...(await insert.returning(columns).executeTakeFirstOrThrow()), roleIds: [3] }
  await db.deleteFrom('users').where('userId', '=', removedUser.userId).execute()
  return [
    operationRow(start, api.posts.add, [{ id: removedPost.postId, after: removedPost }], 'done'),
    operationRow(start, api.users.add, [{ id: removedUser.userId, after: removedUser }], 'done'),
    operationRow(end, api.users.delete, [{ id: removedUser.userId, before: removedUser }], 'done'),
    operationRow(end, api.posts.delete, [{ id: removedPost.postId, before: removedPost }], 'done'),
  ]
}
