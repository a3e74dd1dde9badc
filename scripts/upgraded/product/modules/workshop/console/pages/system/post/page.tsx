import { api } from 'atrium/console/data'
import { crudPage } from 'atrium/console/list'
import { post } from 'atrium/contract/kind'

/** The posts with two columns. */
export default crudPage(api.posts, post, { columns: (own) => [own.postName, own.status] })
