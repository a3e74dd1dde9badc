import { posts } from '@atrium/contract/system/post'
import { resource } from '#server/call/resource'
import { exportPosts } from './post-export'
import { pageOfPosts, readPost } from './post'
import { seedPosts } from './post.seed'
import { addPost, deletePosts, editPost } from './post-writes'

export const postResource = resource(
  posts,
  {
    list: (call, { query }) => pageOfPosts(call, query),
    read: (call, { query }) => readPost(call, query.postId),
    add: (call, { body }) => addPost(call, body),
    edit: (call, { body }) => editPost(call, body),
    delete: (call, { query }) => deletePosts(call, query.ids),
    export: (call, { query }) => exportPosts(call, query),
  },
  { seedDemo: seedPosts },
)
