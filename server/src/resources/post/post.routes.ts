import { posts } from '@atrium/contract/system/post'
import { resource } from '../../http/resource'
import { pageOfPosts, readPost } from './post'

export const postResource = resource(posts, {
  list: (call, { query }) => pageOfPosts(call, query),
  read: (call, { query }) => readPost(call, query.postId),
})
