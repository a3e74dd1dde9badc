import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { Post, posts } from '@atrium/contract/system/post'
import { contains } from '#server/db/engines/like'
import { askedPage, inOrder, pageOf, type RowOrder } from '#server/db/page'
import type { Schema } from '#server/db/schema'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'

const order: RowOrder<Schema, 'posts'> = [
  ['postSort', 'asc'],
  ['postId', 'asc'],
]

type Query = Parsed<typeof posts.list>['query']

export function matchingPosts({ db }: Call, { postCode, postName, status }: Omit<Query, 'page' | 'pageWith' | 'size'>) {
  let query = db.selectFrom('posts')
  if (postCode) query = query.where((eb) => contains(eb, 'postCode', postCode))
  if (postName) {
    query = query.where((eb) => eb.or([contains(eb, 'postName', postName), contains(eb, 'postNameEn', postName)]))
  }
  if (status !== undefined) query = query.where('status', '=', status)
  return query
}

export async function pageOfPosts(call: Call, query: Query): Promise<Output<typeof posts.list>> {
  const matching = matchingPosts(call, query)
  const page = await askedPage(call.db, matching, query, order)
  return pageOf(matching, { ...query, page }, (all) => inOrder(all.selectAll(), order))
}

/** All posts, for a form to choose from. */
export function listPosts({ db }: Call): Promise<Post[]> {
  return inOrder(db.selectFrom('posts').selectAll(), order).execute()
}

export async function readPost({ db }: Call, postId: number): Promise<Post> {
  return found(await db.selectFrom('posts').selectAll().where('postId', '=', postId).executeTakeFirst())
}
