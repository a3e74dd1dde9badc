import { post } from '@atrium/contract/system/post.record'
import { api } from '#shared/api/api'
import { crudPage } from '#shared/crud/kind/crud-page'
import { PostImport } from './post-import'

/** The posts that users hold, such as "test engineer". */
export default crudPage(api.posts, post, {
  columns: (own) => [
    own.postId,
    own.postCode,
    own.postName,
    own.postSort,
    own.status,
    { ...own.remark, isHidden: false },
  ],
  filters: (own) => [own.postCode, own.postName, own.status],
  details: false,
  tools: PostImport,
})
