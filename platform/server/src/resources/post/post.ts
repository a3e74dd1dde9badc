import type { Output, Parsed } from '@atrium/contract/endpoint'
import type { Post, posts } from '@atrium/contract/system/post'
import { contains } from '#server/db/engines/like'
import { inOrder, list, type RowOrder } from '#server/db/page'
import type { Database, Schema } from '#server/db/schema'
import type { OptionalParams, Params } from '#server/db/statement'
import type { Call } from '#server/call/call'
import { found } from '#server/call/found'

export const postOrder: RowOrder<Schema, 'posts'> = [
  ['postSort', 'asc'],
  ['postId', 'asc'],
]

type Query = Parsed<typeof posts.list>['query']

type Filters = Omit<Query, 'page' | 'pageWith' | 'size'>

export function matchingPosts(db: Database, { postCode, postName, status }: OptionalParams<Filters>) {
  let query = db.selectFrom('posts')
  if (postCode) query = query.where((eb) => contains(eb, 'postCode', postCode))
  if (postName) {
    query = query.where((eb) => eb.or([contains(eb, 'postName', postName), contains(eb, 'postNameEn', postName)]))
  }
  if (status !== undefined) query = query.where('status', '=', status)
  return query
}

const readPage = list({
  from: (db, given: Params<Filters>) => matchingPosts(db, given),
  order: () => postOrder,
  select: (all) => all.selectAll(),
})

export function pageOfPosts(
  { db }: Call,
  { page, size, pageWith, ...filters }: Query,
): Promise<Output<typeof posts.list>> {
  return readPage(db, filters, { page, size, pageWith })
}

/** All posts, for a form to choose from. */
export function listPosts({ db }: Call): Promise<Post[]> {
  return inOrder(db.selectFrom('posts').selectAll(), postOrder).execute()
}

export async function readPost({ db }: Call, postId: number): Promise<Post> {
  return found(await db.selectFrom('posts').selectAll().where('postId', '=', postId).executeTakeFirst())
}
