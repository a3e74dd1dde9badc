import * as z from 'zod'
import { endpoint, pageOf } from '../endpoint'
import { filter, id, paging, queryId, queryStatus, status, version } from '../fields'

export const Post = z.strictObject({
  postId: id,
  postCode: z.string(),
  postName: z.string(),
  /** Shown to English readers; empty for the same as `postName`. */
  postNameEn: z.string(),
  postSort: z.int(),
  status,
  remark: z.string(),
  version,
})
export type Post = z.output<typeof Post>

export const posts = {
  list: endpoint('GET /api/system/post/list', {
    access: 'system:post:list',
    query: z.strictObject({ ...paging, postCode: filter, postName: filter, status: queryStatus }),
    reply: pageOf(Post),
    message: 'queried',
  }),
  read: endpoint('GET /api/system/post', {
    access: 'system:post:query',
    query: z.strictObject({ postId: queryId }),
    reply: Post,
  }),
}
