import type { Parsed } from '@atrium/contract/endpoint'
import type { posts } from '@atrium/contract/system/post'
import { post } from '@atrium/contract/system/post.record'
import { countSeen } from '#server/access/records/count-seen'
import { userInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import { allFound, found, fresh } from '#server/call/found'
import { rejectTaken } from '#server/call/taken'
import type { WriteCall } from '#server/call/write-call'

const blank = { postNameEn: '', status: 1, remark: '' } as const

export async function addPost(call: WriteCall, form: Parsed<typeof posts.add>['body']): Promise<number> {
  const { db, changed } = call
  await rejectTaken(call, post, form)
  const insert = db.insertInto('posts').values({ ...blank, ...form })
  const after = await insert.returningAll().executeTakeFirstOrThrow()
  changed({ id: after.postId, after })
  return after.postId
}

export async function editPost(
  call: WriteCall,
  { postId, version, ...form }: Parsed<typeof posts.edit>['body'],
): Promise<null> {
  const { db, changed } = call
  const row = await db.selectFrom('posts').selectAll().where('postId', '=', postId).executeTakeFirst()
  const before = fresh(found(row), version)
  await rejectTaken(call, post, form, before)
  const update = db.updateTable('posts').set({ ...form, version: version + 1 })
  const after = await update.where('postId', '=', postId).returningAll().executeTakeFirstOrThrow()
  changed({ id: postId, before, after })
  return null
}

export async function deletePosts({ db, actor, changed }: WriteCall, ids: number[]): Promise<null> {
  const rows = await db.selectFrom('posts').selectAll().where('postId', 'in', ids).execute()
  const holders = db.selectFrom('users').where('postId', 'in', ids)
  const n = await countSeen(holders, (all) => all.where(userInScope(actor)))
  for (const before of allFound(rows, ids)) changed({ id: before.postId, before })
  if (n !== 0) throw new AppError(post.errors.inUse, { values: { n } })
  await db.deleteFrom('posts').where('postId', 'in', ids).execute()
  return null
}
