import { most } from '../untrusted/rules'
import * as z from 'zod'
import { audit } from '../audit'
import { bytes, exportQuery } from '../download'
import { endpoint, pageOf } from '../endpoint'
import {
  filter,
  id,
  pageWith,
  paging,
  queryId,
  queryIds,
  queryStatus,
  requiredText,
  sort,
  status,
  text,
  version,
} from '../fields'
import { post } from './post.record'

export const Post = z
  .strictObject({
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
  .meta({ id: 'Post' })
export type Post = z.output<typeof Post>

/**
 * A field that is left out gets its default in a new record and stays as it is in an edited one. Code and name are unique
 * without regard to case.
 */
export const PostForm = z
  .strictObject({
    postCode: requiredText(most.postCode),
    postName: requiredText(most.postName),
    postNameEn: text(most.postName).optional(),
    postSort: sort,
    status: status.optional(),
    remark: text(most.remark).optional(),
  })
  .meta({ id: 'PostForm' })

export const PostEdit = PostForm.extend({ postId: id, version }).meta({ id: 'PostEdit' })

const PostQuery = z.strictObject({ ...paging, pageWith, postCode: filter, postName: filter, status: queryStatus })

export const posts = {
  list: endpoint('GET /api/system/post/list', {
    access: 'system:post:list',
    query: PostQuery,
    reply: pageOf(Post),
    message: 'queried',
    summary: 'List posts',
  }),
  read: endpoint('GET /api/system/post', {
    access: ['system:post:query', 'system:post:edit'],
    query: z.strictObject({ postId: queryId }),
    reply: Post,
    summary: 'Read a post',
  }),
  /** Returns the id of the new post. */
  add: endpoint('POST /api/system/post', {
    access: 'system:post:add',
    body: PostForm,
    reply: id,
    audit: audit('add', post, '新增岗位', 'Add post'),
  }),
  edit: endpoint('PUT /api/system/post', {
    access: 'system:post:edit',
    body: PostEdit,
    reply: z.null(),
    audit: audit('edit', post, '修改岗位', 'Edit post'),
  }),
  delete: endpoint('DELETE /api/system/post', {
    access: 'system:post:delete',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', post, '删除岗位', 'Delete posts'),
  }),
  export: endpoint('GET /api/system/post/export', {
    access: 'system:post:export',
    query: exportQuery(PostQuery),
    reply: bytes,
    summary: 'Export posts',
  }),
}
