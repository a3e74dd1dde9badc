import type { Post } from 'atrium/contract/system/post'
import { inOrder } from '#server/db/page'
import type { Call } from '#server/call/call'

/** All posts, for a form to choose from. */
export function listPosts({ db }: Call): Promise<Post[]> {
  return inOrder(db.selectFrom('posts').selectAll(), [
    ['postSort', 'asc'],
    ['postId', 'asc'],
  ]).execute()
}
