import { crudPage } from 'atrium/console/list'
import { api } from 'atrium/console/data'
import { post } from 'atrium/contract/kind'

/** The posts with the columns of this product. */
export const PostPage = crudPage(api.posts, post, { columns: (own) => [own.postName, own.status] })
