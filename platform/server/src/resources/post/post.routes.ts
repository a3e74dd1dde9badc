import { posts } from 'atrium/contract/system/post'
import { post } from 'atrium/contract/system/post.record'
import { countSeen } from '#server/access/records/count-seen'
import { userInScope } from '#server/access/scope'
import { AppError } from '#server/call/app-error'
import { crudResource } from '#server/crud/crud-resource'
import { seedPosts } from './post.seed'

export const postResource = crudResource(posts, post, {
  seedDemo: seedPosts,
  beforeDelete: async ({ db, actor }, rows) => {
    const ids = rows.map(({ postId }) => postId)
    const n = await countSeen(db.selectFrom('users').where('postId', 'in', ids), (all) => all.where(userInScope(actor)))
    if (n !== 0) throw new AppError(post.errors.inUse, { values: { n } })
  },
})
