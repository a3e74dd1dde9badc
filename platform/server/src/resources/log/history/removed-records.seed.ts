import { platformApi as api } from 'atrium/contract/module/platform-api'
import { operationRow, type Origin } from '#server/audit/operation-log'
import type { Database } from '#server/db/schema'
import { nameAvatar } from '#server/services/user/drawn-avatar'
import { deleteUserRows, insertUsers } from '#server/services/user/user-rows'
import { deletePost, insertPosts } from '../../post/post.seed'
import { blank } from '#server/resources/user/user-writes'
import { noPassword } from '#server/credentials/no-password'

/** Rows of records that were added and are gone. They are added and deleted here too, so that nothing else gets their ids. */
export async function rowsOfRemovedRecords(db: Database, [start, end]: readonly [Origin, Origin]) {
  const post = { postCode: 'intern', postName: '实习生', postNameEn: 'Intern', postSort: 5, remark: '' }
  const [added] = await insertPosts(db, [{ ...post, status: 1 }])
  const removedPost = added!
  await deletePost(db, removedPost.postId)
  const account = { passwordHash: noPassword, mustChangePassword: 1, createdAt: start.now } as const
  const user = { ...blank, username: 'intern01', nickname: '实习生一', deptId: 7, avatar: nameAvatar('intern01') }
  const [left] = await insertUsers(db, [{ ...user, ...account, roleIds: [3] }])
  const removedUser = left!
  await deleteUserRows({ db, now: end.now }, [removedUser.userId])
  return [
    operationRow(start, api.posts.add, [{ id: removedPost.postId, after: removedPost }], 'done'),
    operationRow(start, api.users.add, [{ id: removedUser.userId, after: removedUser }], 'done'),
    operationRow(end, api.users.delete, [{ id: removedUser.userId, before: removedUser }], 'done'),
    operationRow(end, api.posts.delete, [{ id: removedPost.postId, before: removedPost }], 'done'),
  ]
}
