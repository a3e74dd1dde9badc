import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { Post, posts } from '@atrium/contract/system/post'
import { contains } from '../../db/engines/like'
import { pageOf } from '../../db/page'
import type { Call } from '../../http/call'
import { found } from '../../http/found'

type Query = Parsed<typeof posts.list>['query']

export function matchingPosts({ db }: Call, { postCode, postName, status }: Omit<Query, 'page' | 'size'>) {
  let query = db.selectFrom('posts')
  if (postCode) query = query.where((eb) => contains(eb, 'postCode', postCode))
  if (postName) {
    query = query.where((eb) => eb.or([contains(eb, 'postName', postName), contains(eb, 'postNameEn', postName)]))
  }
  if (status !== undefined) query = query.where('status', '=', status)
  return query
}

export function pageOfPosts(call: Call, filters: Query): Promise<Output<typeof posts.list>> {
  return pageOf(matchingPosts(call, filters), filters, (all) => all.selectAll().orderBy('postSort').orderBy('postId'))
}

/** All posts, for a form to choose from. */
export function listPosts({ db }: Call): Promise<Post[]> {
  return db.selectFrom('posts').selectAll().orderBy('postSort').orderBy('postId').execute()
}

export async function readPost({ db }: Call, postId: number): Promise<Post> {
  return found(await db.selectFrom('posts').selectAll().where('postId', '=', postId).executeTakeFirst())
}
