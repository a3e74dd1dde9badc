import { post } from 'atrium/contract/system/post.record'
import { api } from '#shared/api/api'
import { relatedUsers } from '#shared/crud/details/sections/related-users'
import { crudPage } from '#shared/crud/kind/crud-page'

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
  related: [({ postId }) => relatedUsers('postId', postId)],
})
